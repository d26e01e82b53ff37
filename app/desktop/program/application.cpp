#include "app/desktop/program/application.h"

#include "ai/network/shipped.h"
#include "app/desktop/laboratory/laboratory.h"
#include "app/desktop/look/pictures.h"
#include "app/desktop/program/command_line.h"
#include "app/desktop/program/frame_meter.h"
#include "app/desktop/program/program.h"
#include "app/desktop/program/request.h"
#include "app/desktop/program/single_instance.h"
#include "app/desktop/store/paths.h"
#include "core/base/commit.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTimer>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

namespace parlour {

namespace {

constexpr const char* kApplicationId = "io.parlour.Parlour";

// Also appends messages to this file.
void logTo(const QString& name) {
    static QFile file;
    file.setFileName(name);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Text)) {
        std::fprintf(stderr, "parlour: --log: %s cannot be written\n", qUtf8Printable(name));
        return;
    }
    qInstallMessageHandler(
        [](QtMsgType type, const QMessageLogContext& context, const QString& text) {
            const QString line = qFormatLogMessage(type, context, text) + QLatin1Char('\n');
            file.write(line.toUtf8());
            file.flush();
            std::fputs(qUtf8Printable(line), stderr);
        });
}

// Help, version and runs of the laboratory work without a display.
void wantNoDisplayWithoutWindow(int argc, char** argv) {
    const std::array<std::string_view, 6> words{"--help",    "--help-all", "-h",
                                                "--version", "-v",         "--finish-run"};
    const bool hasNone = std::any_of(argv + 1, argv + argc, [&](std::string_view argument) {
        return std::ranges::find(words, argument.substr(0, argument.find('='))) != words.end();
    });
    if (hasNone && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

// Without a graphics card the processor would emulate OpenGL, slower than drawing directly.
bool hasGraphicsCard() {
    return !QDir(QStringLiteral("/dev/dri"))
                .entryList({QStringLiteral("renderD*")}, QDir::System)
                .isEmpty();
}

void chooseRenderer(const CommandLine& line, const Settings& settings) {
    if (qEnvironmentVariableIsSet("QT_QUICK_BACKEND")) return;
    const bool software = line.software || settings.rendering == u"software" ||
                          (settings.rendering == u"automatic" && !hasGraphicsCard());
    if (software) QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

QString rendererName(const QQuickWindow& window) {
    switch (window.rendererInterface()->graphicsApi()) {
    case QSGRendererInterface::Software: return QStringLiteral("software");
    case QSGRendererInterface::OpenGL: return QStringLiteral("OpenGL");
    default: return QStringLiteral("RHI");
    }
}

void takeScreenshot(QQuickWindow& window, const QString& file) {
    const QImage image = window.grabWindow();
    if (image.save(file)) {
        QCoreApplication::exit(0);
    } else {
        std::fprintf(stderr, "parlour: --screenshot: %s cannot be written\n", qUtf8Printable(file));
        QCoreApplication::exit(1);
    }
}

void printError(const std::string& text) { std::fprintf(stderr, "parlour: %s\n", text.c_str()); }

// The exit code, or nothing if the program that is running does not answer.
std::optional<int> handOver(const CommandLine& line) {
    const auto request = Request::of(line, Settings(settingsFile(), Settings::Keeping::ReadOnly));
    if (!request) {
        printError(request.error().english());
        return 2;
    }
    const auto answer = SingleInstance::handOver(toLine(*request));
    if (!answer) {
        printError("the program that is already running does not answer, so this one goes on");
        return {};
    }
    if (answer->isEmpty()) return 0;
    printError(answer->toStdString());
    return 2;
}

// What a window that was closed has left to do. Returns the exit code: 1 if a command has failed.
int finishRuns(const QStringList& ids) {
    Laboratory laboratory;
    const auto quitWhenDone = [&] {
        if (std::ranges::none_of(ids, [&](const QString& id) {
                const LabRun* const run = laboratory.run(id);
                return run && (run->isRunning() || run->isElsewhere());
            }))
            QCoreApplication::quit();
    };
    QObject::connect(&laboratory, &Laboratory::problem,
                     [](const QString& text) { printError(text.toStdString()); });
    for (const QString& id : ids) {
        LabRun* const run = laboratory.run(id);
        if (!run) {
            printError("--finish-run: there is no run " + id.toStdString());
            return 2;
        }
        // The window may still be at work on it.
        const auto goOn = [run, quitWhenDone, begun = false]() mutable {
            if (!begun && !run->isElsewhere()) {
                begun = true;
                run->start();
            }
            quitWhenDone();
        };
        QObject::connect(run, &LabRun::changed, &laboratory, goOn, Qt::QueuedConnection);
        QMetaObject::invokeMethod(run, &LabRun::changed, Qt::QueuedConnection);
    }
    int code = QCoreApplication::exec();
    for (const QString& id : ids)
        for (const QString& failure : laboratory.run(id)->failures()) {
            printError("--finish-run " + id.toStdString() + ": " + failure.toStdString());
            code = 1;
        }
    return code;
}

} // namespace

QQuickWindow* openWindow(QQmlApplicationEngine& engine, Program& program) {
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.addImageProvider(QStringLiteral("art"), new Pictures);
    // Not bindings: those would restore the size whenever a setting changes.
    engine.setInitialProperties({{QStringLiteral("width"), program.settings()->windowWidth},
                                 {QStringLiteral("height"), program.settings()->windowHeight}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Parlour/qml/Main.qml")));
    if (engine.rootObjects().isEmpty()) return nullptr;
    auto* const window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    const auto firstFrame = std::make_shared<QMetaObject::Connection>();
    *firstFrame = QObject::connect(
        window, &QQuickWindow::frameSwapped, &program,
        [window, &program, firstFrame] {
            QObject::disconnect(*firstFrame);
            program.setRenderer(rendererName(*window));
            program.windowIsShown();
        },
        Qt::QueuedConnection);
    return window;
}

int runApplication(int& argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN); // a player from outside that ends causes an error, not our death
    wantNoDisplayWithoutWindow(argc, argv);
    QGuiApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("parlour"));
    QCoreApplication::setApplicationVersion(QString::fromStdString(versionAndCommit()));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Parlour"));
    QGuiApplication::setDesktopFileName(QString::fromLatin1(kApplicationId));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/art/icon/parlour.svg")));

    const CommandLine line = CommandLine::parse(QCoreApplication::arguments());
    if (const auto networks = checkNetworks(); !networks) {
        printError(networks.error().english());
        return 2;
    }

    if (!line.log.isEmpty()) logTo(line.log);
    if (!line.finishRuns.isEmpty()) return finishRuns(line.finishRuns);

    std::optional<SingleInstance> instance;
    if (!line.newInstance && !line.isTrial()) instance.emplace();
    bool isSecond = instance && !instance->isFirst();
    if (isSecond) {
        if (const auto code = handOver(line)) return *code;
        instance.emplace(); // the first program may have ended meanwhile
        isSecond = !instance->isFirst();
    }

    Program program(line);
    if (isSecond) program.tellThatFirstHangs();
    chooseRenderer(line, *program.settings());
    if (const auto begun = program.begin(); !begun) {
        printError(begun.error().english());
        return 2;
    }
    QQmlApplicationEngine engine;
    QQuickWindow* const opened = openWindow(engine, program);
    if (!opened) return 1;
    QQuickWindow& window = *opened;
    if (!line.size.isEmpty()) window.resize(line.size);
    if (instance)
        instance->answerWith([&](const QByteArray& text) {
            const auto request = parseRequest(text);
            const auto done = request ? program.carryOut(*request) : request.error();
            if (request && !request->size.isEmpty()) window.resize(request->size);
            window.show();
            window.raise();
            window.requestActivate();
            return done ? QString() : QString::fromStdString(done.error().english());
        });
    if (!line.screenshot.isEmpty())
        QTimer::singleShot(line.after, &window, [&] { takeScreenshot(window, line.screenshot); });
    FrameMeter meter(window);
    if (line.frames > 0) meter.start(line.frames);
    return QCoreApplication::exec();
}

} // namespace parlour
