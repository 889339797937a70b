export { LoginModule } from './login.module.js';
