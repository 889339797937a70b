import type { HttpLimits, RateLimitsConfig, StopConfig } from './limits-config.js';
import type { AuditConfig, ViewConfig } from './access-config.js';
import type { EventsConfig } from './api-config.js';
import type { ConsistencyConfig } from './consistency-config.js';
import type { QuotasConfig } from './quotas-config.js';
import type { MisspeltVariable } from './misspelt-variables.js';
import type { TakeoverConfig } from './takeover-config.js';
import type { SearchConfig, SearchEngine } from './search-config.js';
import type { Setting } from './settings.js';
import type { LineageConfig } from './lineage-config.js';
import type { FilesConfig } from './files-config.js';
import type { WebConfig } from './web-config.js';
import type { ExternalOauthConfig, GuestConfig, LogInConfig, OidcConfig, SecretsConfig } from './log-in-config.js';

/** SQL engines the service runs on; MariaDB counts as mysql. */
export type DatabaseEngine = 'sqlite' | 'postgres' | 'mysql';

/** Whether an engine of SQL or of search runs in this process, on files that no other process uses; else a server. */
export function isEmbedded({ engine }: { readonly engine: DatabaseEngine | SearchEngine }): boolean {
  return engine === 'sqlite';
}

/** Where the service listens. */
export interface HttpConfig extends HttpLimits {
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
}

/** The SQL database. */
export interface DatabaseConfig {
  /** As given, password included: never log it. */
  readonly url: string;
  readonly engine: DatabaseEngine;
  readonly poolSize: number;
  /** Milliseconds for which a start waits for a server that does not answer yet. */
  readonly startTimeoutMs: number;
}

/** Who is let in, and what is asked of them. */
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
  /** Fields once fragments are spread out. */
  readonly maxFields: number;
  readonly maxAliases: number;
  readonly maxDirectives: number;
  readonly maxTokens: number;
  readonly maxQueryBytes: number;
  /** Operations in one query text. */
  readonly maxOperations: number;
  /** Times that one operation asks for the same root field. */
  readonly maxRootFieldUses: number;
  readonly maxPageSize: number;
  /** Levels of parents that are followed upwards. */
  readonly maxParentDepth: number;
  /** Entities that relationships visit in one request. */
  readonly maxVisitedUrns: number;
  /** Units of work of one request; the resolution of a field is one. */
  readonly maxWork: number;
  /** Characters of an answer. */
  readonly maxAnswerLength: number;
  readonly introspection: boolean;
  readonly graphiql: boolean;
}

/** Additions to the metadata model. */
export interface ModelConfig {
  readonly paths: readonly string[];
}

/** How writes are committed and how much history stays. */
export interface WritesConfig {
  /** Most requests whose writes share one commit. */
  readonly groupSize: number;
  /** Versions kept of an aspect, the latest included. */
  readonly retentionVersions: number;
  /** Longest JSON text of an aspect's value. */
  readonly maxAspectBytes: number;
  /** Whether fields that the model lacks are refused; otherwise they are dropped. */
  readonly isStrict: boolean;
  /** Whether lineage associates datasets of dbt with their tables, as siblings. */
  readonly associatesSiblings: boolean;
  readonly maxPatchOperations: number;
  /** Characters of the values that the patches of one batch copy, move and compare. */
  readonly maxPatchCopies: number;
}

/** Logging. */
export interface LogConfig {
  readonly level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  readonly format: 'json' | 'text';
}

/** The whole configuration, deep-frozen; this class is its injection token. */
export abstract class AppConfig {
  abstract readonly http: HttpConfig;
  abstract readonly stop: StopConfig;
  /** Folder of the embedded databases and of secrets the service makes for itself. */
  abstract readonly dataDir: string;
  abstract readonly database: DatabaseConfig;
  abstract readonly search: SearchConfig;
  abstract readonly takeover: TakeoverConfig;
  abstract readonly auth: AuthConfig;
  abstract readonly logIn: LogInConfig;
  abstract readonly secrets: SecretsConfig;
  abstract readonly guest: GuestConfig;
  /** Undefined = people do not log in through an identity provider. */
  abstract readonly oidc: OidcConfig | undefined;
  /** Undefined = tokens of other issuers are refused. */
  abstract readonly externalOauth: ExternalOauthConfig | undefined;
  abstract readonly view: ViewConfig;
  abstract readonly audit: AuditConfig;
  abstract readonly graphql: GraphqlConfig;
  /** Undefined = files cannot be uploaded. */
  abstract readonly files: FilesConfig | undefined;
  /** Undefined = no web frontend is served. */
  abstract readonly web: WebConfig | undefined;
  abstract readonly lineage: LineageConfig;
  abstract readonly events: EventsConfig;
  abstract readonly consistency: ConsistencyConfig;
  /** Whether what only developers need is served. */
  abstract readonly devTooling: boolean;
  abstract readonly rateLimits: RateLimitsConfig;
  abstract readonly model: ModelConfig;
  abstract readonly writes: WritesConfig;
  abstract readonly quotas: QuotasConfig;
  abstract readonly log: LogConfig;
  /** Every variable in a form that operators may see. */
  abstract readonly settings: readonly Setting[];
  /** Variables that nobody reads, whose names are nearly those of the service's own. */
  abstract readonly misspelt: readonly MisspeltVariable[];
}
