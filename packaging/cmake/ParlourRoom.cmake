# One library per folder ("room"), and what all of them share: warnings, sanitizers, include root,
# precompiled headers.
#
# Builds from scratch (CMAKE_UNITY_BUILD, see CMakePresets.json) compile all files of a room as one, in a
# third of the time; names local to a file must therefore differ within a room. The preset `dev` compiles
# files one by one, so that a change builds quickly.

add_library(parlour_build_flags INTERFACE)
target_include_directories(parlour_build_flags INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(parlour_build_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor -Wold-style-cast
  -Wno-sign-conversion            # indices are ints here; -Wconversion still reports narrowing
  -ffp-contract=off               # the same figures on every processor
  $<$<BOOL:${PARLOUR_WERROR}>:-Werror>)
if(PARLOUR_SANITIZE)
  target_compile_options(parlour_build_flags INTERFACE -fsanitize=${PARLOUR_SANITIZE}
    -fno-sanitize=null,object-size      # trapped by the address sanitizer as well
    -fno-sanitize=alignment,vptr        # with the two above, two fifths of the time to compile
    -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(parlour_build_flags INTERFACE -fsanitize=${PARLOUR_SANITIZE})
endif()

set(PARLOUR_PRECOMPILED ${CMAKE_CURRENT_LIST_DIR}/precompiled.h)

# parlour_room(NAME SOURCES ... DEPENDS ...)
function(parlour_room name)
  cmake_parse_arguments(PARSE_ARGV 1 room "" "" "SOURCES;DEPENDS")
  add_library(${name} STATIC ${room_SOURCES})
  target_link_libraries(${name} PUBLIC parlour_build_flags ${room_DEPENDS})
  if(name STREQUAL parlour_core_base)
    target_precompile_headers(${name} PRIVATE ${PARLOUR_PRECOMPILED})
  else()
    target_precompile_headers(${name} REUSE_FROM parlour_core_base)
  endif()
endfunction()
