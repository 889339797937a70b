export { type VersionLabel, VersionsService } from './versions.service.js';
export { VersionsModule } from './versions.module.js';
