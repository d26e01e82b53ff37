// The program's languages and switching between them while it runs.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QTranslator>

namespace parlour {

struct Language {
    const char* code;     // as in settings and file names
    const char* name;     // in the language itself
    const char* typeface; // which national shapes of Chinese characters: SC, TC, JP
};

const QList<Language>& languages();

// The language of the system if the program has it, else English.
const Language& systemLanguage();
// Precondition: code is empty (the system's) or one of languages().
const Language& languageFor(const QString& code);

// Installs the texts of a language, ours and Qt's, in place of the previous language's.
class Translations : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    void use(const Language& language);

private:
    QTranslator m_own;
    QTranslator m_qt;
};

} // namespace parlour
