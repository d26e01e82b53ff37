// The decisions of a review as a list for QML, filtered and sorted as the reader wants it.
#pragma once

#include "ai/review/review.h"

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QStringList>

#include <vector>

namespace parlour {

class DecisionList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A review has one")

    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int seat MEMBER m_seat WRITE setSeat NOTIFY changed) // whose decisions; -1: all
    // The least grade: 2 inaccuracies, 3 mistakes, 4 blunders and worse; 0: all decisions
    Q_PROPERTY(int leastGrade MEMBER m_leastGrade WRITE setLeastGrade NOTIFY changed)
    Q_PROPERTY(bool byCost MEMBER m_isByCost WRITE setByCost NOTIFY changed) // else by turn

public:
    enum Role { Ply = Qt::UserRole, Owner, Name, Move, GradeName, Mark, Rank, Cost };

    using QAbstractListModel::QAbstractListModel;

    int count() const { return static_cast<int>(m_shown.size()); }
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void setSeat(int seat);
    void setLeastGrade(int grade);
    void setByCost(bool byCost);

    // Rows that stay keep their place for whoever looks at them.
    void update(std::vector<ReviewedDecision> decisions, const QStringList& seatNames);

    // The nearest decision of the list after this one by turn, or before it for a step of -1; -1:
    // there is none.
    Q_INVOKABLE int plyBeside(int ply, int step) const;

signals:
    void changed();

private:
    bool isWanted(const ReviewedDecision& decision) const;
    void refresh();

    int m_seat = kNoSeat;
    int m_leastGrade = static_cast<int>(Grade::Inaccuracy);
    bool m_isByCost = false;
    std::vector<ReviewedDecision> m_all; // by ply
    std::vector<ReviewedDecision> m_shown;
    QStringList m_seatNames;
};

} // namespace parlour
