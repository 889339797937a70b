export { ERModelModule } from './er-model.module.js';
export { ERModelRelationship } from './er-model-relationship.model.js';
