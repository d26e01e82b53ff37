// Which decisions the list of a review shows, and in which order.
#include "app/desktop/review/decision_list.h"

#include <QAbstractItemModelTester>
#include <catch2/catch.hpp>

using namespace parlour;

namespace {

ReviewedDecision decision(int ply, Seat seat, Grade grade, double cost = 0) {
    ReviewedDecision made;
    made.ply = ply;
    made.seat = seat;
    made.grade = grade;
    made.cost = cost;
    return made;
}

const std::vector<ReviewedDecision> kDecisions{
    decision(0, 0, Grade::Best),          decision(1, 1, Grade::Mistake, 0.08),
    decision(2, 0, Grade::Blunder, 0.3),  decision(3, 1, Grade::Forced),
    decision(4, 0, Grade::Good, 0.01),    decision(5, 1, Grade::Inaccuracy, 0.03),
    decision(6, 0, Grade::Mistake, 0.06),
};

std::vector<int> plies(const DecisionList& list) {
    std::vector<int> plies;
    for (int row = 0; row < list.count(); ++row)
        plies.push_back(list.data(list.index(row), DecisionList::Ply).toInt());
    return plies;
}

using Plies = std::vector<int>;

} // namespace

TEST_CASE("A list of decisions shows what its reader wants, in the order wanted") {
    DecisionList list;
    const QAbstractItemModelTester tester(&list,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    list.update(kDecisions, {"Anna", "Giulia"});
    CHECK(plies(list) == Plies{1, 2, 5, 6});
    list.setSeat(0);
    CHECK(plies(list) == Plies{2, 6});
    list.setSeat(1);
    CHECK(plies(list) == Plies{1, 5});
    CHECK(list.data(list.index(0), DecisionList::Name) == "Giulia");
    list.setSeat(kNoSeat);
    list.setByCost(true);
    CHECK(plies(list) == Plies{2, 1, 6, 5});
    list.setLeastGrade(static_cast<int>(Grade::Mistake));
    CHECK(plies(list) == Plies{2, 1, 6});
    list.setLeastGrade(static_cast<int>(Grade::Blunder));
    CHECK(plies(list) == Plies{2});
    list.setLeastGrade(0);
    list.setByCost(false);
    CHECK(plies(list) == Plies{0, 1, 2, 3, 4, 5, 6});
}

TEST_CASE("Decisions come, change their grade and go without a reset of the list") {
    DecisionList list;
    const QAbstractItemModelTester tester(&list,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    int resets = 0;
    QObject::connect(&list, &QAbstractItemModel::modelReset, [&] { ++resets; });
    list.setByCost(true);
    std::vector<ReviewedDecision> known;
    for (const ReviewedDecision& next : kDecisions) {
        known.push_back(next);
        list.update(known, {"Anna", "Giulia"});
    }
    CHECK(plies(list) == Plies{2, 1, 6, 5});
    known[1].cost = 0.4; // a deeper look
    known[2].grade = Grade::Good;
    list.update(known, {"Anna", "Giulia"});
    CHECK(plies(list) == Plies{1, 6, 5});
    list.update({}, {"Anna", "Giulia"});
    CHECK(plies(list).empty());
    CHECK(resets == 0);
}

TEST_CASE("From any turn the next mistake and the one before can be found, whatever the order") {
    DecisionList list;
    list.update(kDecisions, {"Anna", "Giulia"});
    list.setByCost(GENERATE(false, true));
    CHECK(list.plyBeside(-1, 1) == 1);
    CHECK(list.plyBeside(2, 1) == 5);
    CHECK(list.plyBeside(6, 1) == -1);
    CHECK(list.plyBeside(7, -1) == 6);
    CHECK(list.plyBeside(5, -1) == 2);
    CHECK(list.plyBeside(1, -1) == -1);
}
