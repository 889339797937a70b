export { DatasetModule } from './dataset.module.js';
export { Embed } from './dataset-properties.model.js';
export { Dataset } from './dataset.model.js';
export { ERModelRelationshipCardinality } from './er-model-relationship-cardinality.enum.js';
export { FabricType } from './fabric-type.enum.js';
export { keyPart } from './key-part.js';
export { DATA_TYPES, SchemaFieldDataType } from './schema-field-data-type.enum.js';
export { SchemaFieldEntity } from './schema-field-entity.model.js';
