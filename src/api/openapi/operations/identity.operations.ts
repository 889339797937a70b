import { authenticated } from '../operation/access.js';
import { record, URN } from '../operation/schemas.js';
import { section } from '../operation/section.js';

/** The identity of callers. */
export const IDENTITY = section(
  {
    path: '/openapi/operations/identity',
    group: 'operations',
    tag: 'Operations',
    access: authenticated('Returns the identity of the caller.'),
  },
  {
    urn: {
      method: 'get',
      path: 'user/urn',
      summary: 'The urn of the caller.',
      answer: record({ urn: URN }),
    },
  },
);
