import { DomainError } from '../common/errors.js';
import { address, boolean, integer, list, oneOf, text, topicName } from './parsers.js';
import { optional, required, type ValuesOf } from './variable.js';

const PROTOCOLS = ['PLAINTEXT', 'SSL', 'SASL_PLAINTEXT', 'SASL_SSL'] as const;
const MECHANISMS = ['PLAIN', 'SCRAM-SHA-256', 'SCRAM-SHA-512'] as const;

const topic = (name: string, what: string) =>
  required({ parser: topicName, default: name, description: `Topic of ${what}.` });

/** The message bus, and the names under which its schemas are served. */
export const KAFKA_VARIABLES = {
  KAFKA_BOOTSTRAP_SERVER: optional({
    namesStore: true,
    parser: list,
    defaultNote: 'none: no messages are read or sent',
    description: 'Kafka brokers as host:port, separated by commas.',
  }),
  KAFKA_PROPERTIES_SECURITY_PROTOCOL: required({
    parser: oneOf(PROTOCOLS),
    default: 'PLAINTEXT',
    description: 'How connections to Kafka are secured.',
  }),
  SPRING_KAFKA_PROPERTIES_SECURITY_PROTOCOL: optional({
    parser: oneOf(PROTOCOLS),
    defaultNote: 'KAFKA_PROPERTIES_SECURITY_PROTOCOL',
    description: 'DataHub’s second name of KAFKA_PROPERTIES_SECURITY_PROTOCOL; it comes first.',
  }),
  SPRING_KAFKA_PROPERTIES_SASL_MECHANISM: required({
    parser: oneOf(MECHANISMS),
    default: 'PLAIN',
    description: 'How the service authenticates to Kafka with SASL_PLAINTEXT and SASL_SSL.',
  }),
  SPRING_KAFKA_PROPERTIES_SASL_JAAS_CONFIG: optional({
    parser: text,
    secret: true,
    description: 'User and password for SASL, in the form of Java: … required username="…" password="…";',
  }),
  SPRING_KAFKA_PROPERTIES_SSL_TRUSTSTORE_LOCATION: optional({
    parser: text,
    description: 'PEM file of the certificate authorities of Kafka; unset = those of Node.',
  }),
  SPRING_KAFKA_PROPERTIES_SSL_KEYSTORE_LOCATION: optional({
    parser: text,
    description: 'PEM file with the certificate of the service and its private key, for mutual TLS.',
  }),
  SPRING_KAFKA_PROPERTIES_SSL_KEY_PASSWORD: optional({
    parser: text,
    secret: true,
    description: 'Password of that private key.',
  }),
  DATAHUB_PRECREATE_TOPICS: required({
    parser: boolean,
    default: 'true',
    description: 'Whether a start creates the topics that are missing.',
  }),
  PARTITIONS: required({
    parser: integer(1, 10_000),
    default: '1',
    description: 'Number of partitions of a topic that a start creates.',
  }),
  REPLICATION_FACTOR: required({
    parser: integer(1, 100),
    default: '1',
    description: 'Number of brokers that keep a topic that a start creates.',
  }),
  MAX_MESSAGE_BYTES: required({
    parser: integer(1024, 1_073_741_824),
    default: '5242880',
    description: 'Largest message of a topic that a start creates, in bytes.',
  }),
  MCE_CONSUMER_ENABLED: required({
    parser: boolean,
    default: 'true',
    description: 'Whether the service writes the proposals that arrive over Kafka.',
  }),
  METADATA_CHANGE_PROPOSAL_KAFKA_CONSUMER_GROUP_ID: required({
    parser: text,
    default: 'generic-mce-consumer-job-client',
    description: 'Consumer group in which the replicas share the proposals.',
  }),
  METADATA_CHANGE_PROPOSAL_TOPIC_NAME: topic('MetadataChangeProposal_v1', 'proposals to write'),
  FAILED_METADATA_CHANGE_PROPOSAL_TOPIC_NAME: topic(
    'FailedMetadataChangeProposal_v1',
    'proposals that were refused, with the reason',
  ),
  METADATA_CHANGE_LOG_VERSIONED_TOPIC_NAME: topic('MetadataChangeLog_Versioned_v1', 'changes of versioned aspects'),
  METADATA_CHANGE_LOG_TIMESERIES_TOPIC_NAME: topic('MetadataChangeLog_Timeseries_v1', 'new values of time series'),
  PLATFORM_EVENT_TOPIC_NAME: topic('PlatformEvent_v1', 'events about entities'),
  DATAHUB_UPGRADE_HISTORY_TOPIC_NAME: topic('DataHubUpgradeHistory_v1', 'upgrades of the service'),
  DATAHUB_USAGE_EVENT_NAME: topic('DataHubUsageEvent_v1', 'usage events of pages'),
  SCHEMA_REGISTRY_URL: optional({
    parser: address(['http', 'https']),
    defaultNote: 'the service’s own, at /schema-registry/api/',
    description: 'Schema registry with Confluent’s API that keeps the schemas of messages and gives them their ids.',
  }),
  SCHEMA_REGISTRY_TYPE: required({
    parser: oneOf(['INTERNAL', 'KAFKA']),
    default: 'INTERNAL',
    description: 'Whether KAFKA_SCHEMAREGISTRY_URL is used (KAFKA) or the service’s own schema registry.',
  }),
  KAFKA_SCHEMAREGISTRY_URL: optional({
    parser: address(['http', 'https']),
    description: 'DataHub’s name of SCHEMA_REGISTRY_URL; it applies with SCHEMA_REGISTRY_TYPE=KAFKA.',
  }),
} as const;

