#include "app/desktop/language/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>

namespace parlour {

const QList<Language>& languages() {
    // In the Japanese shapes, quotation marks and dots have the width that Latin text needs.
    static const QList<Language> kLanguages{
        {"en", "English", "JP"}, {"it", "Italiano", "JP"},    {"de", "Deutsch", "JP"},
        {"ja", "日本語", "JP"},  {"zh_CN", "简体中文", "SC"}, {"zh_TW", "繁體中文", "TC"},
    };
    return kLanguages;
}

const Language& languageFor(const QString& code) {
    const auto& all = languages();
    const auto found = std::ranges::find_if(
        all, [&](const Language& language) { return code == QLatin1StringView(language.code); });
    return found == all.end() ? systemLanguage() : *found;
}

const Language& systemLanguage() {
    for (QString name : QLocale::system().uiLanguages()) {
        name.replace(u'-', u'_');
        const bool isTraditional = name.contains(u"Hant") || name.contains(u"TW") ||
                                   name.contains(u"HK") || name.contains(u"MO");
        for (const Language& language : languages()) {
            const QString code = QLatin1StringView(language.code);
            if (name.startsWith(u"zh") ? code == (isTraditional ? u"zh_TW" : u"zh_CN")
                                       : name.section(u'_', 0, 0) == code)
                return language;
        }
    }
    return languages().front();
}

void Translations::use(const Language& language) {
    const QLocale locale{QString(QLatin1StringView(language.code))};
    QLocale::setDefault(locale);
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    // The source texts are English.
    if (m_own.load(QStringLiteral(":/i18n/parlour_%1.qm").arg(QLatin1StringView(language.code))))
        QCoreApplication::installTranslator(&m_own);
    if (m_qt.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
}

} // namespace parlour
