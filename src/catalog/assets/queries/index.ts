export { QueryModule } from './query.module.js';
