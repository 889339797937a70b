import type { HttpLimits, RateLimitsConfig, StopConfig } from './limits-config.js';
import type { AuditConfig, ViewConfig } from './access-config.js';
import type { EventsConfig } from './api-config.js';
import type { AppearanceConfig } from './appearance-config.js';
import type { ConsistencyConfig } from './consistency-config.js';
import type { QuotasConfig } from './quotas-config.js';
import type { MisspeltVariable } from './misspelt-variables.js';
import type { TakeoverConfig } from './takeover-config.js';
import type { SearchConfig, SearchEngine } from './search-config.js';
import type { Setting } from './settings.js';
import type { KafkaConfig, TopicsConfig } from './kafka-config.js';
import type { LineageConfig } from './lineage-config.js';
import type { FilesConfig } from './files-config.js';
import type { WebConfig } from './web-config.js';
import type { WebhooksConfig } from './webhooks-config.js';
import type { ExternalOauthConfig, GuestConfig, LogInConfig, OidcConfig, SecretsConfig } from './log-in-config.js';

/** SQL engines that the service supports; MariaDB counts as mysql. */
export type DatabaseEngine = 'sqlite' | 'postgres' | 'mysql';

/** Whether a SQL or search engine runs in this process, on files used only by it; otherwise it is a server. */
export function isEmbedded({ engine }: { readonly engine: DatabaseEngine | SearchEngine }): boolean {
  return engine === 'sqlite';
}

/** Where the service listens. */
export interface HttpConfig extends HttpLimits {
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  /** Whether several processes of the service listen on the port. */
  readonly sharesPort?: boolean;
}

/** The SQL database. */
export interface DatabaseConfig {
  /** As given, including the password: never log it. */
  readonly url: string;
  readonly engine: DatabaseEngine;
  readonly poolSize: number;
  /** Milliseconds for which a start waits for a server that does not respond yet. */
  readonly startTimeoutMs: number;
}

/** Authentication and authorization. */
export interface AuthConfig {
  readonly enabled: boolean;
  readonly enforceExistence: boolean;
  readonly signingKey: string | undefined;
  readonly salt: string | undefined;
  readonly signingAlgorithm: 'HS256';
  readonly issuer: string;
  readonly adminToken: string | undefined;
  readonly systemClientId: string;
  readonly systemClientSecret: string | undefined;
  readonly policiesEnabled: boolean;
  readonly restAuthorization: boolean;
  readonly viewAuthorization: boolean;
}

/** Limits and switches of the GraphQL endpoint. */
export interface GraphqlConfig {
  readonly maxDepth: number;
  readonly maxComplexity: number;
  /** Maximum number of fields after fragments are expanded. */
  readonly maxFields: number;
  readonly maxAliases: number;
  readonly maxDirectives: number;
  readonly maxTokens: number;
  readonly maxQueryBytes: number;
  /** Maximum number of operations in one query text. */
  readonly maxOperations: number;
  /** Maximum number of times an operation may request the same root field. */
  readonly maxRootFieldUses: number;
  readonly maxPageSize: number;
  /** Maximum number of parent levels followed upwards. */
  readonly maxParentDepth: number;
  /** Maximum number of entities that relationships visit in one request. */
  readonly maxVisitedUrns: number;
  /** Maximum units of work of one request; the resolution of a field is one. */
  readonly maxWork: number;
  /** Maximum number of items in the lists of the variables of one mutation. */
  readonly maxMutationItems: number;
  /** Maximum length of a response in characters. */
  readonly maxAnswerLength: number;
  readonly introspection: boolean;
  readonly graphiql: boolean;
}

/** Additions to the metadata model. */
export interface ModelConfig {
  readonly paths: readonly string[];
}

/** Commits and retention of history. */
export interface WritesConfig {
  /** Maximum number of requests whose writes share one commit. */
  readonly groupSize: number;
  /** Number of kept versions of an aspect, including the latest. */
  readonly retentionVersions: number;
  /** Maximum length of the JSON text of an aspect's value, in bytes. */
  readonly maxAspectBytes: number;
  /** Whether fields that the model lacks are refused; otherwise they are dropped. */
  readonly isStrict: boolean;
  /** Whether lineage associates datasets of dbt with their tables, as siblings. */
  readonly associatesSiblings: boolean;
  readonly maxPatchOperations: number;
  /** Maximum number of characters in values that the patches of one batch copy, move and compare. */
  readonly maxPatchCopies: number;
}

/** Logging. */
export interface LogConfig {
  readonly level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  readonly format: 'json' | 'text';
  /** Number of the worker process, which each line names; absent if the service is one process. */
  readonly worker?: number;
}

/** The whole configuration, deep-frozen; this class is its injection token. */
export abstract class AppConfig {
  abstract readonly http: HttpConfig;
  /** Number of processes that serve requests. */
  abstract readonly workers: number;
  /**
   * Path of the socket on which the worker that writes to embedded stores serves the others. Undefined if this process
   * is no worker, or if all stores are servers.
   */
  abstract readonly writerSocket: string | undefined;
  abstract readonly stop: StopConfig;
  /** Folder of the embedded databases and of generated secrets. */
  abstract readonly dataDir: string;
  abstract readonly database: DatabaseConfig;
  abstract readonly search: SearchConfig;
  abstract readonly takeover: TakeoverConfig;
  abstract readonly auth: AuthConfig;
  abstract readonly logIn: LogInConfig;
  abstract readonly secrets: SecretsConfig;
  abstract readonly guest: GuestConfig;
  /** Undefined = log-in through an identity provider is disabled. */
  abstract readonly oidc: OidcConfig | undefined;
  /** Undefined = tokens of other issuers are rejected. */
  abstract readonly externalOauth: ExternalOauthConfig | undefined;
  abstract readonly view: ViewConfig;
  abstract readonly audit: AuditConfig;
  abstract readonly graphql: GraphqlConfig;
  /** Undefined = files cannot be uploaded. */
  abstract readonly files: FilesConfig | undefined;
  /** Undefined = no web frontend is served. */
  abstract readonly web: WebConfig | undefined;
  abstract readonly appearance: AppearanceConfig;
  /** Undefined = no messages are read or sent. */
  abstract readonly kafka: KafkaConfig | undefined;
  abstract readonly topics: TopicsConfig;
  abstract readonly lineage: LineageConfig;
  abstract readonly events: EventsConfig;
  abstract readonly webhooks: WebhooksConfig;
  abstract readonly consistency: ConsistencyConfig;
  /** Whether development tools are served. */
  abstract readonly devTooling: boolean;
  abstract readonly rateLimits: RateLimitsConfig;
  abstract readonly model: ModelConfig;
  abstract readonly writes: WritesConfig;
  /** Whether this process requests scheduled runs of ingestion sources. */
  abstract readonly schedulesIngestion: boolean;
  abstract readonly quotas: QuotasConfig;
  abstract readonly log: LogConfig;
  /** Every variable in a form suitable for operators. */
  abstract readonly settings: readonly Setting[];
  /** Unknown variables with names similar to the service's own. */
  abstract readonly misspelt: readonly MisspeltVariable[];
}
