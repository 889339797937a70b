export { applyPatch } from './apply-patch.js';
export { segmentsOf as patchSegments } from './segments.js';
export { PatchBudget, PatchLimits } from './patch-budget.js';
