export { MLFeature, MLFeatureTable, MLPrimaryKey } from './ml-feature.model.js';
export { MLModelGroup } from './ml-model-group.model.js';
export { MLModel } from './ml-model.model.js';
export { MLModelModule } from './ml-model.module.js';
