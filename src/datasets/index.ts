export { DatasetModule } from './dataset.module.js';
