export { dataHubRoleRef } from './datahub-role.mappings.js';
export { DataHubRole } from './datahub-role.model.js';
export { Role } from './role.model.js';
export { RoleModule } from './role.module.js';
