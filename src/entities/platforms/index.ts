export { DataPlatformInstance } from './data-platform-instance.model.js';
export { DataPlatform } from './data-platform.model.js';
export { keyPlatform } from './key-platform.js';
export { DATA_PLATFORM_INSTANCE, platformRef } from './platform.mappings.js';
export { PlatformModule } from './platform.module.js';
