import { API, DELETING_WITH_SERIES, READING_WITH_SERIES, SCROLLING_ENTITIES } from '../../../auth/index.js';
import { Urn } from '../../../foundation/common/urn.js';
import { PATCHING_ASPECTS, WRITING_ASPECTS } from '../../../ingestion/index.js';
import { demanding } from '../operation/access.js';
import { jsonObjectBody, modelBody } from '../operation/body.js';
import {
  lenient,
  mappedMember,
  type Member,
  objectBody,
  requiredMember,
  someTexts,
  texts,
} from '../operation/members.js';
import { deferred, integer } from '../operation/parameters.js';
import { ANY_OBJECT, FLAG, listOf, mapOf, object, record, refTo, TEXT, URN } from '../operation/schemas.js';
import { section } from '../operation/section.js';
import { ASPECTS, CREATE, DELETE, READ, write } from '../v3/entity-parameters.js';
import { SCROLL } from '../v3/scroll-parameters.js';

const TYPE = '{entityName}';
const ONE = `${TYPE}/{urn}`;
const ASPECT = `${ONE}/{aspectName}`;

/** Anything except true is false. */
const withSystemMetadata: Member<boolean> = { schema: FLAG, isRequired: false, read: (value) => value === true };

/** The v2 API on entities. */
export const ENTITIES_V2 = section(
  { path: '/openapi/v2/entity', group: 'openapi-v2', tag: 'Entities, v2', access: demanding(READING_WITH_SERIES) },
  {
    scroll: {
      method: 'get',
      path: '{type}',
      access: demanding(SCROLLING_ENTITIES),
      query: { ...ASPECTS, ...SCROLL },
      answer: object({ scrollId: TEXT, results: listOf(refTo('EntityV2')) }, 'results'),
      shown: [{ path: TYPE, summary: 'Scroll through entities of one type.' }],
    },
    write: {
      method: 'post',
      path: '{type}',
      access: demanding(WRITING_ASPECTS),
      query: write(true),
      body: modelBody(listOf(record({ urn: URN, aspects: mapOf(object({ value: ANY_OBJECT }, 'value')) }))),
      answer: listOf(refTo('EntityV2')),
      statuses: [200, 202],
      shown: [{ path: TYPE, summary: 'Write entities.' }],
    },
    batchRead: {
      method: 'post',
      path: 'batch/{type}',
      access: demanding(API.readEntities),
      body: lenient(
        objectBody(
          {
            urns: mappedMember(requiredMember(texts(URN), 'The member "urns" is required: an array of urns.'), (urns) =>
              urns.map((urn) => Urn.parse(urn).toString()),
            ),
            aspectNames: someTexts(),
            withSystemMetadata,
          },
          { member: (name) => `The member "${name}"` },
        ),
      ),
      answer: record({ entities: listOf(refTo('EntityV2')) }),
      shown: [{ path: `batch/${TYPE}`, summary: 'Read entities by their urns.' }],
    },
    read: {
      method: 'get',
      path: '{type}/*',
      query: { ...ASPECTS, version: deferred(integer(0)), ...READ },
      shown: [
        {
          path: ONE,
          summary: 'Read one entity.',
          query: ['aspects', 'aspectNames', 'systemMetadata'],
          answer: refTo('EntityV2'),
        },
        {
          path: ASPECT,
          summary: 'Read one aspect.',
          query: ['version', 'systemMetadata'],
          answer: refTo('AnyAspect'),
          bodiless: [404],
        },
      ],
    },
    exists: {
      method: 'head',
      path: '{type}/*',
      access: demanding(API.tellExistence),
      statuses: [204],
      shown: [
        { path: ONE, summary: 'Whether an entity exists.' },
        { path: ASPECT, summary: 'Ask whether an entity has an aspect.' },
      ],
    },
    writeAspect: {
      method: 'post',
      path: '{type}/*',
      access: demanding(WRITING_ASPECTS),
      query: CREATE,
      body: jsonObjectBody(ANY_OBJECT),
      bodyIsValue: true,
      answer: refTo('EntityV2'),
      statuses: [200, 202],
      shown: [{ path: ASPECT, summary: 'Write one aspect.' }],
    },
    patchAspect: {
      method: 'patch',
      path: '{type}/*',
      access: demanding(PATCHING_ASPECTS),
      query: write(false),
      body: jsonObjectBody(refTo('AspectPatch')),
      answer: refTo('EntityV2'),
      shown: [{ path: ASPECT, summary: 'Patch one aspect.' }],
    },
    remove: {
      method: 'delete',
      path: '{type}/*',
      access: demanding(DELETING_WITH_SERIES),
      query: DELETE,
      shown: [
        { path: ONE, summary: 'Delete an entity, or aspects of it.' },
        { path: ASPECT, summary: 'Delete one aspect.', query: [] },
      ],
    },
  },
);
