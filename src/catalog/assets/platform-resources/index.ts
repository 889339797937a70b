export { PlatformResourceModule } from './platform-resource.module.js';
