export {
  AppConfig,
  type AuthConfig,
  type DatabaseConfig,
  type DatabaseEngine,
  type GraphqlConfig,
  type HttpConfig,
  isEmbedded,
  type LogConfig,
  type ModelConfig,
  type WritesConfig,
} from './app-config.js';
export { type Concern, configConcerns } from './concerns.js';
export { type DiskSpace, diskSpaceAt, existingAt } from './disk-space.js';
export { type SearchConfig, type SearchLimits, type SearchEngine } from './search-config.js';
export type { AuditConfig, ViewConfig } from './access-config.js';
export type { ExternalOauthConfig, GuestConfig, LogInConfig, OidcConfig, SecretsConfig } from './log-in-config.js';
export type { KafkaConfig, TopicsConfig } from './kafka-config.js';
export type { LineageConfig } from './lineage-config.js';
export type { BucketConfig, HttpLimits, RateLimitsConfig, StopConfig } from './limits-config.js';
export { ConfigModule } from './config.module.js';
export { loadConfig } from './load-config.js';
export {
  ownConfig,
  ownWorkers,
  separateConfig,
  type ServerDefaults,
  serverDefaults,
  targetDatabase,
  workerConfig,
} from './own-config.js';
export type { QuotaName, QuotasConfig } from './quotas-config.js';
export { KEY_FILES, keepFilesPrivate } from './private-files.js';
export { REDACTED, type Setting } from './settings.js';
export { renderEnvExample, renderVariableTables } from './render-variables.js';
export type { FilesConfig } from './files-config.js';
export type { BucketPlace, FolderPlace } from './object-storage-config.js';
export type { AppearanceConfig } from './appearance-config.js';
export type { WebConfig } from './web-config.js';
export type { WebhooksConfig } from './webhooks-config.js';
export { writerSocket } from './writer-socket.js';
