#!/usr/bin/env bash
# control-kafka.sh DIR kill|start: takes the power from the broker that start_kafka started with its data in DIR, or starts it again. `start` returns when the
# broker accepts connections. For the tests of failures.
set -u
cd "$(dirname "$0")/.." || exit 1
. .ci/engines.sh
. .ci/search-engines.sh
. .ci/kafka.sh
dir=$1
case $2 in
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
    accepts_connections "$(cat "$dir.port")"
    ;;
esac
