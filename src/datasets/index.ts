export { Dataset } from './dataset.model.js';
export { DatasetModule } from './dataset.module.js';
export { FabricType } from './fabric-type.enum.js';
export { SchemaFieldEntity } from './schema-field-entity.model.js';
