import { EVERYBODY } from '../operation/access.js';
import { FLAG, mapOf } from '../operation/schemas.js';
import { section } from '../operation/section.js';

/** Which features are on. */
export const FEATURE_FLAG_OPERATIONS = section(
  { path: '/openapi/operations/dev/featureFlags', group: 'operations', tag: 'State', access: EVERYBODY },
  {
    list: {
      method: 'get',
      path: '',
      summary: 'Which features are on. Not there unless DEV_TOOLING_ENABLED is true.',
      answer: mapOf(FLAG),
    },
    read: {
      method: 'get',
      path: '{name}',
      summary: 'Whether a feature is on.',
      answer: mapOf(FLAG),
    },
  },
);
