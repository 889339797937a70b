export { applyPatch } from './apply-patch.js';
export { PatchBudget, PatchLimits } from './patch-budget.js';
