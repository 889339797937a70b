export { AccessTokenModule } from './access-token.module.js';
