export type { AspectDiff } from './aspect-diff.js';
export { ASPECT_DIFFS } from './aspect-diffs.js';
