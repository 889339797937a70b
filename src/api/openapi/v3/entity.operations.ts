import { API, READING_WITH_SERIES, SCROLLING_ENTITIES } from '../../../auth/index.js';
import { DELETING_WITH_SERIES } from '../../../auth/index.js';
import { PATCHING_ASPECTS, WRITING_ASPECTS } from '../../../ingestion/index.js';
import { demanding } from '../operation/access.js';
import { jsonObjectBody, modelBody } from '../operation/body.js';
import { deferred, flag, hidden, integer } from '../operation/parameters.js';
import { listOf, object, refTo, TEXT, WHOLE } from '../operation/schemas.js';
import { section } from '../operation/section.js';
import { ASPECTS, CREATE, DELETE, READ, write } from './entity-parameters.js';
import { SCROLL } from './scroll-parameters.js';

/** The v3 API on entities of one type, which the document lists for every type and aspect of the model. */
export const ENTITIES = section(
  { path: '/openapi/v3/entity', group: 'openapi-v3', tag: 'Entities', access: demanding(READING_WITH_SERIES) },
  {
    scroll: {
      method: 'get',
      path: '{type}',
      access: demanding(SCROLLING_ENTITIES),
      query: { ...ASPECTS, ...SCROLL, scrollIdPerEntity: hidden(flag(false)) },
      perType: ({ name, entity }) => ({
        path: name,
        summary: `Scroll through ${name} entities.`,
        answer: object(
          { scrollId: TEXT, entities: listOf(entity), facets: listOf(refTo('Facet')), totalCount: WHOLE },
          'entities',
          'facets',
          'totalCount',
        ),
      }),
    },
    write: {
      method: 'post',
      path: '{type}',
      access: demanding(WRITING_ASPECTS),
      query: write(true),
      body: modelBody(listOf(refTo('AnyEntity'))),
      statuses: [200, 202],
      perType: ({ name, entity }) => ({
        path: name,
        summary: `Write ${name} entities.`,
        body: listOf(entity),
        answer: listOf(entity),
      }),
    },
    patch: {
      method: 'patch',
      path: '{type}',
      access: demanding(PATCHING_ASPECTS),
      query: write(true),
      body: modelBody(listOf(refTo('EntityPatch'))),
      statuses: [200, 202],
      bodiless: [202],
      perType: ({ name, entity }) => ({ path: name, summary: `Patch ${name} entities.`, answer: listOf(entity) }),
    },
    batchRead: {
      method: 'post',
      path: '{type}/batchGet',
      query: READ,
      body: modelBody(listOf(refTo('WantedEntity'))),
      perType: ({ name, entity }) => ({
        path: `${name}/batchGet`,
        summary: `Read ${name} entities by their urns.`,
        answer: listOf(entity),
      }),
    },
    read: {
      method: 'get',
      path: '{type}/*',
      query: { ...ASPECTS, version: deferred(integer(0)), ...READ },
      bodiless: [404],
      perType: ({ name, urn, entity }) => ({
        path: `${name}/{urn}`,
        summary: `Read one ${name}.`,
        inPath: { urn },
        query: ['aspects', 'aspectNames', 'systemMetadata'],
        answer: entity,
      }),
      perAspect: ({ name, type, wrapper }) => ({
        path: `${type.name}/{urn}/${name}`,
        summary: `Read ${name} of one ${type.name}.`,
        inPath: { urn: type.urn },
        query: ['version', 'systemMetadata'],
        answer: wrapper,
      }),
    },
    exists: {
      method: 'head',
      path: '{type}/*',
      access: demanding(API.tellExistence),
      statuses: [204],
      perType: ({ name, urn }) => ({
        path: `${name}/{urn}`,
        summary: `Whether the ${name} exists.`,
        inPath: { urn },
      }),
      perAspect: ({ name, type }) => ({
        path: `${type.name}/{urn}/${name}`,
        summary: `Whether one ${type.name} has ${name}.`,
        inPath: { urn: type.urn },
      }),
    },
    writeAspect: {
      method: 'post',
      path: '{type}/*',
      access: demanding(WRITING_ASPECTS),
      query: CREATE,
      body: jsonObjectBody(refTo('AnyAspect')),
      statuses: [200, 202],
      perAspect: ({ name, type, wrapper }) => ({
        path: `${type.name}/{urn}/${name}`,
        summary: `Write ${name} of one ${type.name}.`,
        inPath: { urn: type.urn },
        body: wrapper,
        answer: type.entity,
      }),
    },
    patchAspect: {
      method: 'patch',
      path: '{type}/*',
      access: demanding(PATCHING_ASPECTS),
      query: write(false),
      body: jsonObjectBody(refTo('AspectPatch')),
      answer: refTo('AnyEntity'),
      perAspect: ({ name, type, isVersioned }) =>
        isVersioned
          ? {
              path: `${type.name}/{urn}/${name}`,
              summary: `Patch ${name} of one ${type.name}.`,
              inPath: { urn: type.urn },
            }
          : undefined,
    },
    remove: {
      method: 'delete',
      path: '{type}/*',
      access: demanding(DELETING_WITH_SERIES),
      query: DELETE,
      perType: ({ name, urn }) => ({
        path: `${name}/{urn}`,
        summary: `Delete one ${name}, or aspects of it.`,
        inPath: { urn },
      }),
      perAspect: ({ name, type }) => ({
        path: `${type.name}/{urn}/${name}`,
        summary: `Delete ${name} of one ${type.name}.`,
        inPath: { urn: type.urn },
        query: [],
      }),
    },
  },
);
