export { PatchModule } from './patch.module.js';
