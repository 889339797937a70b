import { OPERATORS } from '../operation/access.js';
import { ANY_OBJECT, FLAG, listOf, object, TEXT } from '../operation/schemas.js';
import { section } from '../operation/section.js';

/** How requests are limited. */
export const RATE_LIMITS = section(
  { path: '/openapi/v1/rate-limits', group: 'operations', tag: 'Operations', access: OPERATORS },
  {
    config: {
      method: 'get',
      path: 'config',
      summary: 'How requests are limited.',
      answer: object({ enabled: FLAG, excludedPaths: listOf(TEXT), scoped: ANY_OBJECT }, 'enabled', 'scoped'),
    },
    status: {
      method: 'get',
      path: 'status',
      summary: 'What is left of the limits in the process that answers.',
      answer: object({ scopedEnabled: FLAG, scoped: ANY_OBJECT }, 'scopedEnabled', 'scoped'),
    },
  },
);
