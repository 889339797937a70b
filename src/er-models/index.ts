export { ERModelModule } from './er-model.module.js';
