import { FLAG, mapOf, object, record, TEXT } from '../../operation/schemas.js';
import { type Operation } from '../operation.js';

const STATE = { group: 'operations', tag: 'State', method: 'get' } as const;
const FLAGS = '/openapi/operations/dev/featureFlags';
const CHECKED = { ...STATE, statuses: [200, 503] } as const;

const COMPONENT = object(
  { headers: record({}), body: TEXT, statusCode: TEXT, statusCodeValue: { type: 'integer' } },
  'body',
  'statusCode',
);

/** How the service does, and what is switched on. */
export const STATE_OPERATIONS: readonly Operation[] = [
  {
    ...STATE,
    path: '/openapi/up',
    summary: 'Whether the process answers.',
    answer: FLAG,
    isPublic: true,
  },
  {
    ...CHECKED,
    path: '/openapi/check/ready',
    summary: 'Whether requests are served, or the components are up that "checks" names (see debug/ready).',
    answer: FLAG,
    isPublic: true,
  },
  {
    ...CHECKED,
    path: '/openapi/check/elastic',
    summary: 'Whether the search engine is up, whichever it is.',
    answer: FLAG,
    isPublic: true,
  },
  {
    ...CHECKED,
    path: '/openapi/debug/ready',
    summary:
      'How the components do that "checks" names: elasticsearch, which stands for any search engine, and database.',
    answer: mapOf(COMPONENT),
  },
  {
    ...CHECKED,
    path: '/openapi/debug/elastic',
    summary: 'How the search engine does, whichever it is.',
    answer: object({ status: TEXT, timed_out: FLAG, detail: TEXT }, 'status', 'timed_out', 'detail'),
  },
  {
    ...STATE,
    path: FLAGS,
    summary: 'Which features are on. Not there unless DEV_TOOLING_ENABLED is true.',
    answer: mapOf(FLAG),
    isPublic: true,
  },
  {
    ...STATE,
    path: `${FLAGS}/{name}`,
    summary: 'Whether a feature is on.',
    answer: mapOf(FLAG),
    isPublic: true,
  },
];
