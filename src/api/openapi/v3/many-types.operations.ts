import { READING_WITH_SERIES, SCROLLING_ENTITIES } from '../../../auth/index.js';
import { PATCHING_ASPECTS, WRITING_ASPECTS } from '../../../ingestion/index.js';
import { readFilter } from '../filter.js';
import { demanding } from '../operation/access.js';
import { jsonObjectBody, optionalBody } from '../operation/body.js';
import { lenient, type Member, objectBody, texts } from '../operation/members.js';
import { flag } from '../operation/parameters.js';
import { COUNT, listOf, mapOf, object, refTo, TEXT, URN } from '../operation/schemas.js';
import { section } from '../operation/section.js';
import { READ, write } from './entity-parameters.js';
import { SCROLL, sortCriteria } from './scroll-parameters.js';

const NO_GROUPS = 'The request body must be an object from entity types to arrays of entities.';

const filter: Member<ReturnType<typeof readFilter>> = {
  schema: refTo('Filter'),
  isRequired: false,
  read: (value) => readFilter(value),
};

/** Entities of several types in one request. */
export const MANY_TYPES = section(
  {
    path: '/openapi/v3/entity',
    group: 'openapi-v3',
    tag: 'Entities of all types',
    access: demanding(READING_WITH_SERIES),
  },
  {
    scroll: {
      method: 'post',
      path: 'scroll',
      summary: 'Scroll through entities of several types.',
      access: demanding(SCROLLING_ENTITIES),
      query: { ...SCROLL, skipAggregation: flag(true), scrollIdPerEntity: flag(false) },
      body: optionalBody(
        lenient(
          objectBody(
            { entities: texts(), aspects: texts(), filter, sortCriteria },
            { member: (name) => `The member "${name}"` },
          ),
        ),
      ),
      answer: object(
        {
          scrollId: TEXT,
          entities: listOf({
            ...object({ urn: URN, scrollId: TEXT }, 'urn'),
            additionalProperties: refTo('AnyAspect'),
          }),
          facets: listOf(refTo('Facet')),
          totalCount: COUNT,
        },
        'entities',
        'facets',
        'totalCount',
      ),
    },
    write: {
      method: 'post',
      path: 'generic',
      summary: 'Write entities of several types.',
      access: demanding(WRITING_ASPECTS),
      query: write(true),
      body: jsonObjectBody(refTo('EntitiesByType'), NO_GROUPS),
      answer: refTo('EntitiesByType'),
      statuses: [200, 202],
    },
    patch: {
      method: 'patch',
      path: 'generic',
      summary: 'Patch entities of several types.',
      access: demanding(PATCHING_ASPECTS),
      query: write(true),
      body: jsonObjectBody(mapOf(listOf(refTo('EntityPatch'))), NO_GROUPS),
      answer: refTo('EntitiesByType'),
      statuses: [200, 202],
    },
    batchRead: {
      method: 'post',
      path: 'generic/batchGet',
      summary: 'Read entities of several types by their urns.',
      query: READ,
      body: jsonObjectBody(mapOf(listOf(refTo('WantedEntity'))), NO_GROUPS),
      answer: refTo('EntitiesByType'),
    },
  },
);
