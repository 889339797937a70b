export { FileModule } from './file.module.js';
