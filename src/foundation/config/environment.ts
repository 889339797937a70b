import { AUDIT_VARIABLES, VIEW_VARIABLES } from './access-variables.js';
import { API_VARIABLES } from './api-config.js';
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
import { LINEAGE_VARIABLES } from './lineage-config.js';
import { LOG_IN_VARIABLES, SINGLE_SIGN_ON_VARIABLES } from './log-in-variables.js';
import { QUOTA_VARIABLES } from './quotas-config.js';
import { address, boolean, integer, list, oneOf, text, textOfBytes } from './parsers.js';
import { TAKEOVER_VARIABLES } from './takeover-config.js';
import { optional, required, type ValuesOf, type Variable } from './variable.js';
import { WEB_VARIABLES } from './web-config.js';

const MAX_INTEGER = 2_147_483_647;

/**
 * Every environment variable the service reads, by group. Variables that DataHub has too keep DataHub's names, so that
 * one environment serves both.
 */
export const ENVIRONMENT = {
  HTTP: {
    HOST: required({ parser: text, default: '127.0.0.1', description: 'Address to listen on; 0.0.0.0 for every one.' }),
    PORT: required({
      parser: integer(0, 65_535),
      default: '8080',
      description: 'Port to listen on; 0 takes a free one.',
    }),
    HTTP_BODY_LIMIT_BYTES: required({
      parser: integer(1024, MAX_INTEGER),
      default: '33554432',
      description: 'Longest request body in bytes; a longer one is refused with 413.',
    }),
    ...HTTP_LIMIT_VARIABLES,
    ...STOP_VARIABLES,
  },
  Storage: {
    DATA_DIR: required({
      parser: text,
      default: './data',
      description: 'Folder of the embedded databases and of secrets the service makes for itself.',
    }),
    DATABASE_URL: optional({
      parser: address(['sqlite', 'postgres', 'postgresql', 'mysql', 'mariadb']),
      defaultNote: 'sqlite:<DATA_DIR>/metadata.db',
      description: 'SQL database that holds the metadata.',
    }),
    DATABASE_POOL_SIZE: required({
      parser: integer(1, 1000),
      default: '10',
      description: 'Most connections to a database server; SQLite always has one that writes and one that reads.',
    }),
    START_TIMEOUT_S: required({
      parser: integer(0, 86_400),
      default: '60',
      description: 'How long a start waits for a database server that does not answer yet, in seconds; 0 = not at all.',
    }),
    SEARCH_URL: optional({
      parser: address(['sqlite', 'http', 'https', 'opensearch+http', 'opensearch+https']),
      defaultNote: 'sqlite:<DATA_DIR>/search.db',
      description:
        'Search engine: http(s) is Elasticsearch 8 or 9, opensearch+http(s) OpenSearch 2 or 3. A store that was indexed elsewhere is indexed anew.',
    }),
    INDEX_PREFIX: optional({
      parser: text,
      description: 'Put before the name of every search and time-series index, with "_" between.',
    }),
    ELASTICSEARCH_NUM_SHARDS_PER_INDEX: required({
      parser: integer(1, 1024),
      default: '1',
      description: 'Primary shards of a new index of Elasticsearch or OpenSearch.',
    }),
    ELASTICSEARCH_NUM_REPLICAS_PER_INDEX: required({
      parser: integer(0, 100),
      default: '1',
      description: 'Copies of each shard of a new index of Elasticsearch or OpenSearch.',
    }),
    ELASTICSEARCH_INDEX_BUILDER_REFRESH_INTERVAL_SECONDS: required({
      parser: integer(1, 3600),
      default: '1',
      description: 'Seconds after which Elasticsearch or OpenSearch shows what was written.',
    }),
    MODEL_PATH: optional({
      parser: list,
      description: 'JSON files with a deployment’s own entities and aspects, separated by commas.',
    }),
  },
  Writes: {
    WRITE_GROUP_SIZE: required({
      parser: integer(1, 10_000),
      default: '64',
      description: 'Most requests whose writes share one SQL commit.',
    }),
    RETENTION_MAX_VERSIONS: required({
      parser: integer(1, MAX_INTEGER),
      default: '20',
      description: 'Versions kept of an aspect, the latest included, where no retention policy says otherwise.',
    }),
    ENABLE_SIBLING_HOOK: required({
      parser: boolean,
      default: 'true',
      description: 'Whether lineage associates datasets of dbt with their tables, as siblings.',
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
      description: 'Whether the user who makes a request must exist in the metadata.',
    }),
    DATAHUB_TOKEN_SERVICE_SIGNING_KEY: optional({
      parser: textOfBytes(32),
      secret: true,
      defaultNote: 'made at the first start and kept in DATA_DIR',
      description: 'Key that signs access tokens; the same on every replica.',
    }),
    DATAHUB_TOKEN_SERVICE_SALT: optional({
      parser: text,
      secret: true,
      defaultNote: 'made at the first start and kept in DATA_DIR',
      description: 'Salt of the hashes under which access tokens are stored; the same on every replica.',
    }),
    DATAHUB_TOKEN_SERVICE_ISSUER: required({
      parser: text,
      default: 'datahub-metadata-service',
      description: 'Issuer written into access tokens.',
    }),
    DATAHUB_TOKEN_SERVICE_SIGNING_ALGORITHM: required({
      parser: oneOf(['HS256']),
      default: 'HS256',
      description: 'Algorithm that signs access tokens.',
    }),
    ADMIN_TOKEN: optional({
      parser: textOfBytes(16),
      secret: true,
      description: 'A fixed bearer token that acts as the root user; for automation and first steps.',
    }),
    DATAHUB_SYSTEM_CLIENT_ID: required({
      parser: text,
      default: '__datahub_system',
      description: 'Id under which other services of the deployment act.',
    }),
    DATAHUB_SYSTEM_CLIENT_SECRET: optional({
      parser: textOfBytes(16),
      secret: true,
      description: 'Secret of the system client; unset, it cannot log in.',
    }),
  },
  'Log-in': LOG_IN_VARIABLES,
  'Single sign-on': SINGLE_SIGN_ON_VARIABLES,
  Authorization: {
    AUTH_POLICIES_ENABLED: required({
      parser: boolean,
      default: 'true',
      description: 'Whether policies are asked; false allows everything to every actor.',
    }),
    REST_API_AUTHORIZATION_ENABLED: required({
      parser: boolean,
      default: 'true',
      description: 'Whether rest.li and OpenAPI ask the policies; GraphQL always does.',
    }),
    ...VIEW_VARIABLES,
  },
  Audit: AUDIT_VARIABLES,
  GraphQL: {
    GRAPHQL_QUERY_DEPTH_LIMIT: required({
      parser: integer(1, 1000),
      default: '50',
      description: 'Deepest nesting of fields in a query.',
    }),
    GRAPHQL_QUERY_COMPLEXITY_LIMIT: required({
      parser: integer(1, MAX_INTEGER),
      default: '2000',
      description: 'Most fields a query may select, nested ones and list inputs counted, each fragment once.',
    }),
    GRAPHQL_QUERY_ALIAS_LIMIT: required({
      parser: integer(0, MAX_INTEGER),
      default: '1500',
      description: 'Most aliases in a query once its fragments are put in place.',
    }),
    GRAPHQL_QUERY_DIRECTIVE_LIMIT: required({
      parser: integer(0, MAX_INTEGER),
      default: '50',
      description: 'Most directives in a query.',
    }),
    GRAPHQL_QUERY_TOKEN_LIMIT: required({
      parser: integer(1, MAX_INTEGER),
      default: '20000',
      description: 'Most lexical tokens in a query.',
    }),
    GRAPHQL_QUERY_BYTES_LIMIT: required({
      parser: integer(1, MAX_INTEGER),
      default: '500000',
      description: 'Longest query text in bytes; variables are not counted.',
    }),
    GRAPHQL_QUERY_INTROSPECTION_ENABLED: required({
      parser: boolean,
      default: 'true',
      description: 'Whether the schema may be asked for; DataHub’s clients and GraphiQL need it.',
    }),
    GRAPHQL_GRAPHIQL_ENABLED: required({
      parser: boolean,
      default: 'true',
      description: 'Whether the GraphQL explorer is served at /api/graphiql.',
    }),
    ...GRAPHQL_LIMIT_VARIABLES,
  },
  'Web frontend': WEB_VARIABLES,
  Files: FILES_VARIABLES,
  Searches: SEARCH_LIMIT_VARIABLES,
  Lineage: LINEAGE_VARIABLES,
  'Parts of the APIs': API_VARIABLES,
  'Checks of consistency': CONSISTENCY_VARIABLES,
  'Rate limits': RATE_LIMIT_VARIABLES,
  Commands: {
    DATAHUB_GMS_URL: optional({
      parser: address(['http', 'https']),
      defaultNote: 'none',
      description: 'Running service that the commands restore, check and demo call where --server names no other.',
    }),
    DATAHUB_GMS_TOKEN: optional({
      parser: text,
      secret: true,
      defaultNote: 'none',
      description: 'Access token of the commands where --token gives no other.',
    }),
  },
  'Taking over a DataHub': TAKEOVER_VARIABLES,
  Logging: {
    LOG_LEVEL: required({
      parser: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
      default: 'info',
      description: 'Least level that is logged.',
    }),
    LOG_FORMAT: required({
      parser: oneOf(['auto', 'json', 'text']),
      default: 'auto',
      description:
        'Form of a log line: one JSON object, or text for people; auto is text on a terminal and JSON elsewhere.',
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
