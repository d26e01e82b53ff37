// Parameters of players. Each is defined once: its name, the struct member it fills (whose
// initial value is the default) and its bounds.
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <cassert>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace parlour {

// A parameter is a whole number, one of several words, or the path of a file.
struct ParamSpec {
    std::string_view name;
    std::int64_t defaultValue = 0;
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::vector<std::string_view> words = {}; // if there are any, values are indices of words
    bool isFile = false; // usually none; values are 0: none, 1: one, whose path Params has

    bool isNumber() const { return words.empty() && !isFile; }
    Json toJson(std::int64_t value) const;
};

// A value for each parameter of one player.
class Params {
public:
    // All defaults.
    explicit Params(std::span<const ParamSpec> specs);

    // Precondition: the player has a parameter of this name.
    std::int64_t operator[](std::string_view name) const;
    std::span<const std::int64_t> values() const { return m_values; } // in the order of the specs
    // As [], for the path of a file; empty: none is given.
    std::string_view file(std::string_view name) const;
    // The paths of files in the order of the specs.
    std::span<const std::string> files() const { return m_files; }

    // Errors: no such parameter, no such value.
    Result<void> set(std::string_view name, std::string_view value);

    friend bool operator==(const Params& a, const Params& b) {
        return a.m_values == b.m_values && a.m_files == b.m_files;
    }

private:
    std::size_t indexOf(std::string_view name) const; // m_specs.size() if there is none

    std::span<const ParamSpec> m_specs;
    std::vector<std::int64_t> m_values;
    std::vector<std::string> m_files;
};

// A parameter bound to a member of the struct P: {"worlds", &P::worlds, 1, 1'000'000}.
template <class P> class Param {
public:
    // `access`, a pointer to a member or a function, yields an integer of P, or a double, which the
    // parameter counts in hundredths.
    template <std::invocable<P&> Access>
    Param(std::string_view name, Access access, std::int64_t least, std::int64_t most)
        : m_spec{name, 0, least, most} {
        using T = std::remove_cvref_t<std::invoke_result_t<Access, P&>>;
        if constexpr (std::floating_point<T>)
            bind(
                access, [](T value) { return static_cast<std::int64_t>(std::lround(value * 100)); },
                [](std::int64_t value) { return static_cast<T>(value) / 100; });
        else
            bindNumber(access);
    }
    // Words for the values of a bool or an enumeration, in their order.
    template <std::invocable<P&> Access>
    Param(std::string_view name, Access access, std::vector<std::string_view> words)
        : m_spec{name, 0, 0, 0, std::move(words)} {
        bindNumber(access);
    }
    // The path of a file.
    Param(std::string_view name, std::string P::*file) : m_spec{name} {
        m_spec.isFile = true;
        m_get = [](P&) { return 0; };
        m_setFile = [file](P& params, const std::string& path) { params.*file = path; };
    }

    ParamSpec spec(const P& defaults) const {
        ParamSpec spec = m_spec;
        P copy = defaults;
        spec.defaultValue = m_get(copy);
        return spec;
    }
    void set(P& params, std::int64_t value) const { m_set(params, value); }
    // From the place of this parameter among the given ones.
    void set(P& params, const Params& given, std::size_t place) const {
        if (m_setFile)
            m_setFile(params, given.files()[place]);
        else
            set(params, given.values()[place]);
    }

private:
    void bind(auto access, auto toNumber, auto fromNumber) {
        m_get = [=](P& params) { return toNumber(std::invoke(access, params)); };
        m_set = [=](P& params, std::int64_t value) {
            std::invoke(access, params) = fromNumber(value);
        };
    }
    void bindNumber(auto access) {
        using T = std::remove_cvref_t<std::invoke_result_t<decltype(access), P&>>;
        bind(
            access, [](T value) { return static_cast<std::int64_t>(value); },
            [](std::int64_t value) { return static_cast<T>(value); });
    }

    ParamSpec m_spec;
    std::function<std::int64_t(P&)> m_get;
    std::function<void(P&, std::int64_t)> m_set;
    std::function<void(P&, const std::string&)> m_setFile; // if it is a file
};

template <class P> using ParamTable = std::vector<Param<P>>;

} // namespace parlour
