export { RestliModule } from './restli.module.js';
