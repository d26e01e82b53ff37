#include "app/lab/sample_file.h"

#include "core/base/commit.h"
#include "core/base/file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fstream>
#include <optional>

namespace parlour::lab {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kHeadBytes = 1024; // of an array file; numpy wants a multiple of 64

fs::path reportOf(fs::path samples) { return samples += ".json"; }

Error fileError(const fs::path& path, Phrase what) { return {path.string(), what}; }

// The head of numpy's array format, version 1.0.
std::string headOf(const SampleReport& report) {
    std::string fields;
    for (const SampleField& field : report.layout.fields) {
        const std::string shape =
            field.shape.empty() ? "" : fmt::format(", ({},)", fmt::join(field.shape, ", "));
        fields += fmt::format("('{}', '{}'{}), ", field.name, field.type, shape);
    }
    std::string dictionary = fmt::format(
        "{{'descr': [{}], 'fortran_order': False, 'shape': ({},), }}", fields, report.rows);
    constexpr std::size_t kBefore = 10; // magic, version, length
    assert(dictionary.size() + 1 <= kHeadBytes - kBefore);
    dictionary.resize(kHeadBytes - kBefore - 1, ' ');
    const std::size_t length = dictionary.size() + 1;
    std::string head = "\x93NUMPY";
    head += {'\x01', '\x00', static_cast<char>(length & 0xff), static_cast<char>(length >> 8)};
    return head + dictionary + '\n';
}

Json layoutToJson(const SampleLayout& layout) {
    Json fields = Json::array();
    for (const SampleField& field : layout.fields)
        fields.push_back({{"name", field.name}, {"type", field.type}, {"shape", field.shape}});
    return {{"form", layout.form},
            {"version", layout.version},
            {"actions", layout.actions},
            {"roles", layout.roles},
            {"fields", fields}};
}

// Reads the report beside a file of samples. Only what this program would write is accepted.
Result<SampleReport> readReport(const fs::path& samples) {
    const fs::path path = reportOf(samples);
    const auto text = readFile(path);
    if (!text) return text.error();
    const auto read = [&]() -> Result<SampleReport> {
        const auto json = parseJson(*text);
        if (!json) return json.error();
        SampleReport report;
        const auto game = stringMember(*json, "game");
        if (!game) return game.error();
        report.game = *game;
        const auto entry = findGame(*game);
        if (!entry) return Error(entry.error()).within("game");
        const auto layout = (*entry)->sampleLayout();
        const auto form = objectMember(*json, "layout");
        if (!form) return form.error();
        if (!layout || layoutToJson(*layout) != **form)
            return Error("layout", PARLOUR_PHRASE("Matches", "These samples are of another form"));
        report.layout = *layout;
        const auto options = objectMember(*json, "options");
        if (!options) return options.error();
        auto complete = completeOptions((*entry)->options(), **options);
        if (!complete) return std::move(complete.error()).within("options");
        report.setup.options = *complete;
        auto seats = stringsMember(*json, "seats");
        if (!seats) return std::move(seats.error());
        report.setup.seats = *seats;
        const auto teacher = stringMember(*json, "teacher");
        if (!teacher) return teacher.error();
        report.setup.teacher = *teacher;
        const auto made = stringMember(*json, "commit");
        if (!made) return made.error();
        report.commit = *made;
        constexpr std::int64_t kMost = 1'000'000'000'000;
        std::int64_t seed = 0;
        std::int64_t shard = 1;
        std::int64_t shards = 1;
        struct Number {
            const char* name;
            std::int64_t* value;
            std::int64_t least;
            std::int64_t most;
        };
        for (const Number& number :
             {Number{"deals", &report.setup.deals, 1, kMost}, Number{"seed", &seed, 0, INT64_MAX},
              Number{"shard", &shard, 1, INT32_MAX}, Number{"shards", &shards, 1, INT32_MAX},
              Number{"deals_done", &report.dealsDone, 0, kMost},
              Number{"rows", &report.rows, 0, kMost}}) {
            const auto value = integerMember(*json, number.name, number.least, number.most);
            if (!value) return value.error();
            *number.value = *value;
        }
        report.setup.seed = static_cast<std::uint64_t>(seed);
        report.setup.shard = static_cast<int>(shard);
        report.setup.shards = static_cast<int>(shards);
        if (shard > shards || report.dealsDone > report.setup.ownDeals())
            return Error("deals_done",
                         PARLOUR_PHRASE("Matches", "There are more than the run has"));
        return report;
    }();
    if (!read) return Error(read.error()).within(path.string());
    std::error_code error;
    const auto size = fs::file_size(samples, error);
    if (error || size < kHeadBytes + static_cast<std::uint64_t>(read->rows) * read->layout.rowBytes)
        return fileError(samples, PARLOUR_PHRASE("Matches", "Rows are missing in this file"));
    return read;
}

// Whether two reports are of one run, or of two shards of one.
bool isSameRun(const SampleReport& a, const SampleReport& b) {
    return a.game == b.game && a.layout == b.layout && a.setup.options == b.setup.options &&
           a.setup.seats == b.setup.seats && a.setup.teacher == b.setup.teacher &&
           a.setup.deals == b.setup.deals && a.setup.seed == b.setup.seed &&
           a.setup.shards == b.setup.shards && a.commit == b.commit;
}

// Reads the rows of a shard deal by deal.
class ShardReader {
public:
    ShardReader(const std::string& path, const SampleReport& report)
        : m_in(path, std::ios::binary), m_row(report.layout.rowBytes, '\0'), m_left(report.rows) {
        m_in.seekg(kHeadBytes);
        next();
    }
    // Appends the rows of this deal.
    void take(std::int64_t deal, Samples& to) {
        for (; m_deal == deal; next()) {
            to.rows += m_row;
            ++to.count;
        }
    }
    // Whether rows are missing, or there were others than those of the deals in their turn.
    bool failed() const { return !m_in || m_left >= 0; }

private:
    void next() {
        m_deal = -1;
        if (m_left-- <= 0 || !m_in.read(m_row.data(), static_cast<std::streamsize>(m_row.size())))
            return;
        m_deal = 0;
        for (int i = 7; i >= 0; --i)
            m_deal = m_deal << 8 | static_cast<unsigned char>(m_row[static_cast<std::size_t>(i)]);
    }

