// The options of RULES 8. A preset sets the defaults of the others.
#include "core/samurai/rules.h"

namespace parlour::samurai {

namespace {

// A custom map fixes the number of players, and may need all 20 tiles to be filled.
Result<OptionSpec::Value> readMap(const Json& map) {
    const auto board = parseBoard(map);
    if (!board) return board.error();
    const Json players{{"players", board->players}};
    OptionSpec::Value value{map, PARLOUR_PHRASE("Samurai options", "A map of your own"), players,
                            players, board->title};
    constexpr int kLandTilesOf18 = 15; // 10.4
    if (board->landCount() > kLandTilesOf18 * board->players) value.needs["tiles"] = 20;
    return value;
}

} // namespace

std::span<const OptionSpec> Samurai::optionSpecs() {
    static const OptionSpec::Value kNo{false, PARLOUR_PHRASE("Samurai options", "No")};
    static const OptionSpec::Value kYes{true, PARLOUR_PHRASE("Samurai options", "Yes")};
    static const std::array<OptionSpec, 13> kSpecs{{
        {"players",
         PARLOUR_PHRASE("Samurai options", "Players"),
         PARLOUR_PHRASE("Samurai options",
                        "Two play on Honshu; three add Kyushu and Shikoku, four also Hokkaido."),
         {{2, PARLOUR_PHRASE("Samurai options", "Two")},
          {3, PARLOUR_PHRASE("Samurai options", "Three")},
          {4, PARLOUR_PHRASE("Samurai options", "Four")}}},
        {"map",
         PARLOUR_PHRASE("Samurai options", "Map"),
         PARLOUR_PHRASE("Samurai options",
                        "The program's map of Japan, or a map of your own from a file."),
         {{"japan", PARLOUR_PHRASE("Samurai options", "Japan")}},
         OptionSpec::Custom{"samurai-map/1", readMap}},
        {"preset",
         PARLOUR_PHRASE("Samurai options", "Rules"),
         PARLOUR_PHRASE("Samurai options",
                        "The two published editions, and the short game in which the computer "
                        "players were first tested."),
         {{"1998", PARLOUR_PHRASE("Samurai options", "Edition of 1998")},
          {"2015",
           PARLOUR_PHRASE("Samurai options", "Edition of 2015"),
           {{"hand_time", "after_figures"},
            {"capture", "end_of_turn"},
            {"tx_targets", "any_land"}}},
          {"thesis",
           PARLOUR_PHRASE("Samurai options", "As in the thesis"),
           {{"tiles", 18},
            {"figures", "random"},
            {"hand", "random"},
            {"mode", "domination"},
            {"winner", "thesis"}}}}},
        {"tiles",
         PARLOUR_PHRASE("Samurai options", "Tiles per player"),
         PARLOUR_PHRASE("Samurai options", "18 leaves out the two exchanges."),
         {{20, PARLOUR_PHRASE("Samurai options", "20")},
          {18, PARLOUR_PHRASE("Samurai options", "18")}}},
        {"figures",
         PARLOUR_PHRASE("Samurai options", "Figures"),
         PARLOUR_PHRASE("Samurai options",
                        "The players place the figures one by one, towns first, or they are "
                        "placed by lot."),
         {{"players", PARLOUR_PHRASE("Samurai options", "Placed by the players")},
          {"random", PARLOUR_PHRASE("Samurai options", "By lot")}}},
        {"hand",
         PARLOUR_PHRASE("Samurai options", "First hand"),
         PARLOUR_PHRASE("Samurai options",
                        "All players choose their first five tiles, or draw them by lot."),
         {{"choose", PARLOUR_PHRASE("Samurai options", "Chosen")},
          {"random", PARLOUR_PHRASE("Samurai options", "By lot")}}},
        {"hand_time",
         PARLOUR_PHRASE("Samurai options", "The first hand is chosen"),
         PARLOUR_PHRASE("Samurai options",
                        "Whether the first hand is chosen before or after it is known where the "
                        "figures stand."),
         {{"before_figures", PARLOUR_PHRASE("Samurai options", "Before the figures are placed")},
          {"after_figures", PARLOUR_PHRASE("Samurai options", "After the figures are placed")}}},
        {"capture",
         PARLOUR_PHRASE("Samurai options", "Captures"),
         PARLOUR_PHRASE("Samurai options",
                        "As soon as a settlement is surrounded, or at the end of the turn, so that "
                        "later tiles of the turn still count."),
         {{"immediate", PARLOUR_PHRASE("Samurai options", "At once")},
          {"end_of_turn", PARLOUR_PHRASE("Samurai options", "At the end of the turn")}}},
        {"tx_targets",
         PARLOUR_PHRASE("Samurai options", "The tile exchange moves"),
         PARLOUR_PHRASE("Samurai options", "Which of your own tiles on land it may pick up."),
         {{"normal", PARLOUR_PHRASE("Samurai options", "Normal tiles, not the ronin")},
          {"any_land", PARLOUR_PHRASE("Samurai options", "Any tile on land")}}},
        {"mode",
         PARLOUR_PHRASE("Samurai options", "The game ends"),
         PARLOUR_PHRASE("Samurai options",
                        "When one kind of figure is gone or four figures are set aside; in "
                        "domination, when no figure is left."),
         {{"standard", PARLOUR_PHRASE("Samurai options", "Standard")},
          {"domination", PARLOUR_PHRASE("Samurai options", "Domination")}}},
        {"winner",
         PARLOUR_PHRASE("Samurai options", "Winner"),
         PARLOUR_PHRASE("Samurai options",
                        "If nobody leads in two kinds of figure, those who lead in one compare "
                        "their figures of the other kinds first; in the two-player game of the "
                        "thesis they compare all their figures."),
         {{"standard", PARLOUR_PHRASE("Samurai options", "By the printed rules")},
          {"thesis",
           PARLOUR_PHRASE("Samurai options", "As in the thesis"),
           Json::object(),
           {{"players", 2}}}}},
        {"fx_null",
         PARLOUR_PHRASE("Samurai options", "Empty exchanges"),
         PARLOUR_PHRASE("Samurai options",
                        "Whether two figures of the same kind may be exchanged, which changes "
                        "nothing."),
         {kNo, kYes}},
        {"open_captures",
         PARLOUR_PHRASE("Samurai options", "Open captures"),
         PARLOUR_PHRASE("Samurai options",
                        "Whether the table shows what the others have captured, which everybody "
                        "has seen."),
         {kYes, kNo}},
    }};
    return kSpecs;
}

Options Samurai::options(const Json& complete) {
    const auto is = [&](const char* name, const char* value) { return complete.at(name) == value; };
    Options options;
    options.players = complete.at("players").get<std::uint8_t>();
    options.tiles = complete.at("tiles").get<std::uint8_t>();
    options.randomFigures = is("figures", "random");
    options.randomHand = is("hand", "random");
    options.handAfterFigures = is("hand_time", "after_figures");
    options.captureAtEndOfTurn = is("capture", "end_of_turn");
    options.anyLandTileMoves = is("tx_targets", "any_land");
    options.domination = is("mode", "domination");
    options.thesisWinner = is("winner", "thesis");
    options.emptyExchange = complete.at("fx_null").get<bool>();
    options.openCaptures = complete.at("open_captures").get<bool>();
    options.starterByLot = is("preset", "2015");
    if (complete.contains("map"))
        options.playOn(std::make_shared<const Board>(parseBoard(complete.at("map")).value()));
    return options;
}

} // namespace parlour::samurai
