import { authenticated, EVERYBODY } from '../operation/access.js';
import { FLAG, mapOf, object, record, TEXT } from '../operation/schemas.js';
import { section } from '../operation/section.js';

const COMPONENT = object(
  { headers: record({}), body: TEXT, statusCode: TEXT, statusCodeValue: { type: 'integer' } },
  'body',
  'statusCode',
);

/** Health of the service. `src/api/health` implements these; they are declared here only for the document. */
export const HEALTH = section(
  {
    path: '/openapi',
    group: 'operations',
    tag: 'State',
    access: authenticated('Returns information about the service.'),
  },
  {
    up: {
      method: 'get',
      path: 'up',
      summary: 'Whether the process responds.',
      access: EVERYBODY,
      answer: FLAG,
    },
    ready: {
      method: 'get',
      path: 'check/ready',
      summary: 'Whether requests are served, or the components in "checks" are up (see debug/ready).',
      access: EVERYBODY,
      answer: FLAG,
      statuses: [200, 503],
    },
    elastic: {
      method: 'get',
      path: 'check/elastic',
      summary: 'Whether the search engine, of any kind, is up.',
      access: EVERYBODY,
      answer: FLAG,
      statuses: [200, 503],
    },
    debugReady: {
      method: 'get',
      path: 'debug/ready',
      summary:
        'The state of the components in "checks": elasticsearch, which stands for any search engine, and database.',
      answer: mapOf(COMPONENT),
      statuses: [200, 503],
    },
    debugElastic: {
      method: 'get',
      path: 'debug/elastic',
      summary: 'The state of the search engine, of any kind.',
      answer: object({ status: TEXT, timed_out: FLAG, detail: TEXT }, 'status', 'timed_out', 'detail'),
      statuses: [200, 503],
    },
  },
);
