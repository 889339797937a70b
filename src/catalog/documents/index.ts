export { Document } from './document.model.js';
export { DocumentModule } from './document.module.js';
