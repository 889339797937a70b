import { OPERATORS } from '../operation/access.js';
import { flag, required } from '../operation/parameters.js';
import { refTo } from '../operation/schemas.js';
import { section } from '../operation/section.js';

/** Throttles of writes. */
export const THROTTLES = section(
  { path: '/openapi/operations/throttle/requests', group: 'operations', tag: 'Operations', access: OPERATORS },
  {
    list: {
      method: 'get',
      path: '',
      summary: 'The throttled writes.',
      answer: refTo('Throttles'),
    },
    throttle: {
      method: 'post',
      path: 'manual',
      summary: 'Start or end a manual throttle of writes.',
      query: { enabled: required(flag(undefined), 'The query parameter "enabled" is required: true or false.') },
      answer: refTo('Throttles'),
    },
  },
);
