export { SchemaRegistryModule } from './schema-registry.module.js';
