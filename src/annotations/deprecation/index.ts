export { datasetDeprecationField } from './deprecation.mappings.js';
export { Deprecation } from './deprecation.model.js';
export { DeprecationModule } from './deprecation.module.js';
