// A plot on a page. A point or cell is shown with its figures, by mouse or keyboard.
#pragma once

#include "app/desktop/laboratory/plot_drawing.h"

#include <QQuickPaintedItem>
#include <QUrl>
#include <QVariant>

namespace parlour {

class PlotItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QVariant plot READ plot WRITE setPlot NOTIFY plotChanged) // a PlotData
    Q_PROPERTY(QString title READ title NOTIFY plotChanged)
    Q_PROPERTY(QString fileName READ fileName NOTIFY plotChanged) // without ending
    Q_PROPERTY(bool empty READ isEmpty NOTIFY plotChanged)
    Q_PROPERTY(double wantedHeight READ wantedHeight NOTIFY plotChanged) // of a usual font
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY looksChanged)
    Q_PROPERTY(QColor muted MEMBER m_muted NOTIFY looksChanged)
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY looksChanged)
    Q_PROPERTY(QColor paper MEMBER m_paper NOTIFY looksChanged)
    Q_PROPERTY(QFont font MEMBER m_font NOTIFY looksChanged)
    // Of what is shown; empty: nothing is.
    Q_PROPERTY(QString told READ told NOTIFY shownChanged)
    Q_PROPERTY(QPointF place READ place NOTIFY shownChanged)

public:
    explicit PlotItem(QQuickItem* parent = nullptr);

    QVariant plot() const { return QVariant::fromValue(m_plot); }
    void setPlot(const QVariant& plot);
    QString title() const { return m_plot.title; }
    QString fileName() const { return m_plot.name; }
    bool isEmpty() const { return m_plot.isEmpty(); }
    double wantedHeight() const;
    QString told() const;
    QPointF place() const;

    // Shows what is nearest to this place, or nothing.
    Q_INVOKABLE void showAt(const QPointF& place);
    Q_INVOKABLE void showNothing();
    // From what is shown to the next point (a grid: column) and series (row).
    Q_INVOKABLE void step(int points, int series);
    // As a file: "svg", "png", "csv" or "json". Returns why not; empty: it is written.
    Q_INVOKABLE QString save(const QUrl& file, const QString& form) const;

    void paint(QPainter* painter) override;

signals:
    void plotChanged();
    void looksChanged();
    void shownChanged();

private:
    PlotDrawing drawing() const;
    void show(PlotSpot spot);

    PlotData m_plot;
    PlotSpot m_shown;
    QColor m_ink = Qt::black;
    QColor m_muted = Qt::darkGray;
    QColor m_edge = Qt::lightGray;
    QColor m_paper = Qt::white;
    QFont m_font;
};

} // namespace parlour
