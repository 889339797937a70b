export { OwnEntitiesModule } from './own-entities.module.js';
