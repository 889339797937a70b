export { SemanticModelModule } from './semantic-model.module.js';
