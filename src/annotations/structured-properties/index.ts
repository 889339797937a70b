export { PropertyValuesService } from './property-values.service.js';
export { StructuredPropertyEntity } from './structured-property.model.js';
export { StructuredPropertyInputParams } from './structured-property-values.input.js';
export { StructuredProperties } from './structured-properties.model.js';
export { StructuredPropertyModule } from './structured-property.module.js';
