export { RoleModule } from './role.module.js';
