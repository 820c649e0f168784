# Shared by the scripts beside it: messages, packages, builds. Sourced, not run.
# shellcheck shell=bash disable=SC2034

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
jobs=${JOBS:-$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN)}

packages_to_build=(
  cmake g++ ninja-build pkg-config
  libboost-program-options-dev rapidjson-dev libpugixml-dev libzip-dev libfmt-dev
  libgtest-dev libgmock-dev googletest libbenchmark-dev
)
packages_to_test=(python3-jsonschema libxml2-utils)

say() { printf '\n== %s\n' "$*"; }

stop() {
  printf '%s: %s\n' "$(basename "$0")" "$1" >&2
  shift
  if (($#)); then printf '  %s\n' "$@" >&2; fi
  exit 1
}

# need_packages PACKAGE...: installs those that are missing; where that can't be done, names them and stops.
need_packages() {
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    # Not Debian: the user may have installed the libraries in another way, and says so.
    if [[ -n ${ARBITER_SKIP_PACKAGES:-} ]]; then return; fi
    stop "this is not a Debian system, so nothing can be installed here" \
      "install what answers to these packages of Debian 12:" "$*" \
      "then run again with ARBITER_SKIP_PACKAGES=1"
  fi
  local package missing=()
  for package in "$@"; do
    if [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) != installed ]]; then
      missing+=("$package")
    fi
  done
  if ((${#missing[@]} == 0)); then return; fi

  local as_root=()
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      stop "packages are missing, and neither root nor sudo is at hand to install them" \
        "as root: apt-get install ${missing[*]}"
    fi
    as_root=(sudo)
  fi
  say "Installing ${missing[*]}"
  "${as_root[@]}" apt-get update -qq ||
    printf 'The list of packages could not be refreshed; going on with the one at hand.\n' >&2
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null ||
    stop "the packages could not be installed" "as root: apt-get install ${missing[*]}"
}

# build PRESET [TARGET...]: configures and builds into build/PRESET.
build() {
  local preset=$1 dir="$project/build/$1" options=()
  shift
  if [[ ! -f $dir/CMakeCache.txt ]] && command -v ninja >/dev/null; then options+=(-G Ninja); fi
  if command -v ccache >/dev/null; then options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache); fi
  say "Building build/$preset"
  (cd "$project" && cmake --preset "$preset" "${options[@]}" >/dev/null)
  local target targets=()
  for target in "$@"; do targets+=(--target "$target"); done
  cmake --build "$dir" --parallel "$jobs" "${targets[@]}"
}

# run_tests PRESET [CTEST OPTION...]: runs the tests of build/PRESET and says how many were skipped.
run_tests() {
  local dir="$project/build/$1" status=0 skipped
  shift
  ctest --test-dir "$dir" --parallel "$jobs" --output-on-failure --no-tests=error "$@" || status=$?
  skipped=$(grep -c '^\[  SKIPPED \] 1 test' "$dir/Testing/Temporary/LastTest.log" || true)
  printf '%d tests were skipped' "$skipped"
  if ((skipped)); then printf ' (most need the folder ARBITER_SHARED, default ../shared)'; fi
  printf '.\n'
  return "$status"
}
