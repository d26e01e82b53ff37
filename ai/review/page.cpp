#include "ai/review/page.h"

#include "ai/catalogue/move_words.h"
#include "ai/catalogue/picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace parlour {

namespace {

// Each seat's line has a colour and dashes of its own, each grade a sign and a word.
constexpr std::string_view kStyle = R"(
:root{color-scheme:light dark;--ink:#22272b;--paper:#faf8f4;--quiet:#6a7076;--rule:#d9d5cc;
--seat0:#0067a3;--seat1:#b34a00;--seat2:#00785a;--seat3:#9c4a80;--bad:#a3241b}
@media screen and (prefers-color-scheme:dark){:root{--ink:#e6e3dc;--paper:#1c2023;--quiet:#9aa1a6;--rule:#3a4045;
--seat0:#63b4ea;--seat1:#f2924d;--seat2:#45c9a2;--seat3:#dc9ac4;--bad:#ff8d80}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60em;
margin:2em auto;padding:0 1em}
h1,h2{line-height:1.2}svg{width:100%;height:auto}
.course text{font:13px system-ui,sans-serif;fill:var(--quiet)}.course text.bad{fill:var(--bad);
font-weight:600}
.key span{display:inline-block;margin-right:1.5em}.key svg{width:2em;height:.5em;vertical-align:middle}
table{border-collapse:collapse;margin:1em 0}th,td{padding:.25em .8em .25em 0;text-align:left;
border-bottom:1px solid var(--rule)}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
ol{list-style:none;padding:0}li{padding:.5em 0;border-bottom:1px solid var(--rule)}
.quiet{color:var(--quiet)}.bad{color:var(--bad);font-weight:600}p{margin:.2em 0}
@media(max-width:40em){.course text{font-size:24px}th{display:none}table,tbody,tr,td{display:block}
tr{border-bottom:1px solid var(--rule);padding:.4em 0}td{border:0;padding:0}
td:first-child{font-weight:600}td::before{content:attr(data-head);float:left;color:var(--quiet)}}
@media print{:root{--paper:#fff}li,tr,svg,.course{break-inside:avoid}h2{break-after:avoid}body{margin:0;max-width:none}}
)";

constexpr int kMostLines = 6; // across a course, besides the lowest
constexpr std::array<std::string_view, kGrades> kSigns{"★", "✓", "?!", "?", "??", "–"};
constexpr std::array<std::string_view, kMostSeats> kDashes{"none", "8 4", "2 3", "10 3 2 3"};

const Phrase& gradeWord(Grade grade) {
    static constexpr std::array<Phrase, kGrades> kWords{
        PARLOUR_PHRASE("Review", "Best"),       PARLOUR_PHRASE("Review", "Good"),
        PARLOUR_PHRASE("Review", "Inaccuracy"), PARLOUR_PHRASE("Review", "Mistake"),
        PARLOUR_PHRASE("Review", "Blunder"),    PARLOUR_PHRASE("Review", "Forced")};
    return kWords[static_cast<std::size_t>(grade)];
}

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
        case '&': safe += "&amp;"; break;
        case '<': safe += "&lt;"; break;
        case '>': safe += "&gt;"; break;
        case '"': safe += "&quot;"; break;
        default: safe += c;
        }
    }
    return safe;
}

class Page {
public:
    explicit Page(const PageVoice& voice) : m_voice(voice) {}

