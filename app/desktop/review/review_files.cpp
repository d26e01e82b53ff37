#include "app/desktop/review/review_files.h"

#include "ai/review/page.h"
#include "app/desktop/language/words.h"
#include "core/base/file.h"

#include <QCoreApplication>
#include <QLocale>

namespace parlour {

namespace {

std::string page(std::span<const ReviewedDeal> deals) {
    QStringList names;
    for (const std::string& name : deals.front().names) names << QString::fromStdString(name);
    PageVoice voice;
    voice.language = QLocale().bcp47Name().toStdString();
    voice.say = [](const Phrase& phrase, const std::vector<std::string>& args) {
        return fill(translated(phrase).toStdString(), args);
    };
    voice.why = [&](const Reason& reason) { return translated(reason, names).toStdString(); };
    return reviewPage(deals, voice);
}

} // namespace

QString saveReview(std::span<const ReviewedDeal> deals, ReviewFile kind, const QUrl& file) {
    const auto written =
        writeFileAtomically(file.toLocalFile().toStdString(),
                            kind == ReviewFile::Page ? page(deals) : toText(toJson(deals)));
    return written ? QCoreApplication::translate("ReviewFiles", "The review was saved as %1.")
                         .arg(file.fileName())
                   : QCoreApplication::translate("ReviewFiles", "The review could not be saved. %1")
                         .arg(translated(written.error()));
}

} // namespace parlour
