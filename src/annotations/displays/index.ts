export { DisplayModule } from './display.module.js';
