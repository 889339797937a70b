export { SoftDeletionModule } from './soft-deletion.module.js';
