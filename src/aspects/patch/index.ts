export { applyPatch } from './apply-patch.js';
