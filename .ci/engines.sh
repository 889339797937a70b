# Sourced by .ci/run: installs and runs the real engines, each on a free port of the loopback address with its data in a folder of its own.
# Each server leads a process group of its own, whose id stands in a file beside its log, and stop_engines ends exactly these.

ENGINE_PID_FILES=()
ENGINE_SIGNALS=()

as_root() { [ "$(id -u)" = 0 ]; }

free_port() {
  node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })'
}

# install COMMAND PACKAGE...: installs Debian packages unless the command is there. Their servers are kept from starting by themselves.
install() {
  local command=$1 policy=/usr/sbin/policy-rc.d made=
  shift
  if command -v "$command" >/dev/null; then return 0; fi
  as_root && command -v apt-get >/dev/null || { echo "$command is missing and cannot be installed here" >&2; return 1; }
  if [ ! -e "$policy" ]; then printf '#!/bin/sh\nexit 101\n' >"$policy" && chmod +x "$policy" && made=1; fi
  [ -n "${APT_UPDATED:-}" ] || { apt-get update -qq >&2 && APT_UPDATED=1; }
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
  local code=$?
  if [ -n "$made" ]; then rm -f "$policy"; fi
  return $code
}

# start_as USER SIGNAL LOG COMMAND...: starts a server in the background, as USER when this is root, and leaves its process id in STARTED and in a file.
# SIGNAL is the one that makes it stop in good order without waiting for its clients. What was started stands in a file too, so that it can be started again, also by a
# test, whose folder for temporary files is not the server's.
start_as() {
  local user=$1 signal=$2 log=$3
  shift 3
  printf '%s\n' "$@" >"${log%.log}.command"
  if as_root; then
    setsid setpriv --reuid "$user" --regid "$(id -g "$user")" --clear-groups env -u TMPDIR HOME=/tmp "$@" </dev/null >>"$log" 2>&1 &
  else
    setsid env -u TMPDIR "$@" </dev/null >>"$log" 2>&1 &
  fi
  STARTED=$!
  STARTED_LOG=$log
  echo "$STARTED" >"${log%.log}.pid"
  ENGINE_PID_FILES+=("${log%.log}.pid")
  ENGINE_SIGNALS+=("$signal")
}

# run_as USER COMMAND...: runs a command to its end, as USER when this is root.
run_as() {
  local user=$1
  shift
  if as_root; then setpriv --reuid "$user" --regid "$(id -g "$user")" --clear-groups env HOME=/tmp "$@"; else "$@"; fi
}

# until_answers PID LOG COMMAND...: waits until the command succeeds; fails with the log when the server has ended or three minutes have passed.
until_answers() {
  local pid=$1 log=$2 tries
  shift 2
  for tries in $(seq 1 900); do
    if "$@" >/dev/null 2>&1; then return 0; fi
    kill -0 "$pid" 2>/dev/null || break
    sleep 0.2
  done
  tail -20 "$log" >&2
  return 1
}

own_folder() {
  mkdir -p "$1" || return 1
  if as_root; then chown "$2" "$1"; fi
}

postgres_is_here() {
  if ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1; then return 0; fi
  if as_root && [ ! -e /etc/postgresql-common/createcluster.conf ]; then
    mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
  fi
  install no-such-command postgresql
}

mariadb_is_here() { install mariadbd mariadb-server; }

start_postgres() {
  local dir=$1 port bin
  postgres_is_here || return 1
  bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
  port=$(free_port) && own_folder "$dir" postgres || return 1
  run_as postgres "$bin/initdb" -D "$dir/data" -U test -A trust -E UTF8 --no-sync >"$dir.install.log" 2>&1 || { cat "$dir.install.log" >&2; return 1; }
  start_as postgres INT "$dir.log" "$bin/postgres" -D "$dir/data" -p "$port" -c listen_addresses=127.0.0.1 -c "unix_socket_directories=$dir" -c fsync=off -c max_connections=200
  until_answers "$STARTED" "$dir.log" "$bin/psql" -h 127.0.0.1 -p "$port" -U test -d postgres -c 'select 1' || return 1
  export TEST_POSTGRES_URL="postgres://test@127.0.0.1:$port/postgres" TEST_POSTGRES_CONTROL="$PWD/.ci/control-sql.sh $dir postgres $port"
}

start_mariadb() {
  local dir=$1 port sql
  mariadb_is_here || return 1
  port=$(free_port) && own_folder "$dir" mysql || return 1
  run_as mysql mariadb-install-db --no-defaults --datadir="$dir/data" --auth-root-authentication-method=normal --skip-test-db >"$dir.install.log" 2>&1 ||
    { cat "$dir.install.log" >&2; return 1; }
  start_as mysql TERM "$dir.log" mariadbd --no-defaults --datadir="$dir/data" --bind-address=127.0.0.1 --port="$port" --socket="$dir/socket" \
    --pid-file="$dir/pid" --character-set-server=utf8mb4 --max-allowed-packet=64M --innodb-flush-log-at-trx-commit=2
  until_answers "$STARTED" "$dir.log" mariadb-admin --no-defaults -uroot -S "$dir/socket" ping || return 1
  sql="create user 'test'@'127.0.0.1' identified by 'test'; grant all on *.* to 'test'@'127.0.0.1'; create user 'test'@'localhost' identified by 'test'; grant all on *.* to 'test'@'localhost'"
  mariadb --no-defaults -uroot -S "$dir/socket" -e "$sql" || return 1
  export TEST_MYSQL_URL="mysql://test:test@127.0.0.1:$port/mysql" TEST_MYSQL_CONTROL="$PWD/.ci/control-sql.sh $dir mysql $port"
}

# small_disk DIR: makes DIR a file system of 250 MB of its own, for tests that fill it. Only root may; stop_engines takes it away.
SMALL_DISKS=()
small_disk() {
  mkdir -p "$1" && mount -t tmpfs -o size=250m,mode=755 tmpfs "$1" || return 1
  SMALL_DISKS+=("$1")
  export TEST_SMALL_DISK=$1
}

stop_engines() {
  local at pid
  for at in "${!ENGINE_PID_FILES[@]}"; do kill "-${ENGINE_SIGNALS[at]}" "$(cat "${ENGINE_PID_FILES[at]}")" 2>/dev/null; done
  for at in "${!ENGINE_PID_FILES[@]}"; do
    pid=$(cat "${ENGINE_PID_FILES[at]}")
    for _ in $(seq 1 200); do
      kill -0 "$pid" 2>/dev/null || break
      sleep 0.1
    done
    kill -9 -- "-$pid" 2>/dev/null
    wait "$pid" 2>/dev/null
  done
  ENGINE_PID_FILES=()
  ENGINE_SIGNALS=()
  for at in "${!SMALL_DISKS[@]}"; do umount "${SMALL_DISKS[at]}"; done
  SMALL_DISKS=()
  unset TEST_SMALL_DISK TEST_POSTGRES_URL TEST_POSTGRES_CONTROL TEST_MYSQL_URL TEST_MYSQL_CONTROL TEST_ELASTICSEARCH_URL TEST_OPENSEARCH_URL TEST_ELASTICSEARCH_CONTROL TEST_OPENSEARCH_CONTROL TEST_KAFKA_BROKERS TEST_KAFKA_CONTROL TEST_KAFKA_SSL TEST_KAFKA_SASL_SSL TEST_KAFKA_CERTIFICATES
}
