#include "app/desktop/study/position_text.h"

#include "ai/catalogue/games.h"
#include "app/desktop/play/checked_table.h"
#include "core/base/file.h"

#include <string_view>

namespace parlour {

namespace {

constexpr qsizetype kLongest = 1 << 20; // bytes; a long game needs a few thousand

} // namespace

Result<OpenedPosition> readPosition(const QByteArray& text) {
    if (text.size() > kLongest)
        return Error("", PARLOUR_PHRASE("Program", "This is too long to be a position."));
    const std::string_view view(text.constData(), static_cast<std::size_t>(text.size()));
    const auto json = parseJson(view);
    if (!json) return json.error();
    if (json->is_object() && json->contains("format")) {
        const auto record = parseRecord(view);
        if (!record) return record.error();
        auto table = checkedTable(*record);
        if (!table) return std::move(table.error());
        return OpenedPosition{std::move(*table), record->players};
    }
    const auto game = stringMember(*json, "game");
    if (!game) return game.error();
    const auto entry = findGame(*game);
    if (!entry) return Error(entry.error()).within("game");
    auto table = (*entry)->open(*json);
    if (!table) return std::move(table.error());
    return OpenedPosition{std::move(*table), {}};
}

std::optional<Result<OpenedPosition>> readPositionFile(const QString& file) {
    const auto content = readFile(file.toStdString(), kLongest);
    const auto json = content ? parseJson(*content) : Result<Json>(content.error());
    if (!json || !json->is_object() || json->contains("format") || !json->contains("deal"))
        return std::nullopt;
    return readPosition(QByteArray::fromStdString(*content));
}

QByteArray positionText(const Table& table) {
    return QByteArray::fromStdString(toText(table.position())) + '\n';
}

} // namespace parlour
