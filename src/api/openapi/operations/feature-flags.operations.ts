import { EVERYBODY } from '../operation/access.js';
import { FLAG, mapOf } from '../operation/schemas.js';
import { section } from '../operation/section.js';

/** The enabled features. */
export const FEATURE_FLAG_OPERATIONS = section(
  { path: '/openapi/operations/dev/featureFlags', group: 'operations', tag: 'State', access: EVERYBODY },
  {
    list: {
      method: 'get',
      path: '',
      summary: 'The enabled features. Served only if DEV_TOOLING_ENABLED is true.',
      answer: mapOf(FLAG),
    },
    read: {
      method: 'get',
      path: '{name}',
      summary: 'Whether a feature is enabled.',
      answer: mapOf(FLAG),
    },
  },
);
