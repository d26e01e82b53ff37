import QtQuick
import Parlour

// Plots of a run, one at a time: pointed at by the mouse or walked along by the arrow keys, and saved
// as pictures or data.
Column {
    id: view

    required property var plots // a list of PlotData
    property string chosen      // the name of one
    readonly property var shown: plots.find(plot => plot.name === chosen) ?? plots[0]
    property bool saving: false
    // As text, which is the same while only figures change: an open list stays.
    readonly property string titles: JSON.stringify(plots.map(plot => ({ value: plot.name, title: plot.title })))

    function save(file, form) {
        const problem = drawing.save(file, form)
        if (problem !== "") Program.message(problem)
    }

    visible: plots.length > 0
    spacing: 10

    Flow {
        width: parent.width
        spacing: 10
        DropDown {
            visible: view.plots.length > 1
            width: Math.min(parent.width, Theme.text(420))
            name: qsTr("Which plot")
            options: JSON.parse(view.titles)
            value: view.shown?.name ?? ""
            onChosen: value => view.chosen = value
        }
        TextButton {
            symbol: view.saving ? "chevron-down" : "save"
            text: qsTr("Save the plot")
            Accessible.checkable: true
            Accessible.checked: view.saving
            onClicked: view.saving = !view.saving
        }
        Repeater {
            model: view.saving ? ["svg", "png", "csv", "json"] : []
            TextButton {
                required property string modelData
                text: modelData.toUpperCase()
                Accessible.name: qsTr("Save the plot as %1").arg(text)
                onClicked: files.ask(modelData)
            }
        }
    }
    FocusScope {
        id: place
        width: parent.width
        height: drawing.height
        activeFocusOnTab: true
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Plot: %1").arg(drawing.told === "" ? drawing.title : drawing.told)
        Accessible.description: qsTr("Arrow keys go from point to point.")
        Accessible.focusable: true
        Keys.onLeftPressed: drawing.step(-1, 0)
        Keys.onRightPressed: drawing.step(1, 0)
        Keys.onUpPressed: drawing.step(0, -1)
        Keys.onDownPressed: drawing.step(0, 1)
        onActiveFocusChanged: if (!activeFocus) drawing.showNothing()

        PlotItem {
            id: drawing
            width: parent.width
            height: wantedHeight * Theme.text(13) / 13
            plot: view.shown
            ink: Theme.chrome.title
            muted: Theme.chrome.muted
            edge: Theme.chrome.edge
            paper: Theme.chrome.card
            font { family: Theme.sans; pixelSize: Theme.text(13) }
            onToldChanged: if (place.activeFocus && told !== "") Services.announce(place)
        }
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onPositionChanged: mouse => drawing.showAt(Qt.point(mouse.x, mouse.y))
            onExited: drawing.showNothing()
            onClicked: place.forceActiveFocus()
        }
        FocusRing { anchors { fill: parent; margins: -6 } shown: place.activeFocus && Theme.keysInUse; corner: 10 }
        Rectangle {
            visible: drawing.told !== ""
            x: Math.max(0, Math.min(parent.width - width, drawing.place.x - width / 2))
            y: drawing.place.y > height + 14 ? drawing.place.y - height - 12 : drawing.place.y + 12
            width: words.implicitWidth + 16
            height: words.implicitHeight + 10
            radius: 8
            color: Theme.ink
            border { width: Theme.dark ? 1 : 0; color: Theme.chrome.muted }
            Label {
                id: words
                anchors.centerIn: parent
                text: drawing.told
                size: 13
                color: "#FFFFFF"
                Accessible.ignored: true
            }
        }
    }
    Loader {
        id: files
        active: false
        source: "PlotFiles.qml"
        function ask(form) {
            active = true
            item.form = form
            item.ask()
        }
    }
    Connections {
        target: files.item
        ignoreUnknownSignals: true
        function onChosen(file, form) { view.save(file, form) }
    }
}
