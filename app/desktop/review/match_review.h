// The review of a whole match: its deals are looked at one after another in the background, and
// what they add up to grows meanwhile.
#pragma once

#include "ai/review/review.h"
#include "app/desktop/review/review_files.h"
#include "core/play/record.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantList>

#include <memory>
#include <optional>
#include <vector>

namespace parlour {

class GameEntry;
class ReviewJob;

class MatchReview : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by Program")

    Q_PROPERTY(int ready READ ready NOTIFY changed) // deals
    // Of the deals that are ready, by seat: ReviewWords::figures()
    Q_PROPERTY(QVariantList figures READ figures NOTIFY changed)
    // By deal: {ready, figures}
    Q_PROPERTY(QVariantList deals READ deals NOTIFY changed)

public:
    struct Deal {
        Record record;
        std::unique_ptr<Table> table; // after its last move
        QString file;                 // where its review is kept; empty: nowhere
    };

    // Precondition: deals of this game, which outlives this.
    MatchReview(const GameEntry& game, std::vector<Deal> deals, QStringList names,
                QObject* parent = nullptr);
    ~MatchReview() override; // within 50 ms

    void setScales(const GradeScales& scales); // as GameReview

    int ready() const;
    QVariantList figures() const;
    QVariantList deals() const;

    // Of the deals that are ready, at least one. Errors are messages.
    Q_INVOKABLE void savePage(const QUrl& file) { save(ReviewFile::Page, file); }
    Q_INVOKABLE void saveJson(const QUrl& file) { save(ReviewFile::Data, file); }

signals:
    void changed();
    void message(const QString& text);
    void reviewed(const parlour::MatchReview::Deal& deal, const parlour::Review& review);

private:
    void lookAtNext();
    void save(ReviewFile kind, const QUrl& file);

    const GameEntry& m_game;
    const std::vector<Deal> m_deals;
    const QStringList m_names;
    GradeScales m_scales;
    std::vector<std::optional<Review>> m_reviews; // by deal
    std::unique_ptr<ReviewJob> m_job;             // of the first deal that is not ready
};

} // namespace parlour
