import { join } from 'node:path';
import { auditConfig, viewConfig } from './access-config.js';
import { eventsConfig } from './api-config.js';
import { appearanceConfig } from './appearance-config.js';
import {
  type AppConfig,
  type AuthConfig,
  type DatabaseConfig,
  type DatabaseEngine,
  type GraphqlConfig,
  isEmbedded,
  type LogConfig,
  type WritesConfig,
} from './app-config.js';
import type { SearchConfig, SearchEngine } from './search-config.js';
import { consistencyConfig } from './consistency-config.js';
import type { EnvironmentValues } from './environment.js';
import { filesConfig } from './files-config.js';
import { httpLimits, rateLimitsConfig } from './limits-config.js';
import { kafkaConfig, topicsConfig } from './kafka-config.js';
import { lineageConfig } from './lineage-config.js';
import { externalOauthConfig, logInConfig, oidcConfig } from './log-in-config.js';
import { misspeltVariables } from './misspelt-variables.js';
import { quotasConfig } from './quotas-config.js';
import { readEnvironment } from './read-environment.js';
import { settingsOf } from './settings.js';
import { takeoverConfig } from './takeover-config.js';
import { webConfig } from './web-config.js';
import { webhooksConfig } from './webhooks-config.js';
import { defaultWorkers } from './workers-config.js';

/**
 * Reads the configuration from `env` and deep-freezes it. Throws one `CONFIGURATION_INVALID` that lists every invalid
 * variable.
 */
export function loadConfig(env: NodeJS.ProcessEnv): AppConfig {
  const values = readEnvironment(env);
  const kafka = kafkaConfig(values);
  const database = databaseConfig(values);
  const search = searchConfig(values);
  return deepFreeze({
    http: { host: values.HOST, port: values.PORT, ...httpLimits(values) },
    workers: values.WORKERS ?? defaultWorkers(isEmbedded(database) || isEmbedded(search)),
    writerSocket: undefined,
    stop: { delayMs: values.STOP_DELAY_MS, limitMs: values.STOP_TIMEOUT_MS },
    dataDir: values.DATA_DIR,
    database,
    search,
    takeover: takeoverConfig(values, search),
    auth: authConfig(values),
    logIn: logInConfig(values),
    secrets: {
      encryptionKey: values.SECRET_SERVICE_ENCRYPTION_KEY,
      readsV1: values.SECRET_SERVICE_V1_ALGORITHM_ENABLED,
    },
    guest: { enabled: values.GUEST_AUTHENTICATION_ENABLED, userId: values.GUEST_AUTHENTICATION_USER },
    oidc: oidcConfig(values),
    externalOauth: externalOauthConfig(values),
    view: viewConfig(values),
    audit: auditConfig(values),
    graphql: graphqlConfig(values),
    web: webConfig(values),
    appearance: appearanceConfig(values),
    files: filesConfig(values, isEmbedded(database) ? join(values.DATA_DIR, 'files') : undefined),
    kafka,
    topics: topicsConfig(values),
    lineage: lineageConfig(values),
    events: eventsConfig(values, kafka !== undefined),
    webhooks: webhooksConfig(values, values.EVENTS_API_ENABLED),
    consistency: consistencyConfig(values),
    devTooling: values.DEV_TOOLING_ENABLED,
    rateLimits: rateLimitsConfig(values),
    model: { paths: values.MODEL_PATH ?? [] },
    writes: writesConfig(values),
    schedulesIngestion: values.ENABLE_INGESTION_SCHEDULER_HOOK,
    quotas: quotasConfig(values),
    log: { level: values.LOG_LEVEL, format: logFormat(values.LOG_FORMAT) },
    settings: settingsOf(env),
    misspelt: misspeltVariables(env),
  });
}

function logFormat(given: EnvironmentValues['LOG_FORMAT']): LogConfig['format'] {
  if (given !== 'auto') return given;
  return process.stderr.isTTY ? 'text' : 'json';
}

function writesConfig(values: EnvironmentValues): WritesConfig {
  return {
    groupSize: values.WRITE_GROUP_SIZE,
    retentionVersions: values.RETENTION_MAX_VERSIONS,
    isStrict: values.STRICT_ASPECTS,
    associatesSiblings: values.ENABLE_SIBLING_HOOK,
    maxAspectBytes: values.DATAHUB_VALIDATION_ASPECT_SIZE_POST_PATCH_MAX_SIZE_BYTES,
    maxPatchOperations: values.PATCH_OPERATION_LIMIT,
    maxPatchCopies: values.PATCH_COPY_LIMIT_BYTES,
  };
}

function databaseConfig(values: EnvironmentValues): DatabaseConfig {
  const url = values.DATABASE_URL ?? embeddedUrl(values, 'metadata.db');
  return {
    url,
    engine: databaseEngineOf(url),
    poolSize: values.DATABASE_POOL_SIZE,
    startTimeoutMs: values.START_TIMEOUT_S * 1000,
  };
}

