import { authenticated, EVERYBODY } from '../operation/access.js';
import { FLAG, mapOf, object, record, TEXT } from '../operation/schemas.js';
import { section } from '../operation/section.js';

const COMPONENT = object(
  { headers: record({}), body: TEXT, statusCode: TEXT, statusCodeValue: { type: 'integer' } },
  'body',
  'statusCode',
);

/** How the service does. `src/api/health` serves these; here they are declared for the document alone. */
export const HEALTH = section(
  { path: '/openapi', group: 'operations', tag: 'State', access: authenticated('Tells of the service.') },
  {
    up: {
      method: 'get',
      path: 'up',
      summary: 'Whether the process answers.',
      access: EVERYBODY,
      answer: FLAG,
    },
    ready: {
      method: 'get',
      path: 'check/ready',
      summary: 'Whether requests are served, or the components are up that "checks" names (see debug/ready).',
      access: EVERYBODY,
      answer: FLAG,
      statuses: [200, 503],
    },
    elastic: {
      method: 'get',
      path: 'check/elastic',
      summary: 'Whether the search engine is up, whichever it is.',
      access: EVERYBODY,
      answer: FLAG,
      statuses: [200, 503],
    },
    debugReady: {
      method: 'get',
      path: 'debug/ready',
      summary:
        'How the components do that "checks" names: elasticsearch, which stands for any search engine, and database.',
      answer: mapOf(COMPONENT),
      statuses: [200, 503],
    },
    debugElastic: {
      method: 'get',
      path: 'debug/elastic',
      summary: 'How the search engine does, whichever it is.',
      answer: object({ status: TEXT, timed_out: FLAG, detail: TEXT }, 'status', 'timed_out', 'detail'),
      statuses: [200, 503],
    },
  },
);
