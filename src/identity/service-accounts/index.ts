export { ServiceAccountModule } from './service-account.module.js';
