import { authenticated } from '../operation/access.js';
import { record, URN } from '../operation/schemas.js';
import { section } from '../operation/section.js';

/** The identity of callers. */
export const IDENTITY = section(
  {
    path: '/openapi/operations/identity',
    group: 'operations',
    tag: 'Operations',
    access: authenticated('Tells of the caller.'),
  },
  {
    urn: {
      method: 'get',
      path: 'user/urn',
      summary: 'Who the caller is.',
      answer: record({ urn: URN }),
    },
  },
);
