export { CorpGroup } from './corp-group.model.js';
export { groupRef } from './group.mappings.js';
export { GroupModule } from './group.module.js';
