export { MLModelModule } from './ml-model.module.js';
