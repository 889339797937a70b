import { privileged } from '../../operation/access.js';
import { flag, list } from '../../operation/parameters.js';
import { COUNT, FLAG, listOf, object, record, refTo, TEXT, WHOLE } from '../../operation/schemas.js';
import { section } from '../../operation/section.js';

const options = { includeTotal: flag(false), skipCache: flag(false) };

/** Number of entities. */
export const COUNTS = section(
  {
    path: '/openapi/v1/entities',
    group: 'openapi-v1',
    tag: 'Counts',
    access: privileged(({ urn }) => `${urn} is unauthorized to READ counts.`, 'GET_COUNTS_PRIVILEGE'),
  },
  {
    ofTypes: {
      method: 'get',
      path: 'counts',
      summary: 'The number of entities of each type.',
      query: { types: list(), ...options },
      answer: object(
        {
          counts: listOf(refTo('EntityCount')),
          activeTotal: COUNT,
          softDeletedTotal: COUNT,
          totalCount: COUNT,
          requestedTypes: listOf(TEXT),
          computedAtMillis: WHOLE,
          cacheHit: FLAG,
        },
        'counts',
        'activeTotal',
        'softDeletedTotal',
        'computedAtMillis',
        'cacheHit',
      ),
    },
    ofType: {
      method: 'get',
      path: '{entityType}/count',
      summary: 'The number of entities of one type.',
      query: options,
      answer: { allOf: [refTo('EntityCount'), record({ computedAtMillis: WHOLE, cacheHit: FLAG })] },
    },
  },
);