    std::string make(std::span<const ReviewedDeal> deals) {
        const std::string title = say(PARLOUR_PHRASE("Review", "Review"));
        m_text = fmt::format("<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">"
                             "<meta name=\"viewport\" content=\"width=device-width\">"
                             "<title>{}</title><style>{}{}</style></head><body>\n<h1>{}</h1>\n",
                             escaped(m_voice.language), title, kStyle, kPictureStyle, title);
        if (deals.size() > 1 && areOfSamePlayers(deals)) {
            std::vector<const Review*> reviews;
            for (const ReviewedDeal& deal : deals) reviews.push_back(&deal.review);
            m_text += fmt::format("<h2>{}</h2>\n", say(PARLOUR_PHRASE("Review", "All deals")));
            addFigures(together(reviews), deals.front().names);
        }
        for (std::size_t deal = 0; deal < deals.size(); ++deal) {
            if (deals.size() > 1)
                m_text += fmt::format("<h2>{}</h2>\n", say(PARLOUR_PHRASE("Review", "Deal %1"),
                                                           {std::to_string(deal + 1)}));
            m_names = deals[deal].names;
            nameMoves(deals[deal]);
            addFigures(deals[deal].review, deals[deal].names);
            addCourse(deals[deal]);
            addDecisions(deals[deal]);
        }
        return m_text + "</body></html>\n";
    }

private:
    // What is put into a sentence is plain, since the sentence is escaped as a whole.
    std::string plain(const Phrase& phrase, const std::vector<std::string>& args) const {
        return m_voice.say ? m_voice.say(phrase, args) : fill(phrase.english, args);
    }
    std::string say(const Phrase& phrase, const std::vector<std::string>& args = {}) const {
        return escaped(plain(phrase, args));
    }
    std::string why(const KeptReason& kept) const {
        Reason reason = kept.reason();
        if (m_voice.why) return escaped(m_voice.why(reason));
        for (Reason::Arg& arg : reason.args) {
            const auto seat = static_cast<std::size_t>(arg.number);
            if (arg.kind == Reason::Arg::Kind::Player && seat < m_names.size())
                arg = {Reason::Arg::Kind::Words, 0, {"", m_names[seat].c_str()}};
        }
        return escaped(english(reason));
    }
    // What speaks against the move that was played, with a space behind it, or nothing.
    std::string whyNot(const ReviewedDecision& decision) const {
        std::string text;
        for (const ReviewedDecision::Candidate& candidate : decision.candidates)
            if (candidate.move == decision.move)
                for (const KeptReason& reason : candidate.whyNot) text += why(reason) + " ";
        return text;
    }
    std::string plain(const Words& words) const {
        if (words.phrase.empty()) return words.plain;
        std::vector<std::string> args;
        for (const Words& arg : words.args) args.push_back(plain(arg));
        return plain(words.phrase, args);
    }
    static std::string nameOf(const std::vector<std::string>& names, Seat seat) {
        const auto i = static_cast<std::size_t>(seat);
        return escaped(i < names.size() ? names[i] : std::to_string(seat));
    }

    enum class Form { Rough, Signed, Fine }; // the last with a digit more
    // A difference: in 100 games, or in points, with its standard error if that shows. Plain.
    std::string amount(double value, ValueKind unit, Form form, double noise = 0) const {
        const bool isWin = unit == ValueKind::Win;
        const int digits = (isWin ? 0 : 1) + (form == Form::Fine);
        const double scale = std::pow(10, digits);
        const auto rounded = [&](double exact) { // never "-0"
            return std::round((isWin ? 100 * exact : exact) * scale) / scale + 0.0;
        };
        const double shown = rounded(value);
        std::string number = form == Form::Signed && shown != 0
                                 ? fmt::format("{:+.{}f}", shown, digits)
                                 : fmt::format("{:.{}f}", shown, digits);
        if (const double doubt = rounded(noise); doubt > 0)
            number += fmt::format(" ± {:.{}f}", doubt, digits);
        return plain(isWin ? PARLOUR_PHRASE("Review", "%1 in 100")
                           : PARLOUR_PHRASE("Review", "%1 points"),
                     {number});
    }

