export { ConnectionModule } from './connection.module.js';
