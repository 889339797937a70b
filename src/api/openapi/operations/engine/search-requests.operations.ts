import { OPERATORS } from '../../operation/access.js';
import { ANY_OBJECT } from '../../operation/schemas.js';
import { section } from '../../operation/section.js';
import { inquiry } from './search-inquiry.js';

/** Hits of a page unless the caller says otherwise. Source: DataHub's operations. */
const DEFAULT_SIZE = 10;

const request = { summary: 'What the search engine would be asked.', query: inquiry(DEFAULT_SIZE), answer: ANY_OBJECT };

/** What the search engine is asked for searches. */
export const SEARCH_REQUESTS = section(
  {
    path: '/openapi/operations/elasticSearch/query',
    group: 'operations',
    tag: 'Search engine and indices',
    access: OPERATORS,
  },
  {
    search: {
      method: 'get',
      path: 'search/request',
      ...request,
    },
    scroll: {
      method: 'get',
      path: 'scroll/request',
      ...request,
    },
    completion: {
      method: 'get',
      path: 'autocomplete/request/{field}',
      ...request,
    },
    aggregation: {
      method: 'get',
      path: 'aggregate/request/{field}',
      ...request,
    },
  },
);
