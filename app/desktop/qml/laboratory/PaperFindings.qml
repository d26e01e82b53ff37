import QtQuick
import Parlour

// What came of an experiment: plots, and figures beside the published ones.
Column {
    id: findings

    required property var experiment // one of PaperRun.experiments

    spacing: 18

    Section {
        visible: findings.experiment.plots.length > 0
        title: qsTr("Plots")
        PlotView { width: parent.width; plots: findings.experiment.plots }
    }
    Section {
        title: findings.experiment.complete ? qsTr("Ours beside the published figures") : qsTr("As published")
        PaperFigures { width: parent.width; figures: findings.experiment.figures }
        Repeater {
            model: findings.experiment.remarks
            Label { required property string modelData; width: parent.width; wrapMode: Text.Wrap; text: modelData }
        }
        Label { width: parent.width; wrapMode: Text.Wrap; size: 13; color: Theme.chrome.muted; text: findings.experiment.about }
    }
}
