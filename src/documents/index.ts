export { DocumentModule } from './document.module.js';