/** Names of topics by what they hold. */
export interface TopicsConfig {
  readonly proposals: string;
  readonly failedProposals: string;
  readonly versionedChanges: string;
  readonly timeseriesChanges: string;
  readonly platformEvents: string;
  readonly upgradeHistory: string;
  readonly usageEvents: string;
}

/** User and password for SASL. */
export interface SaslConfig {
  readonly mechanism: (typeof MECHANISMS)[number];
  readonly username: string;
  readonly password: string;
}

/** TLS of connections to Kafka; paths of PEM files. */
export interface KafkaTlsConfig {
  readonly authorities: string | undefined;
  readonly certificateAndKey: string | undefined;
  readonly keyPassword: string | undefined;
}

/** Connections to Kafka, and what passes over them. */
export interface KafkaConfig {
  /** Brokers as host:port. */
  readonly brokers: readonly string[];
  /** Undefined = connections are not encrypted. */
  readonly tls: KafkaTlsConfig | undefined;
  /** Undefined = the service does not authenticate. */
  readonly sasl: SaslConfig | undefined;
  readonly createsTopics: boolean;
  readonly newTopics: { readonly partitions: number; readonly replicas: number; readonly maxMessageBytes: number };
  readonly consumesProposals: boolean;
  readonly proposalsGroup: string;
  /** Address of an outside schema registry; undefined = the service's own. */
  readonly registryUrl: string | undefined;
}

type KafkaValues = ValuesOf<typeof KAFKA_VARIABLES>;

/** Reads the names of topics. */
export function topicsConfig(values: KafkaValues): TopicsConfig {
  return {
    proposals: values.METADATA_CHANGE_PROPOSAL_TOPIC_NAME,
    failedProposals: values.FAILED_METADATA_CHANGE_PROPOSAL_TOPIC_NAME,
    versionedChanges: values.METADATA_CHANGE_LOG_VERSIONED_TOPIC_NAME,
    timeseriesChanges: values.METADATA_CHANGE_LOG_TIMESERIES_TOPIC_NAME,
    platformEvents: values.PLATFORM_EVENT_TOPIC_NAME,
    upgradeHistory: values.DATAHUB_UPGRADE_HISTORY_TOPIC_NAME,
    usageEvents: values.DATAHUB_USAGE_EVENT_NAME,
  };
}

/**
 * Reads the configuration of Kafka; undefined if there is no broker. Throws `CONFIGURATION_INVALID` for SASL without a
 * user and a password, and for an outside schema registry without an address.
 */
export function kafkaConfig(values: KafkaValues): KafkaConfig | undefined {
  const brokers = values.KAFKA_BOOTSTRAP_SERVER ?? [];
  if (brokers.length === 0) return undefined;
  const protocol = values.SPRING_KAFKA_PROPERTIES_SECURITY_PROTOCOL ?? values.KAFKA_PROPERTIES_SECURITY_PROTOCOL;
  return {
    brokers: brokers.map((broker) => broker.replace(/^[a-z]+:\/\//i, '')),
    tls: protocol.endsWith('SSL') ? tlsConfig(values) : undefined,
    sasl: protocol.startsWith('SASL') ? saslConfig(values) : undefined,
    createsTopics: values.DATAHUB_PRECREATE_TOPICS,
    newTopics: {
      partitions: values.PARTITIONS,
      replicas: values.REPLICATION_FACTOR,
      maxMessageBytes: values.MAX_MESSAGE_BYTES,
    },
    consumesProposals: values.MCE_CONSUMER_ENABLED,
    proposalsGroup: values.METADATA_CHANGE_PROPOSAL_KAFKA_CONSUMER_GROUP_ID,
    registryUrl: registryUrl(values),
  };
}

function tlsConfig(values: KafkaValues): KafkaTlsConfig {
  return {
    authorities: values.SPRING_KAFKA_PROPERTIES_SSL_TRUSTSTORE_LOCATION,
    certificateAndKey: values.SPRING_KAFKA_PROPERTIES_SSL_KEYSTORE_LOCATION,
    keyPassword: values.SPRING_KAFKA_PROPERTIES_SSL_KEY_PASSWORD,
  };
}

function saslConfig(values: KafkaValues): SaslConfig {
  const jaas = values.SPRING_KAFKA_PROPERTIES_SASL_JAAS_CONFIG ?? '';
  const [username, password] = [jaasOption(jaas, 'username'), jaasOption(jaas, 'password')];
  if (username === undefined || password === undefined)
    throw new DomainError(
      'CONFIGURATION_INVALID',
      'SPRING_KAFKA_PROPERTIES_SASL_JAAS_CONFIG must contain username="…" and password="…" where the security protocol is SASL',
    );
  return { mechanism: values.SPRING_KAFKA_PROPERTIES_SASL_MECHANISM, username, password };
}

/** The value of an option in the text that configures a log-in module of Java; quotes in it have a backslash. */
function jaasOption(jaas: string, name: string): string | undefined {
  const quoted = new RegExp(`\\b${name}\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|'((?:[^'\\\\]|\\\\.)*)')`).exec(jaas);
  return (quoted?.[1] ?? quoted?.[2])?.replaceAll(/\\(.)/g, '$1');
}

function registryUrl(values: KafkaValues): string | undefined {
  if (values.SCHEMA_REGISTRY_URL !== undefined) return values.SCHEMA_REGISTRY_URL;
  if (values.SCHEMA_REGISTRY_TYPE === 'INTERNAL') return undefined;
  if (values.KAFKA_SCHEMAREGISTRY_URL === undefined)
    throw new DomainError('CONFIGURATION_INVALID', 'SCHEMA_REGISTRY_TYPE=KAFKA needs KAFKA_SCHEMAREGISTRY_URL');
  return values.KAFKA_SCHEMAREGISTRY_URL;
}