    std::ifstream m_in;
    std::string m_row;
    std::int64_t m_left; // rows behind the one in m_row; -1: there is none
    std::int64_t m_deal = -1;
};

} // namespace

Json toJson(const SampleReport& report) {
    return {{"game", report.game},
            {"layout", layoutToJson(report.layout)},
            {"options", report.setup.options},
            {"seats", report.setup.seats},
            {"teacher", report.setup.teacher},
            {"deals", report.setup.deals},
            {"seed", report.setup.seed},
            {"shard", report.setup.shard},
            {"shards", report.setup.shards},
            {"commit", report.commit},
            {"deals_done", report.dealsDone},
            {"rows", report.rows}};
}

Result<SampleFile> SampleFile::create(const fs::path& path, SampleReport report) {
    if (report.commit.empty()) report.commit = commit();
    report.dealsDone = 0;
    report.rows = 0;
    SampleFile file(path, std::move(report));
    if (auto written = writeFileAtomically(path, headOf(file.m_report)); !written)
        return std::move(written.error());
    if (auto written = file.writeReport(); !written) return std::move(written.error());
    return file;
}

Result<SampleFile> SampleFile::resume(const fs::path& path, SampleReport report) {
    std::error_code error;
    if (!fs::exists(path, error)) return create(path, std::move(report));
    auto earlier = readReport(path);
    if (!earlier) return std::move(earlier.error());
    report.commit = commit();
    if (!isSameRun(*earlier, report) || earlier->setup.shard != report.setup.shard)
        return fileError(path, PARLOUR_PHRASE("Matches", "This file is of another run"));
    SampleFile file(path, std::move(*earlier));
    fs::resize_file(path,
                    kHeadBytes + static_cast<std::uint64_t>(file.m_report.rows) *
                                     file.m_report.layout.rowBytes,
                    error);
    if (error) return fileError(path, PARLOUR_PHRASE("Matches", "The file cannot be written"));
    if (auto written = file.writeHead(); !written) return std::move(written.error());
    return file;
}

