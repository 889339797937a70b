#!/usr/bin/env bash
# control-sql.sh DIR USER PORT kill|revive: takes the power from the server that start_postgres or start_mariadb started with its data in DIR, or starts it again if it was
# killed or has ended itself, as it may with a full disk; `revive` returns when it takes connections. For the tests of failures.
set -u
cd "$(dirname "$0")/.." || exit 1
. .ci/engines.sh
dir=$1 user=$2 port=$3
if [ "$4" = kill ]; then
  pid=$(cat "$dir.pid")
  kill -9 -- "-$pid" || exit 1
  while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
  exit 0
fi
for _ in $(seq 1 300); do
  if ! kill -0 "$(cat "$dir.pid")" 2>/dev/null; then
    mapfile -t command <"$dir.command"
    start_as "$user" TERM "$dir.log" "${command[@]}"
  elif (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
    exit 0
  fi
  sleep 0.2
done
exit 1
