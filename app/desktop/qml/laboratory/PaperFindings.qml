import QtQuick
import Parlour

// What came of an experiment: plots, and figures beside the published ones.
Column {
    id: findings

    required property var experiment // one of PaperRun.experiments

    spacing: 12
    bottomPadding: 12

    PlotView { width: parent.width; plots: findings.experiment.plots }
    Label {
        width: parent.width
        topPadding: 8
        text: findings.experiment.complete ? qsTr("Ours beside the published figures") : qsTr("As published")
        title: true
        size: 16
        color: Theme.chrome.title
    }
    PaperFigures { width: parent.width; figures: findings.experiment.figures }
    Repeater {
        model: findings.experiment.remarks
        Label { required property string modelData; width: findings.width; wrapMode: Text.Wrap; text: modelData }
    }
    Label { width: parent.width; wrapMode: Text.Wrap; size: 13; color: Theme.chrome.muted; text: findings.experiment.about }
}