function searchConfig(values: EnvironmentValues): SearchConfig {
  const url = values.SEARCH_URL ?? embeddedUrl(values, 'search.db');
  return {
    url: url.replace(/^opensearch\+/, ''),
    engine: searchEngineOf(url),
    indexPrefix: values.INDEX_PREFIX ?? '',
    shards: values.ELASTICSEARCH_NUM_SHARDS_PER_INDEX,
    replicas: values.ELASTICSEARCH_NUM_REPLICAS_PER_INDEX,
    refreshSeconds: values.ELASTICSEARCH_INDEX_BUILDER_REFRESH_INTERVAL_SECONDS,
    timeoutMs: values.SEARCH_TIMEOUT_MS,
    readers: values.SEARCH_READER_THREADS,
    limits: {
      alternatives: values.SEARCH_ALTERNATIVES_LIMIT,
      criteria: values.SEARCH_CRITERIA_LIMIT,
      values: values.SEARCH_VALUES_LIMIT,
      terms: values.SEARCH_TERMS_LIMIT,
    },
  };
}

function searchEngineOf(url: string): SearchEngine {
  if (url.startsWith('sqlite:')) return 'sqlite';
  return url.startsWith('opensearch+') ? 'opensearch' : 'elasticsearch';
}

function databaseEngineOf(url: string): DatabaseEngine {
  if (url.startsWith('sqlite:')) return 'sqlite';
  return url.startsWith('postgres') ? 'postgres' : 'mysql';
}

function embeddedUrl(values: EnvironmentValues, file: string): string {
  return `sqlite:${values.DATA_DIR.replace(/[\\/]+$/, '')}/${file}`;
}

function authConfig(values: EnvironmentValues): AuthConfig {
  return {
    enabled: values.METADATA_SERVICE_AUTH_ENABLED,
    enforceExistence: values.METADATA_SERVICE_AUTH_ENFORCE_EXISTENCE_ENABLED,
    signingKey: values.DATAHUB_TOKEN_SERVICE_SIGNING_KEY,
    salt: values.DATAHUB_TOKEN_SERVICE_SALT,
    signingAlgorithm: values.DATAHUB_TOKEN_SERVICE_SIGNING_ALGORITHM,
    issuer: values.DATAHUB_TOKEN_SERVICE_ISSUER,
    adminToken: values.ADMIN_TOKEN,
    systemClientId: values.DATAHUB_SYSTEM_CLIENT_ID,
    systemClientSecret: values.DATAHUB_SYSTEM_CLIENT_SECRET,
    policiesEnabled: values.AUTH_POLICIES_ENABLED,
    restAuthorization: values.REST_API_AUTHORIZATION_ENABLED,
    viewAuthorization: values.VIEW_AUTHORIZATION_ENABLED,
  };
}

function graphqlConfig(values: EnvironmentValues): GraphqlConfig {
  return {
    maxDepth: values.GRAPHQL_QUERY_DEPTH_LIMIT,
    maxComplexity: values.GRAPHQL_QUERY_COMPLEXITY_LIMIT,
    maxFields: values.GRAPHQL_QUERY_FIELD_LIMIT,
    maxAliases: values.GRAPHQL_QUERY_ALIAS_LIMIT,
    maxDirectives: values.GRAPHQL_QUERY_DIRECTIVE_LIMIT,
    maxTokens: values.GRAPHQL_QUERY_TOKEN_LIMIT,
    maxQueryBytes: values.GRAPHQL_QUERY_BYTES_LIMIT,
    maxOperations: values.GRAPHQL_QUERY_OPERATION_LIMIT,
    maxRootFieldUses: values.GRAPHQL_QUERY_ROOT_FIELD_LIMIT,
    maxPageSize: values.GRAPHQL_QUERY_PAGE_SIZE_LIMIT,
    maxParentDepth: values.GRAPHQL_QUERY_MAX_PARENT_DEPTH,
    maxVisitedUrns: values.GRAPHQL_QUERY_MAX_VISITED_URNS,
    maxWork: values.GRAPHQL_QUERY_WORK_LIMIT,
    maxMutationItems: values.GRAPHQL_MUTATION_ITEMS_LIMIT,
    maxAnswerLength: values.GRAPHQL_ANSWER_LENGTH_LIMIT,
    introspection: values.GRAPHQL_QUERY_INTROSPECTION_ENABLED,
    graphiql: values.GRAPHQL_GRAPHIQL_ENABLED,
  };
}

function deepFreeze<T extends object>(value: T): T {
  for (const member of Object.values(value)) {
    if (typeof member === 'object' && member !== null) deepFreeze(member as object);
  }
  return Object.freeze(value);
}
