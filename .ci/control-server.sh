#!/usr/bin/env bash
# control-server.sh PROBE DIR kill|start: takes the power from the search node or the broker that was started with its data in DIR, or starts it again. `start`
# returns when PROBE (answers_http or accepts_connections) finds that it serves its port. For the tests of failures.
set -u
cd "$(dirname "$0")/.." || exit 1
. .ci/engines.sh
. .ci/search-engines.sh
. .ci/kafka.sh
probe=$1 dir=$2
case $3 in
  kill)
    pid=$(cat "$dir.pid")
    kill -9 -- "-$pid" || exit 1
    for _ in $(seq 1 100); do
      kill -0 -- "-$pid" 2>/dev/null || exit 0
      sleep 0.1
    done
    exit 1
    ;;
  start)
    mapfile -t command <"$dir.command"
    start_as nobody TERM "$dir.log" "${command[@]}"
    "$probe" "$(cat "$dir.port")"
    ;;
esac