    void addFigures(const Review& review, const std::vector<std::string>& names) {
        std::vector<std::string> heads;
        m_text += "<table><tr>";
        for (const Phrase& head :
             {PARLOUR_PHRASE("Review", "Player"), PARLOUR_PHRASE("Review", "Accuracy"),
              PARLOUR_PHRASE("Review", "Cost of a decision"), PARLOUR_PHRASE("Review", "Luck"),
              PARLOUR_PHRASE("Review", "Own decisions"),
              PARLOUR_PHRASE("Review", "Decisions of others")}) {
            m_text += fmt::format("<th{}>{}</th>", heads.empty() ? "" : " class=\"n\"", say(head));
            heads.push_back(say(head));
        }
        m_text += "</tr>\n";
        for (Seat seat = 0; seat < review.seats; ++seat) {
            const auto i = static_cast<std::size_t>(seat);
            m_text += fmt::format("<tr><td>{}</td>", nameOf(names, seat));
            std::size_t column = 1;
            // On narrow pages each cell has its head beside it.
            const auto add = [&](const std::string& words) {
                m_text += fmt::format("<td class=\"n\" data-head=\"{}\">{}</td>", heads[column++],
                                      escaped(words));
            };
            add(fmt::format("{:.0f}", review.figures[i].accuracy));
            add(amount(review.figures[i].meanCost, review.unit, Form::Fine));
            add(amount(review.luck[i], review.unit, Form::Signed, review.luckNoise[i]));
            for (const double value : {review.skill[i][i], review.broughtByOthers(seat)})
                add(amount(value, review.unit, Form::Signed));
            m_text += "</tr>\n";
        }
        m_text += "</table>\n";
    }

    // The moves of the deal's decisions, as they are said before they are made.
    void nameMoves(const ReviewedDeal& deal) {
        m_moves.clear();
        const auto table = deal.table ? deal.table->clone() : nullptr; // goes along
        if (table) goTo(*table, 0);
        const auto nameOf = [&](const std::string& move) {
            std::string words = table ? plain(moveWords(*table, move)) : move;
            if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] -= 'a' - 'A';
            return words;
        };
        for (const ReviewedDecision& decision : deal.review.decisions) {
            if (table) goTo(*table, decision.ply);
            m_moves.push_back({nameOf(decision.move), nameOf(decision.best)});
        }
    }

