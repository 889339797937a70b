import { COUNT, FLAG, listOf, mapOf, object, record, refTo, TEXT, URN, WHOLE } from '../../operation/schemas.js';
import { type Operation, query } from '../operation.js';
import { READ, SCROLL, WRITE } from '../parameters.js';

const MANY = { group: 'openapi-v3', tag: 'Entities of all types' } as const;
const VERSION = {
  group: 'openapi-v3',
  tag: 'Versions',
  path: '/openapi/v3/entity/versioning/{versionSetUrn}/relationship/versionOf/{entityUrn}',
} as const;
const LOGICAL = '/openapi/v3/logical/{childUrn}/relationship/physicalInstanceOf';

/** Entities of several types in one request, their versions, and logical models. */
export const MANY_TYPES_OPERATIONS: readonly Operation[] = [
  {
    ...MANY,
    method: 'post',
    path: '/openapi/v3/entity/scroll',
    summary: 'Scroll through entities of several types.',
    parameters: [...SCROLL, ...query({ skipAggregation: FLAG, scrollIdPerEntity: FLAG })],
    body: object({
      entities: listOf(TEXT),
      aspects: listOf(TEXT),
      filter: refTo('Filter'),
      sortCriteria: listOf(refTo('SortCriterion')),
    }),
    bodyIsOptional: true,
    answer: object(
      {
        scrollId: TEXT,
        entities: listOf({ ...object({ urn: URN, scrollId: TEXT }, 'urn'), additionalProperties: refTo('AnyAspect') }),
        facets: listOf(refTo('Facet')),
        totalCount: COUNT,
      },
      'entities',
      'facets',
      'totalCount',
    ),
  },
  {
    ...MANY,
    method: 'post',
    path: '/openapi/v3/entity/generic',
    summary: 'Write entities of several types.',
    parameters: WRITE,
    body: refTo('EntitiesByType'),
    answer: refTo('EntitiesByType'),
    statuses: [200, 202],
  },
  {
    ...MANY,
    method: 'patch',
    path: '/openapi/v3/entity/generic',
    summary: 'Patch entities of several types.',
    parameters: WRITE,
    body: mapOf(listOf(refTo('EntityPatch'))),
    answer: refTo('EntitiesByType'),
    statuses: [200, 202],
  },
  {
    ...MANY,
    method: 'post',
    path: '/openapi/v3/entity/generic/batchGet',
    summary: 'Read entities of several types by their urns.',
    parameters: READ,
    body: mapOf(listOf(refTo('WantedEntity'))),
    answer: refTo('EntitiesByType'),
  },
  {
    ...VERSION,
    method: 'post',
    summary: 'Link an entity to a version set.',
    parameters: READ,
    body: object({ version: TEXT, comment: TEXT, sourceCreationTimestamp: WHOLE, sourceCreator: TEXT }, 'version'),
    answer: listOf(refTo('AnyEntity')),
  },
  {
    ...VERSION,
    method: 'delete',
    summary: 'Take an entity out of a version set.',
    answer: listOf(record({ urn: URN })),
  },
  {
    group: 'openapi-v3',
    tag: 'Logical models',
    method: 'post',
    path: `${LOGICAL}/{parentUrn}`,
    summary: 'Say which logical dataset a dataset is an instance of, column by column.',
    parameters: READ,
    body: mapOf(TEXT),
    answer: listOf(refTo('AnyEntity')),
  },
  {
    group: 'openapi-v3',
    tag: 'Logical models',
    method: 'delete',
    path: LOGICAL,
    summary: 'Take a dataset away from its logical dataset.',
    parameters: READ,
    answer: listOf(refTo('AnyEntity')),
  },
];
