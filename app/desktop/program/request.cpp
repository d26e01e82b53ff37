#include "app/desktop/program/request.h"

#include "app/desktop/program/game_setup.h"

#include <QFileInfo>

namespace parlour {

Result<Request> Request::of(const CommandLine& line, const Settings& settings) {
    const auto needsNew = [](const char* option) {
        return Error(option, PARLOUR_PHRASE("Program", "Parlour is already running, and only a new "
                                                       "program can do this: add --new-instance"));
    };
    if (line.software) return needsNew("--software-rendering");
    if (!line.log.isEmpty()) return needsNew("--log");
    Request request;
    if (!line.file.isEmpty()) {
        request.file = QFileInfo(line.file).absoluteFilePath();
    } else if (!line.game.isEmpty()) {
        const auto setup = GameSetup::fromCommandLine(line, settings);
        if (!setup) return setup.error();
        request.game = setup->freshRecord();
    }
    request.screen = line.open;
    request.language = line.language;
    request.size = line.size;
    request.resetSettings = line.resetSettings;
    return request;
}

QByteArray toLine(const Request& request) {
    const Json json{{"file", request.file.toStdString()},
                    {"game", request.game ? toText(*request.game) : std::string()},
                    {"screen", request.screen.toStdString()},
                    {"language", request.language.toStdString()},
                    {"width", request.size.width()},
                    {"height", request.size.height()},
                    {"reset", request.resetSettings ? 1 : 0}};
    return QByteArray::fromStdString(toText(json));
}

Result<Request> parseRequest(const QByteArray& line) {
    const auto json =
        parseJson(std::string_view(line.data(), static_cast<std::size_t>(line.size())));
    if (!json) return json.error();
    Request request;
    for (const auto& [name, place] : {std::pair{"file", &Request::file},
                                      {"screen", &Request::screen},
                                      {"language", &Request::language}}) {
        const auto text = stringMember(*json, name);
        if (!text) return text.error();
        request.*place = QString::fromStdString(*text);
    }
    const auto game = stringMember(*json, "game");
    if (!game) return game.error();
    if (!game->empty()) {
        auto record = parseRecord(*game);
        if (!record) return std::move(record.error()).within("game");
        request.game = std::move(*record);
    }
    constexpr int kLargest = 10'000; // -1: none
    const auto width = integerMember(*json, "width", -1, kLargest);
    const auto height = integerMember(*json, "height", -1, kLargest);
    const auto reset = integerMember(*json, "reset", 0, 1);
    if (!width) return width.error();
    if (!height) return height.error();
    if (!reset) return reset.error();
    request.size = QSize(static_cast<int>(*width), static_cast<int>(*height));
    request.resetSettings = *reset == 1;
    return request;
}

} // namespace parlour
