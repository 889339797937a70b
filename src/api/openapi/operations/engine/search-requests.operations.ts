import { OPERATORS } from '../../operation/access.js';
import { ANY_OBJECT } from '../../operation/schemas.js';
import { section } from '../../operation/section.js';
import { inquiry } from './search-inquiry.js';

/** Default page size. Source: DataHub's operations. */
const DEFAULT_SIZE = 10;

const request = {
  summary: 'The request that would be sent to the search engine.',
  query: inquiry(DEFAULT_SIZE),
  answer: ANY_OBJECT,
};

/** The search engine requests of searches. */
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
