export { ChangeHistoryModule } from './change-history.module.js';
