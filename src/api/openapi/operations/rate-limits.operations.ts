import { OPERATORS } from '../operation/access.js';
import { ANY_OBJECT, FLAG, listOf, object, TEXT } from '../operation/schemas.js';
import { section } from '../operation/section.js';

/** Rate limits. */
export const RATE_LIMITS = section(
  { path: '/openapi/v1/rate-limits', group: 'operations', tag: 'Operations', access: OPERATORS },
  {
    config: {
      method: 'get',
      path: 'config',
      summary: 'The configured rate limits.',
      answer: object({ enabled: FLAG, excludedPaths: listOf(TEXT), scoped: ANY_OBJECT }, 'enabled', 'scoped'),
    },
    status: {
      method: 'get',
      path: 'status',
      summary: 'The remaining capacity in the responding process.',
      answer: object({ scopedEnabled: FLAG, scoped: ANY_OBJECT }, 'scopedEnabled', 'scoped'),
    },
  },
);
