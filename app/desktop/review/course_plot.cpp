#include "app/desktop/review/course_plot.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr double kMargin = 7; // for the marks at the ends
constexpr double kCurvePart = 0.6;
constexpr double kLanePart = 0.08; // of the height, above and below the middle of a lane

QColor faint(QColor colour, double opacity) {
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

} // namespace

CoursePlot::CoursePlot(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &CoursePlot::looksChanged, this, [this] { update(); });
    connect(this, &QQuickItem::heightChanged, this, &CoursePlot::looksChanged);
}

void CoursePlot::setReview(GameReview* review) {
    if (m_review == review) return;
    if (m_review) m_review->disconnect(this);
    m_review = review;
    if (review) connect(review, &GameReview::changed, this, [this] { update(); });
    emit reviewChanged();
    update();
}

double CoursePlot::xOf(int row) const {
    const int last = std::max(1, m_review->rows() - 1);
    return kMargin + (width() - 2 * kMargin) * row / last;
}

int CoursePlot::rowAt(double x) const {
    if (!m_review) return -1;
    const int last = m_review->rows() - 1;
    const double part = (x - kMargin) / std::max(1.0, width() - 2 * kMargin);
    return std::clamp(static_cast<int>(std::lround(part * last)), 0, last);
}

void CoursePlot::paint(QPainter* painter) {
    if (!m_review || m_review->rows() < 2) return;
    painter->setRenderHint(QPainter::Antialiasing);
    for (const int row : {m_hovered, m_review->row()}) {
        if (row < 0 || row >= m_review->rows()) continue;
        painter->setPen(QPen(faint(m_ink, row == m_hovered ? 0.35 : 0.8), 1.5));
        painter->drawLine(QPointF(xOf(row), 0), QPointF(xOf(row), height()));
    }
    paintCurve(*painter);
    paintLanes(*painter);
}

void CoursePlot::paintCurve(QPainter& painter) const {
    const double top = kMargin, bottom = height() * kCurvePart - kMargin;
    const int rows = m_review->knownRows();
    double low = 0, high = 1, middle = 0.5;
    if (!m_review->isWin()) {
        low = -1;
        middle = 0;
        for (int row = 0; row < rows; ++row) {
            low = std::min(low, m_review->step(row).value);
            high = std::max(high, m_review->step(row).value);
        }
    }
    const auto yOf = [&](double value) {
        return bottom - (bottom - top) * (std::clamp(value, low, high) - low) / (high - low);
    };
    painter.setPen(QPen(faint(m_ink, 0.3), 1, Qt::DashLine));
    painter.drawLine(QPointF(kMargin, yOf(middle)), QPointF(width() - kMargin, yOf(middle)));

    QPainterPath path(QPointF(xOf(0), yOf(m_review->step(0).value)));
    for (int row = 1; row < rows; ++row) path.lineTo(xOf(row), yOf(m_review->step(row).value));
    QPainterPath area = path;
    area.lineTo(xOf(rows - 1), bottom);
    area.lineTo(xOf(0), bottom);
    painter.fillPath(area, faint(m_curve, 0.12));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_curve, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);

    // A disc: this seat; a square: its partner; a ring: the others. What it cost makes it larger.
    for (int row = 1; row < rows; ++row) {
        const GameReview::Step step = m_review->step(row);
        if (step.mover == kNoSeat) continue;
        const bool isOwn = step.mover == m_review->seat();
        const bool isBad = step.grade >= Grade::Inaccuracy;
        const double r = !isBad ? 2 : step.grade == Grade::Inaccuracy ? 3 : 4.5;
        const QColor colour = isBad ? m_loss : m_ink;
        const QPointF at(xOf(row), yOf(step.value));
        painter.setPen(QPen(colour, 1.3));
        painter.setBrush(isOwn || step.isAlly ? colour : m_paper);
        if (step.isAlly && !isOwn)
            painter.drawRect(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r));
        else
            painter.drawEllipse(at, r, r);
    }
}

void CoursePlot::paintLanes(QPainter& painter) const {
    const int rows = m_review->knownRows();
    double most = 0;
    for (int row = 1; row < rows; ++row) {
        const GameReview::Step step = m_review->step(row);
        most = std::max({most, std::abs(step.luck), std::abs(step.play)});
    }
    const double reach = height() * kLanePart;
    const double each = (width() - 2 * kMargin) / m_review->rows();
    const double thickness = std::clamp(each * 0.6, 1.5, 6.0);
    for (const bool isLuck : {true, false}) {
        const double middle = isLuck ? luckMiddle() : playMiddle();
        painter.setPen(QPen(faint(m_ink, 0.3), 1));
        painter.drawLine(QPointF(kMargin, middle), QPointF(width() - kMargin, middle));
        if (most <= 0) continue;
        painter.setPen(Qt::NoPen);
        for (int row = 1; row < rows; ++row) {
            const GameReview::Step step = m_review->step(row);
            const double part = (isLuck ? step.luck : step.play) / most;
            painter.setBrush(part < 0 ? m_loss : m_curve);
            painter.drawRect(QRectF(xOf(row) - thickness / 2, middle, thickness, -part * reach));
        }
    }
}

} // namespace parlour
