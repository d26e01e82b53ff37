#include "app/desktop/laboratory/parameter_words.h"

#include <algorithm>
#include <array>
#include <string>

namespace parlour {

namespace {

struct Meaning {
    std::string_view name; // "game.name" where games differ
    Phrase words;
};

constexpr std::array kMeanings{
    // champions
    Meaning{"worlds",
            PARLOUR_PHRASE("Parameters",
                           "Deals that agree with what was seen, imagined for each decision")},
    Meaning{"rounds", PARLOUR_PHRASE("Parameters",
                                     "Rounds of looking, each at the better half of the moves")},
    Meaning{"inference",
            PARLOUR_PHRASE("Parameters",
                           "Whether deals that explain the others' moves count for more")},
    Meaning{"exact",
            PARLOUR_PHRASE("Parameters",
                           "Deals with at most so many cards left are solved, not played out")},
    Meaning{"prior",
            PARLOUR_PHRASE("Parameters",
                           "Weight of what the quick rules think of a move, in thousandths")},
    Meaning{"learned",
            PARLOUR_PHRASE("Parameters", "How much of a move's value its network tells, in 100; "
                                         "imagined deals tell the rest")},
    Meaning{"level", PARLOUR_PHRASE("Parameters", "How near to what its network expects of a "
                                                  "position it tells values, in 100")},
    Meaning{"temper",
            PARLOUR_PHRASE("Parameters",
                           "How bold it is: above 0 it dares more, below 0 it holds back")},
    Meaning{"miss", PARLOUR_PHRASE("Parameters", "How often it overlooks a move, in 100")},
    Meaning{"playouts",
            PARLOUR_PHRASE("Parameters",
                           "How imagined deals are played out: by quick rules or at random")},
    Meaning{"turns", PARLOUR_PHRASE("Parameters", "Turns of an imagined deal that are played out")},
    Meaning{"win", PARLOUR_PHRASE("Parameters", "How much a win is worth, in cards or figures")},
    Meaning{"sure",
            PARLOUR_PHRASE("Parameters", "Whether it plays sure wins without looking further")},
    Meaning{"moves", PARLOUR_PHRASE("Parameters", "Most plays it looks at, besides a pass")},
    Meaning{"improve",
            PARLOUR_PHRASE("Parameters",
                           "Turns of an imagined deal that are played with more thought")},
    Meaning{"setup",
            PARLOUR_PHRASE("Parameters", "How it chooses its tiles and places the figures")},
    Meaning{"samurai.width",
            PARLOUR_PHRASE("Parameters", "Most steps or turns it looks at in a position")},
    // tree search
    Meaning{"iterations", PARLOUR_PHRASE("Parameters", "Walks through all its trees together")},
    Meaning{"trees", PARLOUR_PHRASE("Parameters", "Trees that vote on the move")},
    Meaning{"exploration",
            PARLOUR_PHRASE(
                "Parameters",
                "How much it tries what it knows little of: the constant of UCB1, in hundredths")},
    Meaning{"megabytes", PARLOUR_PHRASE("Parameters", "Memory for all its trees")},
    Meaning{"observers", PARLOUR_PHRASE("Parameters", "One tree for all players, or one for each")},
    // MiniMax
    Meaning{"determinizations",
            PARLOUR_PHRASE("Parameters", "Samples of the cards or tiles it does not see")},
    Meaning{"depth",
            PARLOUR_PHRASE("Parameters", "How far its tree looks ahead, in moves or turns")},
    Meaning{"peek", PARLOUR_PHRASE("Parameters",
                                   "Cards it knows of each opponent's hand; above 0 it cheats")},
    Meaning{"vote",
            PARLOUR_PHRASE("Parameters", "Whether each sample has a vote, or the mean decides")},
    Meaning{"pruning",
            PARLOUR_PHRASE("Parameters",
                           "Alpha-beta; without it every line is searched, for the same values")},
    Meaning{"ties", PARLOUR_PHRASE("Parameters", "Which of several equally good moves it takes")},
    Meaning{"briscola.lead",
            PARLOUR_PHRASE("Parameters",
                           "Who leads next in its tree: the winner of the trick, or each in turn")},
    Meaning{
        "replacement",
        PARLOUR_PHRASE("Parameters",
                       "Whether a sampled hand may hold a card twice, as in the paper's program")},
    Meaning{"sample",
            PARLOUR_PHRASE(
                "Parameters",
                "Whether sampled hands have as many cards as the opponent, or always three")},
    Meaning{"known",
            PARLOUR_PHRASE(
                "Parameters",
                "Which cards it knows when it peeks: the first ones, or others in each sample")},
    Meaning{"weights",
            PARLOUR_PHRASE("Parameters", "Weights of its evaluation: the thesis' or ours")},
    // Briscola
    Meaning{
        "table",
        PARLOUR_PHRASE("Parameters",
                       "What its table has learned from: the paper's deck, or games by the rules")},
    Meaning{"unknown", PARLOUR_PHRASE("Parameters", "What it plays where its table knows nothing")},
    Meaning{"file", PARLOUR_PHRASE("Parameters",
                                   "A file with what was learned, in place of the program's own")},
    Meaning{"activation", PARLOUR_PHRASE("Parameters", "Activation function of its network")},
    Meaning{"hidden", PARLOUR_PHRASE("Parameters", "Units in the hidden layer of its network")},
    Meaning{
        "trumps",
        PARLOUR_PHRASE(
            "Parameters",
            "Which trumps its network sees marked: all, those not played, or the card turned up")},
    Meaning{"fallback",
            PARLOUR_PHRASE("Parameters",
                           "Whom it asks when its network wants a card that is not in the hand")},
    Meaning{"cases", PARLOUR_PHRASE(
                         "Parameters",
                         "Whether it goes by the order of its rules, or of the cards in the hand")},
    Meaning{
        "second",
        PARLOUR_PHRASE("Parameters",
                       "Whether it uses the second rule, which the paper's program never reaches")},
    Meaning{"positions",
            PARLOUR_PHRASE("Parameters", "Positions for each card that it may look at")},
    // Big Two
    Meaning{"pass",
            PARLOUR_PHRASE(
                "Parameters",
                "Whether it passes only when it has to, or draws a pass like any other move")},
    Meaning{"bigtwo.lead",
            PARLOUR_PHRASE("Parameters", "What it leads: what is beaten least often, the lowest "
                                         "card, the most or the fewest cards")},
    Meaning{"pairs",
            PARLOUR_PHRASE("Parameters", "Whether it breaks up a pair to answer a single card")},
    Meaning{"fives",
            PARLOUR_PHRASE(
                "Parameters",
                "Whether it breaks up five cards to answer a single card although it has a pair")},
    Meaning{"plays", PARLOUR_PHRASE("Parameters", "Whether plays in its lists may share cards")},
    Meaning{"winning",
            PARLOUR_PHRASE("Parameters",
                           "When it uses its winning strategy: only when it leads, or always")},
    Meaning{"threat",
            PARLOUR_PHRASE(
                "Parameters",
                "What it answers while an opponent has one card: its lowest or its highest card")},
    Meaning{"left",
            PARLOUR_PHRASE(
                "Parameters",
                "How it values what is left: by the highest card, or by the sum of all cards")},
    // Doudizhu
    Meaning{"top", PARLOUR_PHRASE(
                       "Parameters",
                       "Among how many outputs of the network a play must be to replace a pass")},
    Meaning{"delta",
            PARLOUR_PHRASE(
                "Parameters",
                "How much likelier a pass may be than a play that replaces it, in hundredths")},
    Meaning{"kickers",
            PARLOUR_PHRASE("Parameters",
                           "Which kickers it takes: by the value of what is left, or the lowest")},
    // Euchre
    Meaning{
        "threshold",
        PARLOUR_PHRASE("Parameters", "From what share of the strength left it plays high, in 100")},
    Meaning{"good_chance",
            PARLOUR_PHRASE("Parameters", "From what chance a trick counts as won, in 100")},
    Meaning{
        "beaten_chance",
        PARLOUR_PHRASE("Parameters",
                       "From what chance the last player is thought to beat the partner, in 100")},
    Meaning{
        "partner_loses",
        PARLOUR_PHRASE(
            "Parameters",
            "What it plays when the partner is losing: a card that wins, or always a high one")},
    Meaning{"euchre.lead",
            PARLOUR_PHRASE("Parameters", "Which card it leads: its best, or its highest")},
    Meaning{"wins", PARLOUR_PHRASE("Parameters",
                                   "With which card it wins: the lowest or the highest that does")},
    Meaning{"values",
            PARLOUR_PHRASE("Parameters", "Values of the cards: the thesis' figure, or learned")},
    Meaning{
        "low_below",
        PARLOUR_PHRASE("Parameters", "Below what share of the strength left it plays low, in 100")},
    Meaning{
        "high_from",
        PARLOUR_PHRASE("Parameters", "From what share of the strength left it plays high, in 100")},
    // Samurai
    Meaning{"boundary",
            PARLOUR_PHRASE(
                "Parameters",
                "The round from which it plays fast tiles; of the heuristics in hundredths")},
    Meaning{"held",
            PARLOUR_PHRASE("Parameters",
                           "How much of the influence it has already counts again, in hundredths")},
    Meaning{
        "decided",
        PARLOUR_PHRASE(
            "Parameters",
            "What a kind of figure loses in value once somebody has its majority, in hundredths")},
    Meaning{"domain",
            PARLOUR_PHRASE("Parameters",
                           "How influence on a figure counts: by how close it is, or as printed")},
    Meaning{"figure", PARLOUR_PHRASE("Parameters", "Worth of a figure, in hundredths")},
    Meaning{"score",
            PARLOUR_PHRASE("Parameters", "Whether the score adds up kinds of figures, or figures")},
    Meaning{"keep",
            PARLOUR_PHRASE("Parameters",
                           "Whether fast tiles stay in the hand, or only come last as printed")},
    Meaning{"turn", PARLOUR_PHRASE("Parameters", "How much of a turn it weighs at a time")},
    Meaning{"w1", PARLOUR_PHRASE("Parameters", "Weight of influence, in hundredths")},
    Meaning{"w2", PARLOUR_PHRASE("Parameters", "Weight of keeping fast tiles, in hundredths")},
    Meaning{"w3", PARLOUR_PHRASE("Parameters",
                                 "Weight of the figures that would be captured, in hundredths")},
    Meaning{"k1",
            PARLOUR_PHRASE("Parameters", "Worth of keeping a tile of one kind, in hundredths")},
    Meaning{"k2", PARLOUR_PHRASE("Parameters", "Worth of keeping a samurai, in hundredths")},
    Meaning{"k3", PARLOUR_PHRASE("Parameters", "Worth of keeping a ship, in hundredths")},
    Meaning{"k4", PARLOUR_PHRASE("Parameters", "Worth of keeping a ronin, in hundredths")},
};

} // namespace

Phrase parameterMeaning(std::string_view game, std::string_view parameter) {
    const std::string own = std::string(game) + '.' + std::string(parameter);
    for (const std::string_view name : {std::string_view(own), parameter}) {
        const auto found = std::ranges::find(kMeanings, name, &Meaning::name);
        if (found != kMeanings.end()) return found->words;
    }
    return {};
}

} // namespace parlour
