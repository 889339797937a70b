export { EntityPrivileges } from './entity-privileges.model.js';
export { EntityPrivilegesModule } from './entity-privileges.module.js';
