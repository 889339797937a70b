import type { JsonObject } from '../../../foundation/common/json.js';
import type { AspectSpec, EntitySpec, ModelSchema } from '../../../model/index.js';
import type { ModelComponents } from './model-components.js';
import { FLAG, listOf, mapOf, object, refTo, TEXT, WHOLE } from '../operation/schemas.js';
import { type Operation, query } from './operation.js';
import { ASPECTS, CREATE, DELETE, READ, SCROLL, WRITE } from './parameters.js';

/** Name of the schema of an entity type in the document. */
export function entityComponent(entity: EntitySpec): string {
  return `${entity.name}Entity`;
}

/** The schema of an entity: its urn, and a member per aspect. */
export function entitySchema(entity: EntitySpec, components: ModelComponents): JsonObject {
  const aspects = shownAspects(entity).map((aspect) => [aspect.name, wrapper(aspect, components)] as const);
  return object({ urn: urnSchema(entity), ...Object.fromEntries(aspects) }, 'urn');
}

/** The operations of the v3 API on entities of one type. */
export function entityOperations(entity: EntitySpec, components: ModelComponents): readonly Operation[] {
  return [
    ...collectionOperations(entity),
    ...singleOperations(entity),
    ...shownAspects(entity).flatMap((aspect) => aspectOperations(entity, aspect, components)),
  ];
}

function collectionOperations(entity: EntitySpec): readonly Operation[] {
  const { name } = entity;
  const common = { group: 'openapi-v3', tag: name, path: `/openapi/v3/entity/${name}` } as const;
  const many = listOf(refTo(entityComponent(entity)));
  const page = object(
    { scrollId: TEXT, entities: many, facets: listOf(refTo('Facet')), totalCount: WHOLE },
    'entities',
    'facets',
    'totalCount',
  );
  const write = { ...common, parameters: WRITE, statuses: [200, 202] };
  return [
    {
      ...common,
      method: 'get',
      summary: `Scroll through ${name} entities.`,
      parameters: [...ASPECTS, ...SCROLL],
      answer: page,
    },
    { ...write, method: 'post', summary: `Write ${name} entities.`, body: many, answer: many },
    {
      ...write,
      method: 'patch',
      summary: `Patch ${name} entities.`,
      body: listOf(refTo('EntityPatch')),
      answer: many,
      bodiless: [202],
    },
    {
      ...common,
      method: 'post',
      path: `${common.path}/batchGet`,
      summary: `Read ${name} entities by their urns.`,
      parameters: READ,
      body: listOf(refTo('WantedEntity')),
      answer: many,
    },
  ];
}

function singleOperations(entity: EntitySpec): readonly Operation[] {
  const { name } = entity;
  const inPath = { urn: urnSchema(entity) };
  const common = { group: 'openapi-v3', tag: name, path: `/openapi/v3/entity/${name}/{urn}`, inPath } as const;
  return [
    {
      ...common,
      method: 'get',
      summary: `Read one ${name}.`,
      parameters: [...ASPECTS, ...READ],
      answer: refTo(entityComponent(entity)),
      bodiless: [404],
    },
    { ...common, method: 'head', summary: `Ask whether the ${name} exists.`, statuses: [204] },
    { ...common, method: 'delete', summary: `Delete one ${name}, or aspects of it.`, parameters: DELETE },
  ];
}

function aspectOperations(entity: EntitySpec, aspect: AspectSpec, components: ModelComponents): readonly Operation[] {
  const path = `/openapi/v3/entity/${entity.name}/{urn}/${aspect.name}`;
  const inPath = { urn: urnSchema(entity) };
  const common = { group: 'openapi-v3', tag: entity.name, path, inPath } as const;
  const value = wrapper(aspect, components);
  const patch: Operation = {
    ...common,
    method: 'patch',
    summary: `Patch ${aspect.name} of one ${entity.name}.`,
    parameters: WRITE,
    body: refTo('AspectPatch'),
    answer: refTo('AnyEntity'),
  };
  return [
    {
      ...common,
      method: 'get',
      summary: `Read ${aspect.name} of one ${entity.name}.`,
      parameters: query({ version: WHOLE, systemMetadata: FLAG }),
      answer: value,
      bodiless: [404],
    },
    {
      ...common,
      method: 'head',
      summary: `Ask whether one ${entity.name} has ${aspect.name}.`,
      statuses: [204],
    },
    {
      ...common,
      method: 'post',
      summary: `Write ${aspect.name} of one ${entity.name}.`,
      parameters: CREATE,
      body: value,
      answer: refTo(entityComponent(entity)),
      statuses: [200, 202],
    },
    ...(aspect.kind === 'versioned' ? [patch] : []),
    { ...common, method: 'delete', summary: `Delete ${aspect.name} of one ${entity.name}.` },
  ];
}

/** A urn of the type: its key has one part, or several in brackets. */
function urnSchema({ name, keyAspect }: EntitySpec): JsonObject {
  const { properties = {} }: ModelSchema = keyAspect.schema;
  const parts = Object.keys(properties).map(() => '.+');
  const key = parts.length > 1 ? `\\(${parts.join(',')}\\)` : '.+';
  return { type: 'string', pattern: `^urn:li:${name}:${key}$` };
}

function wrapper(aspect: AspectSpec, components: ModelComponents): JsonObject {
  const members = { systemMetadata: refTo('SystemMetadata'), auditStamp: refTo('AuditStamp'), headers: mapOf(TEXT) };
  return object({ value: components.add(aspect.schema), ...members }, 'value');
}

function shownAspects(entity: EntitySpec): readonly AspectSpec[] {
  return [...entity.aspects.values()].filter(({ isSecret }) => !isSecret);
}
