#include "ai/catalogue/habits.h"

#include "ai/catalogue/game_list.h"

namespace parlour {

namespace {

template <class G, class Habits> class HabitBookOf final : public HabitBook {
public:
    std::span<const DecisionLabel> kinds() const override { return Habits::kinds(); }
    std::span<const DecisionLabel> habits() const override { return Habits::habits(); }
    std::string_view kindOf(const Table& table, std::string_view best) const override {
        return Habits::kindOf(view(table), G::parseMove(best).value());
    }
    std::string_view habitOf(const Table& table, std::string_view played,
                             std::string_view best) const override {
        return Habits::habitOf(view(table), G::parseMove(played).value(),
                               G::parseMove(best).value());
    }

private:
    static typename G::Observation view(const Table& table) {
        return G::observe(static_cast<const GameTable<G>&>(table).timeline().state(),
                          table.toMove());
    }
};

template <class... Players>
const HabitBook* find(std::string_view game, std::tuple<Players...>* /*games*/) {
    const HabitBook* found = nullptr;
    const auto look = [&]<class P>(P* /*players*/) {
        static const HabitBookOf<typename P::Rules, typename P::Habits> kBook;
        if (game == P::Rules::kId) found = &kBook;
    };
    (look(static_cast<Players*>(nullptr)), ...);
    return found;
}

} // namespace

const HabitBook* habitsOf(std::string_view game) {
    return find(game, static_cast<Games*>(nullptr));
}

} // namespace parlour
