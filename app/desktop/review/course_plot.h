// The course of a deal: a curve of what a seat expects, with a mark for each decision, and under it
// two lanes that part luck from play.
#pragma once

#include "app/desktop/review/game_review.h"

#include <QColor>
#include <QPointer>
#include <QQuickPaintedItem>

namespace parlour {

class CoursePlot : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(parlour::GameReview* review READ review WRITE setReview NOTIFY reviewChanged)
    Q_PROPERTY(int hovered MEMBER m_hovered NOTIFY looksChanged) // a row; -1: none
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY looksChanged)      // of lines and marks
    Q_PROPERTY(QColor paper MEMBER m_paper NOTIFY looksChanged)  // in hollow marks
    Q_PROPERTY(QColor curve MEMBER m_curve NOTIFY looksChanged)
    Q_PROPERTY(QColor loss MEMBER m_loss NOTIFY looksChanged) // of mistakes
    // The middles of the lanes, from the top
    Q_PROPERTY(double luckMiddle READ luckMiddle NOTIFY looksChanged)
    Q_PROPERTY(double playMiddle READ playMiddle NOTIFY looksChanged)

public:
    explicit CoursePlot(QQuickItem* parent = nullptr);

    GameReview* review() const { return m_review; }
    void setReview(GameReview* review);
    double luckMiddle() const { return height() * 0.73; }
    double playMiddle() const { return height() * 0.91; }

    // The row of the course nearest to this place.
    Q_INVOKABLE int rowAt(double x) const;
    void paint(QPainter* painter) override;

signals:
    void reviewChanged();
    void looksChanged();

private:
    double xOf(int row) const;
    void paintCurve(QPainter& painter) const;
    void paintLanes(QPainter& painter) const;

    QPointer<GameReview> m_review;
    int m_hovered = -1;
    QColor m_ink = Qt::black;
    QColor m_paper = Qt::white;
    QColor m_curve = Qt::darkGreen;
    QColor m_loss = Qt::darkRed;
};

} // namespace parlour
