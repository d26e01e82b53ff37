# Run with each build: writes HEADER anew if the commit of SOURCE has changed.
cmake_policy(VERSION 3.25)
execute_process(COMMAND git -C ${SOURCE} describe --always --dirty --abbrev=7 --match=
  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
if(failed)
  set(commit unknown)
endif()
file(CONFIGURE OUTPUT ${HEADER} CONTENT
  "inline constexpr std::string_view kCommitId = \"@commit@\";\n" @ONLY)
