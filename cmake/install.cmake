# Where `cmake --install` and the .deb put things, and what find_package(arbiter) finds.
include(CMakePackageConfigHelpers)

set(ARBITER_CMAKE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/arbiter)

install(TARGETS libarbiter EXPORT arbiter-targets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY include/arbiter DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.hpp")
install(EXPORT arbiter-targets NAMESPACE arbiter:: DESTINATION ${ARBITER_CMAKE_DIR})
configure_package_config_file(cmake/arbiter-config.cmake.in ${PROJECT_BINARY_DIR}/arbiter-config.cmake
  INSTALL_DESTINATION ${ARBITER_CMAKE_DIR} NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/arbiter-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/arbiter-config.cmake ${PROJECT_BINARY_DIR}/arbiter-config-version.cmake
  DESTINATION ${ARBITER_CMAKE_DIR})

install(TARGETS arbiter RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(DIRECTORY formats/ DESTINATION ${CMAKE_INSTALL_DATADIR}/arbiter/formats PATTERN "*.1" EXCLUDE)
install(FILES formats/guides/arbiter.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)
install(FILES scripts/package/arbiter.bash RENAME arbiter
  DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES scripts/package/arbiter.zsh RENAME _arbiter DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES scripts/package/arbiter.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME arbiter)
set(CPACK_PACKAGE_CONTACT "The arbiter authors <arbiter@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY ${PROJECT_DESCRIPTION})
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
find_program(DPKG_SHLIBDEPS dpkg-shlibdeps)
mark_as_advanced(DPKG_SHLIBDEPS)
if(DPKG_SHLIBDEPS)
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
endif()
include(CPack)
