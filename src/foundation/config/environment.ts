import { AUDIT_VARIABLES, VIEW_VARIABLES } from './access-variables.js';
import { API_VARIABLES } from './api-config.js';
import { APPEARANCE_VARIABLES } from './appearance-config.js';
import { CONSISTENCY_VARIABLES } from './consistency-config.js';
import {
  GRAPHQL_LIMIT_VARIABLES,
  HTTP_LIMIT_VARIABLES,
  RATE_LIMIT_VARIABLES,
  SEARCH_LIMIT_VARIABLES,
  STOP_VARIABLES,
  WRITE_LIMIT_VARIABLES,
} from './limit-variables.js';
import { FILES_VARIABLES } from './files-config.js';
import { KAFKA_VARIABLES } from './kafka-config.js';
import { LINEAGE_VARIABLES } from './lineage-config.js';
import { LOG_IN_VARIABLES, SINGLE_SIGN_ON_VARIABLES } from './log-in-variables.js';
import { QUOTA_VARIABLES } from './quotas-config.js';
import { address, boolean, indexPrefix, integer, list, oneOf, text, textOfBytes } from './parsers.js';
import { TAKEOVER_VARIABLES } from './takeover-config.js';
import { optional, required, type ValuesOf, type Variable } from './variable.js';
import { WEB_VARIABLES } from './web-config.js';
import { WEBHOOK_VARIABLES } from './webhooks-config.js';
import { WORKER_VARIABLES } from './workers-config.js';

const MAX_INTEGER = 2_147_483_647;

/**
 * Every environment variable of the service, by group. Variables that also exist in DataHub keep DataHub's names, so
 * that one environment serves both.
 */
