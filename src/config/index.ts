export {
  AppConfig,
  type AuthConfig,
  type DatabaseConfig,
  type DatabaseEngine,
  type GraphqlConfig,
  type HttpConfig,
  type LogConfig,
  type ModelConfig,
  type SearchConfig,
  type SearchEngine,
  type WritesConfig,
} from './app-config.js';
export { ConfigModule } from './config.module.js';
export { loadConfig } from './load-config.js';
export { renderEnvExample, renderVariableTables } from './render-variables.js';
