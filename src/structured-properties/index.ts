export { StructuredProperties } from './structured-properties.model.js';
export { StructuredPropertyModule } from './structured-property.module.js';
