# Finds a Chromium for the scripts that open pages, as $browser: the one that BROWSER names, one of the system, or, where
# Debian's can be installed, that.

find_browser() {
  local name
  browser=${BROWSER:-}
  [[ -z "$browser" ]] || return 0
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    browser=$(command -v "$name") && return
  done
}

install_browser() {
  [[ $EUID -eq 0 ]] && command -v apt-get >/dev/null || return
  apt-get update >/dev/null && apt-get install --yes --no-install-recommends chromium >/dev/null
}

find_browser || { install_browser && find_browser; } || {
  echo "error: there is no Chromium to open pages in; install it, or name one in BROWSER" >&2
  exit 1
}
