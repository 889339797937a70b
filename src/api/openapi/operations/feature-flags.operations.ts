import { EVERYBODY } from '../operation/access.js';
import { FLAG, mapOf } from '../operation/schemas.js';
import { section } from '../operation/section.js';

/** Which features are on. */
export const FEATURE_FLAG_OPERATIONS = section({
  path: '/openapi/operations/dev/featureFlags',
  group: 'operations',
  tag: 'State',
  access: EVERYBODY,
});

export const listFlags = FEATURE_FLAG_OPERATIONS.get('', {
  summary: 'Which features are on. Not there unless DEV_TOOLING_ENABLED is true.',
  answer: mapOf(FLAG),
});

export const readFlag = FEATURE_FLAG_OPERATIONS.get('{name}', {
  summary: 'Whether a feature is on.',
  answer: mapOf(FLAG),
});
