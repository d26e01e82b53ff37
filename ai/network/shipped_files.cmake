# Writes a source that holds the files of resources/networks and resources/calibration, compressed by
# gzip, and the header that lists them.
file(GLOB learned CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/resources/networks/*.net
     ${PROJECT_SOURCE_DIR}/resources/networks/*.table
     ${PROJECT_SOURCE_DIR}/resources/calibration/*.curves)
set(header "#pragma once\n\n#include <array>\n#include <string_view>\n\nextern \"C\" {\n")
set(list "")
set(source "")
set(number 0)
set(generated ${PROJECT_BINARY_DIR}/generated/ai/network)
set(packed_files "")
foreach(file IN LISTS learned)
  get_filename_component(name ${file} NAME)
  set(packed ${generated}/${name}.gz)
  add_custom_command(OUTPUT ${packed} COMMAND gzip -9nc ${file} > ${packed} DEPENDS ${file} VERBATIM)
  list(APPEND packed_files ${packed})
  set(symbol parlour_learned_${number})
  string(APPEND header "extern const char ${symbol}[];\nextern const char ${symbol}_end[];\n")
  string(APPEND list "    {\"${name}\", ${symbol}, ${symbol}_end},\n")
  string(APPEND source
    "asm(\".section .rodata\\n.balign 16\\n.global ${symbol}\\n${symbol}:\\n\"\n"
    "    \".incbin \\\"${packed}\\\"\\n.global ${symbol}_end\\n${symbol}_end:\\n.byte 0\\n.text\\n\");\n")
  math(EXPR number "${number} + 1")
endforeach()
string(APPEND header "}\n\nnamespace parlour {\n\nstruct ShippedFile {\n"
  "    std::string_view name;\n    const char* first;\n    const char* end;\n};\n\n"
  "inline const std::array<ShippedFile, ${number}> kShippedFiles{{\n${list}}};\n\n} // namespace parlour\n")
file(CONFIGURE OUTPUT ${generated}/shipped_files.h CONTENT "${header}" @ONLY)
file(CONFIGURE OUTPUT ${generated}/shipped_files.cpp CONTENT "${source}" @ONLY)
set_source_files_properties(${generated}/shipped_files.cpp PROPERTIES
  OBJECT_DEPENDS "${packed_files}" SKIP_UNITY_BUILD_INCLUSION ON)
