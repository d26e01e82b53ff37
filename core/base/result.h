// Result<T>: a value, or an Error that says what is wrong and where. The members are named as in
// C++23's std::expected, which g++ 12 does not have.
#pragma once

#include "core/base/phrase.h"

#include <cassert>
#include <initializer_list>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace parlour {

// What is wrong with something that came from outside.
struct Error {
    std::string where; // "deal.deck[3]", "--seats", a file name; empty: the whole input
    Phrase what;
    std::vector<std::string> args;

    Error(std::string where_, Phrase what_, std::initializer_list<std::string> args_ = {})
        : where(std::move(where_)), what(what_), args(args_) {}

    // The same error seen from further outside: "deck[3]" becomes "deal.deck[3]".
    Error within(std::string_view outer) &&;

    std::string english() const; // "deal.deck[3]: "XX" is not an Italian card"
};

template <class T> class [[nodiscard]] Result {
public:
    Result(T value) : m_content(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_content(std::in_place_index<1>, std::move(error)) {}

    bool has_value() const { return m_content.index() == 0; }
    explicit operator bool() const { return has_value(); }

    // Precondition of these: has_value().
    T& value() { return std::get<0>(m_content); }
    const T& value() const { return std::get<0>(m_content); }
    T& operator*() { return value(); }
    const T& operator*() const { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    // Precondition: not has_value().
    Error& error() { return std::get<1>(m_content); }
    const Error& error() const { return std::get<1>(m_content); }

private:
    std::variant<T, Error> m_content;
};

template <> class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) { m_error.push_back(std::move(error)); }

    bool has_value() const { return m_error.empty(); }
    explicit operator bool() const { return has_value(); }
    Error& error() { return m_error.front(); }
    const Error& error() const { return m_error.front(); }

private:
    std::vector<Error> m_error; // none or one
};

} // namespace parlour
