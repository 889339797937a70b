export type { VersionLabel } from './version-proposals.js';
export { SupportsVersions } from './version-properties.model.js';
export { VersionTag } from './version-tag.model.js';
export { VersionsService } from './versions.service.js';
export { VersionsModule } from './versions.module.js';
export { LINKING_VERSIONS } from './version.demands.js';
