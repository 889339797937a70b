import { OPERATORS } from '../operation/access.js';
import { flag, required } from '../operation/parameters.js';
import { refTo } from '../operation/schemas.js';
import { section } from '../operation/section.js';

/** Throttles of writes. */
export const THROTTLES = section({
  path: '/openapi/operations/throttle/requests',
  group: 'operations',
  tag: 'Operations',
  access: OPERATORS,
});

export const listThrottles = THROTTLES.get('', {
  summary: 'Which writes are throttled.',
  answer: refTo('Throttles'),
});

export const throttleWrites = THROTTLES.post('manual', {
  summary: 'Throttle the writes of callers by hand, or end that.',
  query: { enabled: required(flag(undefined), 'The query parameter "enabled" is required: true or false.') },
  answer: refTo('Throttles'),
});
