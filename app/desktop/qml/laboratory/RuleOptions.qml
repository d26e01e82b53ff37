import QtQuick
import Parlour

// The rule options of a game.
Column {
    id: rules

    required property var options // as GameCatalogue.offer has them
    required property var chosen  // name to value; one that is not there has its first value

    signal optionChosen(string name, var value)

    spacing: 16
    visible: options.length > 0

    Repeater {
        model: rules.options
        SettingRow {
            id: option
            required property var modelData
            title: modelData.title
            explanation: modelData.explanation
            DropDown {
                width: Theme.text(260)
                name: option.modelData.title
                options: option.modelData.values
                value: rules.chosen[option.modelData.name] ?? options[0].value
                onChosen: value => rules.optionChosen(option.modelData.name, value)
            }
        }
    }
}