Result<void> SampleFile::add(const Samples& samples, std::int64_t deals) {
    {
        std::ofstream out(m_path, std::ios::binary | std::ios::app);
        out << samples.rows << std::flush;
        if (!out) return fileError(m_path, PARLOUR_PHRASE("Matches", "The file cannot be written"));
    }
    m_report.rows += samples.count;
    m_report.dealsDone += deals;
    if (auto written = writeHead(); !written) return written;
    return writeReport();
}

Result<void> SampleFile::writeHead() const {
    std::fstream out(m_path, std::ios::binary | std::ios::in | std::ios::out);
    out << headOf(m_report) << std::flush;
    if (!out) return fileError(m_path, PARLOUR_PHRASE("Matches", "The file cannot be written"));
    return {};
}

Result<void> SampleFile::writeReport() const {
    return writeFileAtomically(reportOf(m_path), lab::toJson(m_report).dump(1) + "\n");
}

Result<SampleReport> mergeSamples(const std::vector<std::string>& files, const fs::path& out) {
    std::vector<SampleReport> reports;
    for (const std::string& file : files) {
        auto report = readReport(file);
        if (!report) return std::move(report.error());
        if (!isSameRun(*report, reports.empty() ? *report : reports.front()))
            return fileError(file, PARLOUR_PHRASE("Matches", "This file is of another run"));
        if (!report->isComplete())
            return fileError(file, PARLOUR_PHRASE("Matches", "This run is not finished"));
        reports.push_back(std::move(*report));
    }
    const auto shards = static_cast<std::size_t>(reports.front().setup.shards);
    for (int part = 1; part <= reports.front().setup.shards; ++part)
        if (std::ranges::none_of(reports, [&](const auto& r) { return r.setup.shard == part; }))
            return Error("FILES", PARLOUR_PHRASE("Matches", "Part %1 of %2 is missing"),
                         {std::to_string(part), std::to_string(shards)});
    std::vector<std::optional<ShardReader>> readers(shards);
    for (std::size_t i = 0; i < reports.size(); ++i) {
        auto& reader = readers[static_cast<std::size_t>(reports[i].setup.shard - 1)];
        if (reader) return fileError(files[i], PARLOUR_PHRASE("Matches", "A part appears twice"));
        reader.emplace(files[i], reports[i]);
    }

    SampleReport whole = reports.front();
    whole.setup.shard = whole.setup.shards = 1;
    auto file = SampleFile::create(out, whole);
    if (!file) return std::move(file.error());
    constexpr std::int64_t kAtOnce = 4096; // deals
    for (std::int64_t from = 0; from < whole.setup.deals; from += kAtOnce) {
        Samples some;
        const std::int64_t to = std::min(from + kAtOnce, whole.setup.deals);
        for (std::int64_t deal = from; deal < to; ++deal)
            readers[static_cast<std::size_t>(deal) % shards]->take(deal, some);
        if (auto added = file->add(some, to - from); !added) return std::move(added.error());
    }
    for (const auto& reader : readers)
        if (reader->failed()) { // nobody must take this for a whole run
            std::error_code ignored;
            fs::remove(out, ignored);
            fs::remove(reportOf(out), ignored);
            return Error("FILES", PARLOUR_PHRASE("Matches", "Rows are missing in this file"));
        }
    return file->report();
}

} // namespace parlour::lab