export const ENVIRONMENT = {
  HTTP: {
    HOST: required({
      parser: text,
      default: '127.0.0.1',
      description: 'Address to listen on; 0.0.0.0 = all addresses.',
    }),
    PORT: required({
      parser: integer(0, 65_535),
      default: '8080',
      description: 'Port to listen on; 0 = any free port.',
    }),
    ...WORKER_VARIABLES,
    HTTP_BODY_LIMIT_BYTES: required({
      parser: integer(1024, MAX_INTEGER),
      default: '33554432',
      description: 'Maximum size of a request body in bytes; larger ones are refused with 413.',
    }),
    ...HTTP_LIMIT_VARIABLES,
    ...STOP_VARIABLES,
  },
  Storage: {
    DATA_DIR: required({
      parser: text,
      default: './data',
      description: 'Folder of the embedded databases and of generated secrets.',
    }),
    DATABASE_URL: optional({
      namesStore: true,
      parser: address(['sqlite', 'postgres', 'postgresql', 'mysql', 'mariadb']),
      defaultNote: 'sqlite:<DATA_DIR>/metadata.db',
      description: 'SQL database for the metadata.',
    }),
    DATABASE_POOL_SIZE: required({
      parser: integer(1, 1000),
      default: '10',
      description:
        'Maximum number of connections of each worker to a database server; SQLite always uses one for writes and one for reads.',
    }),
    START_TIMEOUT_S: required({
      parser: integer(0, 86_400),
      default: '60',
      description:
        'How long a start waits for a database server that does not respond yet, in seconds; 0 = not at all.',
    }),
    SEARCH_URL: optional({
      namesStore: true,
      parser: address(['sqlite', 'http', 'https', 'opensearch+http', 'opensearch+https']),
      defaultNote: 'sqlite:<DATA_DIR>/search.db',
      description:
        'Search engine: http(s) is Elasticsearch 8 or 9, opensearch+http(s) OpenSearch 2 or 3. A change rebuilds the index.',
    }),
    INDEX_PREFIX: optional({
      namesStore: true,
      parser: indexPrefix,
      description: 'Prefix of the names of all search and time-series indices, joined with "_".',
    }),
    ELASTICSEARCH_NUM_SHARDS_PER_INDEX: required({
      parser: integer(1, 1024),
      default: '1',
      description: 'Number of primary shards of a new index in Elasticsearch or OpenSearch.',
    }),
    ELASTICSEARCH_NUM_REPLICAS_PER_INDEX: required({
      parser: integer(0, 100),
      default: '1',
      description: 'Number of replicas of each shard of a new index in Elasticsearch or OpenSearch.',
    }),
    ELASTICSEARCH_INDEX_BUILDER_REFRESH_INTERVAL_SECONDS: required({
      parser: integer(1, 3600),
      default: '1',
      description: 'Refresh interval of Elasticsearch or OpenSearch in seconds.',
    }),
    MODEL_PATH: optional({
      parser: list,
      description: 'JSON files with custom entity types and aspects, separated by commas.',
    }),
  },
  Writes: {
    WRITE_GROUP_SIZE: required({
      parser: integer(1, 10_000),
      default: '64',
      description: 'Maximum number of requests whose writes share one SQL commit.',
    }),
    RETENTION_MAX_VERSIONS: required({
      parser: integer(1, MAX_INTEGER),
      default: '20',
      description: 'Number of versions kept per aspect, including the latest, if no retention policy applies.',
    }),
    ENABLE_SIBLING_HOOK: required({
      parser: boolean,
      default: 'true',
      description: 'Whether lineage associates datasets of dbt with their tables, as siblings.',
    }),
    ENABLE_INGESTION_SCHEDULER_HOOK: required({
      parser: boolean,
      default: 'true',
      description: 'Whether this process requests the runs of ingestion sources at the times of their schedules.',
    }),
    ...WRITE_LIMIT_VARIABLES,
  },
  Quotas: QUOTA_VARIABLES,
  Authentication: {
    METADATA_SERVICE_AUTH_ENABLED: required({
      parser: boolean,
      default: 'true',
      description: 'Whether requests need a token; false takes the actor from the header X-DataHub-Actor.',
    }),
    METADATA_SERVICE_AUTH_ENFORCE_EXISTENCE_ENABLED: required({
      parser: boolean,
      default: 'true',
      description: 'Whether the user of a request must exist in the metadata.',
    }),
    DATAHUB_TOKEN_SERVICE_SIGNING_KEY: optional({
      parser: textOfBytes(32),
      secret: true,
      defaultNote: 'generated at the first start and stored in DATA_DIR',
      description: 'Key for signing access tokens; the same on every replica.',
    }),
    DATAHUB_TOKEN_SERVICE_SALT: optional({
      parser: text,
      secret: true,
      defaultNote: 'generated at the first start and stored in DATA_DIR',
      description: 'Salt for the hashes under which access tokens are stored; the same on every replica.',
    }),
    DATAHUB_TOKEN_SERVICE_ISSUER: required({
      parser: text,
      default: 'datahub-metadata-service',
      description: 'Issuer in access tokens.',
    }),
    DATAHUB_TOKEN_SERVICE_SIGNING_ALGORITHM: required({
      parser: oneOf(['HS256']),
      default: 'HS256',
      description: 'Algorithm for signing access tokens.',
    }),
    ADMIN_TOKEN: optional({
      parser: textOfBytes(16),
      secret: true,
      description: 'A fixed bearer token that acts as the root user; for automation and first steps.',
    }),
    DATAHUB_SYSTEM_CLIENT_ID: required({
      parser: text,
      default: '__datahub_system',
      description: 'Id of the system client, used by other services of the deployment.',
    }),
    DATAHUB_SYSTEM_CLIENT_SECRET: optional({
      parser: textOfBytes(16),
      secret: true,
      description: 'Secret of the system client; if unset, the client cannot log in.',
    }),
  },
  'Log-in': LOG_IN_VARIABLES,
  'Single sign-on': SINGLE_SIGN_ON_VARIABLES,
  Authorization: {
    AUTH_POLICIES_ENABLED: required({
      parser: boolean,
      default: 'true',
      description: 'Whether policies are enforced; false allows everything to every actor.',
    }),
    REST_API_AUTHORIZATION_ENABLED: required({
      parser: boolean,
      default: 'true',
      description: 'Whether rest.li and OpenAPI enforce policies; GraphQL always does.',
    }),
    ...VIEW_VARIABLES,
  },
  Audit: AUDIT_VARIABLES,
  GraphQL: {
    GRAPHQL_QUERY_DEPTH_LIMIT: required({
      parser: integer(1, 1000),
      default: '50',
      description: 'Maximum nesting depth of fields in a query.',
    }),
    GRAPHQL_QUERY_COMPLEXITY_LIMIT: required({
      parser: integer(1, MAX_INTEGER),
      default: '2000',
      description:
        'Maximum number of fields in a query, including nested ones and list inputs, with each fragment counted once.',
    }),
    GRAPHQL_QUERY_ALIAS_LIMIT: required({
      parser: integer(0, MAX_INTEGER),
      default: '1500',
      description: 'Maximum number of aliases in a query after its fragments are expanded.',
    }),
    GRAPHQL_QUERY_DIRECTIVE_LIMIT: required({
      parser: integer(0, MAX_INTEGER),
      default: '50',
      description: 'Maximum number of directives in a query.',
    }),
    GRAPHQL_QUERY_TOKEN_LIMIT: required({
      parser: integer(1, MAX_INTEGER),
      default: '20000',
      description: 'Maximum number of lexical tokens in a query.',
    }),
    GRAPHQL_QUERY_BYTES_LIMIT: required({
      parser: integer(1, MAX_INTEGER),
      default: '500000',
      description: 'Maximum length of a query text in bytes, without variables.',
    }),
    GRAPHQL_QUERY_INTROSPECTION_ENABLED: required({
      parser: boolean,
      default: 'true',
      description: 'Whether introspection is enabled; DataHub’s clients and GraphiQL need it.',
    }),
    GRAPHQL_GRAPHIQL_ENABLED: required({
      parser: boolean,
      default: 'true',
      description: 'Whether the GraphQL explorer is served at /api/graphiql.',
    }),
    ...GRAPHQL_LIMIT_VARIABLES,
  },
  'Web frontend': { ...WEB_VARIABLES, ...APPEARANCE_VARIABLES },
  Files: FILES_VARIABLES,
  Kafka: KAFKA_VARIABLES,
  Searches: SEARCH_LIMIT_VARIABLES,
  Lineage: LINEAGE_VARIABLES,
  'Parts of the APIs': API_VARIABLES,
  Webhooks: WEBHOOK_VARIABLES,
  'Checks of consistency': CONSISTENCY_VARIABLES,
  'Rate limits': RATE_LIMIT_VARIABLES,
  Commands: {
    DATAHUB_GMS_URL: optional({
      parser: address(['http', 'https']),
      defaultNote: 'none',
      description: 'Running service that the commands restore, check and demo call if --server is not given.',
    }),
    DATAHUB_GMS_TOKEN: optional({
      parser: text,
      secret: true,
      defaultNote: 'none',
      description: 'Access token of the commands if --token is not given.',
    }),
    TARGET_DATABASE_URL: optional({
      parser: address(['sqlite', 'postgres', 'postgresql', 'mysql', 'mariadb']),
      defaultNote: 'none',
      description: 'Empty database to which the command copy copies if --to is not given.',
    }),
  },
  'Taking over a DataHub': TAKEOVER_VARIABLES,
  Logging: {
    LOG_LEVEL: required({
      parser: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
      default: 'info',
      description: 'Minimum level of logged lines.',
    }),
    LOG_FORMAT: required({
      parser: oneOf(['auto', 'json', 'text']),
      default: 'auto',
      description:
        'Format of log lines: JSON objects, or text for people; auto = text on a terminal and JSON elsewhere.',
    }),
  },
} as const;

type Groups = typeof ENVIRONMENT;

type Declared = {
  [Group in keyof Groups]: Groups[Group];
}[keyof Groups];

type UnionToIntersection<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void
  ? I
  : never;

type Declarations = UnionToIntersection<Declared>;

/** The parsed value of every declared variable. */
export type EnvironmentValues = ValuesOf<Declarations>;

/** Every declared variable with its name, in the order of the declarations. */
export function declaredVariables(): readonly { readonly name: string; readonly variable: Variable<unknown> }[] {
  return Object.values(ENVIRONMENT).flatMap((group) =>
    Object.entries<Variable<unknown>>(group).map(([name, variable]) => ({ name, variable })),
  );
}
