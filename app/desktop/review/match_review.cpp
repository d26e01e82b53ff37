#include "app/desktop/review/match_review.h"

#include "ai/catalogue/games.h"
#include "app/desktop/review/review_job.h"
#include "app/desktop/review/review_words.h"

#include <algorithm>

namespace parlour {

MatchReview::MatchReview(const GameEntry& game, std::vector<Deal> deals, QStringList names,
                         QObject* parent)
    : QObject(parent),
      m_game(game),
      m_deals(std::move(deals)),
      m_names(std::move(names)),
      m_reviews(m_deals.size()) {
    lookAtNext();
}

MatchReview::~MatchReview() = default;

void MatchReview::lookAtNext() {
    m_job.reset();
    std::size_t next = 0;
    while (next < m_reviews.size() && m_reviews[next]) ++next;
    if (next == m_reviews.size()) return;
    const Deal& deal = m_deals[next];
    m_job = std::make_unique<ReviewJob>(m_game, deal.table->clone(),
                                        std::vector{ReviewDepth::Normal}, deal.file);
    connect(m_job.get(), &ReviewJob::problem, this, &MatchReview::message);
    // Queued: the job is not to be replaced while it tells this.
    connect(
        m_job.get(), &ReviewJob::reviewed, this,
        [this, next](const Review& review, bool isLast) {
            if (!isLast) return;
            m_reviews[next] = review;
            regrade(*m_reviews[next], m_scales);
            lookAtNext();
            emit changed();
            emit reviewed(m_deals[next], review);
        },
        Qt::QueuedConnection);
}

void MatchReview::setScales(const GradeScales& scales) {
    if (scales == m_scales) return;
    m_scales = scales;
    for (auto& review : m_reviews)
        if (review) regrade(*review, scales);
    emit changed();
}

int MatchReview::ready() const {
    return static_cast<int>(
        std::ranges::count_if(m_reviews, [](const auto& review) { return review.has_value(); }));
}

QVariantList MatchReview::figures() const {
    std::vector<const Review*> ready;
    for (const auto& review : m_reviews)
        if (review) ready.push_back(&*review);
    return ready.empty() ? QVariantList() : ReviewWords::figures(together(ready), m_names);
}

QVariantList MatchReview::deals() const {
    QVariantList list;
    for (const auto& review : m_reviews)
        list << QVariantMap{
            {"ready", review.has_value()},
            {"figures", review ? ReviewWords::figures(*review, m_names) : QVariantList()}};
    return list;
}

void MatchReview::save(ReviewFile kind, const QUrl& file) {
    std::vector<ReviewedDeal> ready;
    for (std::size_t i = 0; i < m_reviews.size(); ++i) {
        if (!m_reviews[i]) continue;
        ready.push_back({*m_reviews[i], {}, m_deals[i].table->clone()});
        for (const QString& name : m_names) ready.back().names.push_back(name.toStdString());
    }
    emit message(saveReview(ready, kind, file));
}

} // namespace parlour
