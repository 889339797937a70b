# Sourced by .ci/run after engines.sh and search-engines.sh: fetches Apache Kafka from Maven Central and runs one node of it, which is broker and controller.

KAFKA_VERSION=4.3.1

kafka_is_here() { need_java && fetched "kafka-$KAFKA_VERSION" fetch_kafka; }

fetch_kafka() {
  local home=$1
  cat >"$home/pom.xml" <<XML
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>test</groupId><artifactId>kafka</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>org.apache.kafka</groupId><artifactId>kafka_2.13</artifactId><version>$KAFKA_VERSION</version></dependency>
    <dependency><groupId>org.slf4j</groupId><artifactId>slf4j-simple</artifactId><version>1.7.36</version></dependency>
  </dependencies>
</project>
XML
  (cd "$home" && mvn -q -B dependency:copy-dependencies -DoutputDirectory=lib -DincludeScope=runtime)
}

# certificates DIR: makes authorities, a certificate of the broker and one of its clients, whose key has the password "key-password".
certificates() {
  local dir=$1 name
  mkdir -p "$dir" || return 1
  for name in authority other-authority; do
    openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=$name" -keyout "$dir/$name.key" -out "$dir/$name.pem" || return 1
  done
  printf 'subjectAltName=DNS:localhost,IP:127.0.0.1\n' >"$dir/names"
  for name in broker client; do
    openssl req -newkey rsa:2048 -nodes -subj "/CN=$name" -keyout "$dir/$name.key" -out "$dir/$name.request" &&
      openssl x509 -req -in "$dir/$name.request" -CA "$dir/authority.pem" -CAkey "$dir/authority.key" -CAcreateserial -days 2 -extfile "$dir/names" \
        -out "$dir/$name.crt" || return 1
  done
  cat "$dir/broker.key" "$dir/broker.crt" >"$dir/broker.pem"
  openssl pkcs8 -topk8 -in "$dir/client.key" -passout pass:key-password -out "$dir/client.pem" && cat "$dir/client.crt" >>"$dir/client.pem" || return 1
  chmod a+r "$dir"/*
} >/dev/null 2>&1

# start_kafka DIR: a broker whose address is exported as TEST_KAFKA_BROKERS, and the command that controls it as TEST_KAFKA_CONTROL. Clients with the
# certificates in TEST_KAFKA_CERTIFICATES connect at TEST_KAFKA_SSL (mutual TLS), the user "service" with the password "service-password" at TEST_KAFKA_SASL_SSL.
start_kafka() {
  local dir=$1 port controller ssl sasl java login=org.apache.kafka.common.security home=$ENGINE_CACHE/kafka-$KAFKA_VERSION
  kafka_is_here || return 1
  java=$(java_home 17 99)/bin/java
  port=$(free_port) && controller=$(free_port) && ssl=$(free_port) && sasl=$(free_port) && own_folder "$dir" nobody || return 1
  certificates "$dir/tls" || { echo 'No certificates can be made.' >&2; return 1; }
  cat >"$dir/server.properties" <<PROPERTIES
process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:$controller
listeners=PLAINTEXT://127.0.0.1:$port,CONTROLLER://127.0.0.1:$controller,SSL://127.0.0.1:$ssl,SASL_SSL://127.0.0.1:$sasl
advertised.listeners=PLAINTEXT://127.0.0.1:$port,SSL://127.0.0.1:$ssl,SASL_SSL://localhost:$sasl
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT,SSL:SSL,SASL_SSL:SASL_SSL
ssl.keystore.type=PEM
ssl.keystore.location=$dir/tls/broker.pem
ssl.truststore.type=PEM
ssl.truststore.location=$dir/tls/authority.pem
listener.name.ssl.ssl.client.auth=required
listener.name.sasl_ssl.sasl.enabled.mechanisms=PLAIN,SCRAM-SHA-256,SCRAM-SHA-512
listener.name.sasl_ssl.plain.sasl.jaas.config=$login.plain.PlainLoginModule required user_service="service-password";
listener.name.sasl_ssl.scram-sha-256.sasl.jaas.config=$login.scram.ScramLoginModule required;
listener.name.sasl_ssl.scram-sha-512.sasl.jaas.config=$login.scram.ScramLoginModule required;
controller.listener.names=CONTROLLER
inter.broker.listener.name=PLAINTEXT
log.dirs=$dir/data
auto.create.topics.enable=false
offsets.topic.num.partitions=1
offsets.topic.replication.factor=1
transaction.state.log.num.partitions=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
share.coordinator.state.topic.num.partitions=1
share.coordinator.state.topic.replication.factor=1
share.coordinator.state.topic.min.isr=1
group.initial.rebalance.delay.ms=0
log.cleaner.dedupe.buffer.size=4194304
num.network.threads=2
num.io.threads=2
PROPERTIES
  run_as nobody "$java" -Xmx64m -cp "$home/lib/*" kafka.tools.StorageTool format -t AAAAAAAAAAAAAAAAAAAAAQ -c "$dir/server.properties" \
    --add-scram 'SCRAM-SHA-256=[name=service,password=service-password]' --add-scram 'SCRAM-SHA-512=[name=service,password=service-password]' >"$dir.install.log" 2>&1 ||
    { cat "$dir.install.log" >&2; return 1; }
  start_as nobody TERM "$dir.log" "$java" -Xms256m -Xmx256m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "$home/lib/*" kafka.Kafka "$dir/server.properties"
  accepts_connections "$port" || return 1
  echo "$port" >"$dir.port"
  export TEST_KAFKA_SSL="127.0.0.1:$ssl" TEST_KAFKA_SASL_SSL="127.0.0.1:$sasl" TEST_KAFKA_CERTIFICATES="$dir/tls"
  export TEST_KAFKA_BROKERS="127.0.0.1:$port" TEST_KAFKA_CONTROL="$PWD/.ci/control-server.sh accepts_connections $dir"
}

# accepts_connections PORT: waits for the server that was just started.
accepts_connections() {
  until_answers "$STARTED" "${STARTED_LOG:-/dev/null}" node -e \
    'require("node:net").connect(Number(process.argv[1]), "127.0.0.1").on("connect", () => process.exit(0)).on("error", () => process.exit(1))' "$1"
}