    // What each seat expected, from the deal to the end; graded decisions that cost something are
    // marked with their signs.
    void addCourse(const ReviewedDeal& deal) {
        const Review& review = deal.review;
        constexpr double kWidth = 900, kHeight = 290, kLeft = 60, kRight = 890, kTop = 30,
                         kBottom = 275;
        // Chances end at 0 and 100, though mistakes may add up to more; points end at round ones.
        double low = 0, high = 1, step = 0.25;
        if (review.unit == ValueKind::Score) {
            for (const SeatValues& row : review.expectation)
                for (Seat seat = 0; seat < review.seats; ++seat) {
                    low = std::min(low, row[static_cast<std::size_t>(seat)]);
                    high = std::max(high, row[static_cast<std::size_t>(seat)]);
                }
            step = 1;
            while (high - low > kMostLines * step) step *= 2;
            low = step * std::floor(low / step);
            high = step * std::ceil(high / step);
        }
        const auto x = [&](std::size_t row) {
            return kLeft + (kRight - kLeft) * static_cast<double>(row) /
                               static_cast<double>(review.expectation.size() - 1);
        };
        const auto y = [&](double value) {
            return kBottom - (kBottom - kTop) * (std::clamp(value, low, high) - low) / (high - low);
        };
        const std::string title = say(PARLOUR_PHRASE("Review", "What each player could expect"));
        m_text += fmt::format("<div class=\"course\"><p class=\"quiet\">{}</p>\n"
                              "<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">\n",
                              title, kWidth, kHeight, title);
        for (double value = low; value < high + step / 2; value += step)
            m_text += fmt::format("<path d=\"M{:.1f} {:.1f}H{:.1f}\" stroke=\"var(--rule)\"/>"
                                  "<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"end\">{:.0f}"
                                  "</text>\n",
                                  kLeft, y(value), kRight, kLeft - 6, y(value) + 4,
                                  review.unit == ValueKind::Win ? 100 * value : value);
        std::string key;
        for (Seat seat = 0; seat < review.seats; ++seat) {
            const auto i = static_cast<std::size_t>(seat);
            std::string path;
            for (std::size_t row = 0; row < review.expectation.size(); ++row)
                path += fmt::format("{}{:.1f} {:.1f}", row == 0 ? "M" : "L", x(row),
                                    y(review.expectation[row][i]));
            const std::string pen =
                fmt::format("fill=\"none\" stroke=\"var(--seat{})\" stroke-width=\"2\" "
                            "stroke-dasharray=\"{}\"",
                            seat, kDashes[i]);
            m_text += fmt::format("<path d=\"{}\" {}/>\n", path, pen);
            key += fmt::format("<span><svg viewBox=\"0 0 32 8\" aria-hidden=\"true\">"
                               "<path d=\"M0 4h32\" {}/></svg> {}</span>\n",
                               pen, nameOf(deal.names, seat));
        }
        for (std::size_t i = 0; i < review.decisions.size(); ++i) {
            const ReviewedDecision& decision = review.decisions[i];
            if (decision.grade < Grade::Inaccuracy || decision.isForced()) continue;
            const auto row = static_cast<std::size_t>(decision.ply) + 1;
            const double value = review.expectation[row][static_cast<std::size_t>(decision.seat)];
            m_text +=
                fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\" "
                            "class=\"bad\">{}<title>{}: {}</title></text>\n",
                            x(row), y(value) - 6, kSigns[static_cast<std::size_t>(decision.grade)],
                            nameOf(deal.names, decision.seat), escaped(m_moves[i].played));
        }
        m_text += fmt::format("</svg><p class=\"key\">{}</p></div>\n", key);
    }

    void addDecisions(const ReviewedDeal& deal) {
        const Review& review = deal.review;
        PictureTexts texts;
        for (Seat seat = 0; seat < review.seats; ++seat)
            texts.names.push_back(nameOf(deal.names, seat));
        texts.say = [this](const Phrase& phrase, const std::vector<std::string>& args) {
            return plain(phrase, args);
        };
        const auto table = deal.table ? deal.table->clone() : nullptr; // goes along
        if (table) goTo(*table, 0);
        m_text += "<ol>\n";
        for (std::size_t i = 0; i < review.decisions.size(); ++i) {
            const ReviewedDecision& decision = review.decisions[i];
            const auto grade = static_cast<std::size_t>(decision.grade);
            const bool isBad = decision.grade >= Grade::Inaccuracy && !decision.isForced();
            m_text += fmt::format(
                "<li><p><span class=\"quiet\">{}.</span> {}: <b>{}</b> <span class=\"{}\">{} "
                "{}</span>",
                decision.ply + 1, nameOf(deal.names, decision.seat), escaped(m_moves[i].played),
                isBad ? "bad" : "quiet", kSigns[grade], say(gradeWord(decision.grade)));
            if (isBad)
                m_text +=
                    fmt::format(". {} {}{}",
                                say(PARLOUR_PHRASE("Review", "Cost: about %1."),
                                    {amount(decision.cost, decision.unit, Form::Rough)}),
                                whyNot(decision),
                                say(PARLOUR_PHRASE("Review", "Best: %1."), {m_moves[i].best}));
            m_text += "</p>\n";
            const auto& reasons =
                isBad && !decision.against.empty() ? decision.against : decision.reasons;
            if (decision.grade != Grade::Good && !reasons.empty()) {
                m_text += "<p class=\"quiet\">";
                for (const KeptReason& reason : reasons) m_text += why(reason) + " ";
                m_text += "</p>";
            }
            if (isBad && table) {
                goTo(*table, decision.ply);
                m_text += positionPicture(*table, decision.best, decision.move, texts);
            }
            m_text += "</li>\n";
        }
        m_text += "</ol>\n";
    }

    const PageVoice& m_voice;
    std::span<const std::string> m_names; // of the players of the present deal, by seat
    struct Moves {                        // of a decision, plain
        std::string played;
        std::string best;
    };
    std::vector<Moves> m_moves; // of the present deal's decisions
    std::string m_text;
};

} // namespace

std::string reviewPage(std::span<const ReviewedDeal> deals, const PageVoice& voice) {
    return Page(voice).make(deals);
}

} // namespace parlour
