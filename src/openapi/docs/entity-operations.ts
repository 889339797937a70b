import type { JsonObject } from '../../common/json.js';
import type { AspectSpec, EntitySpec } from '../../model/index.js';
import type { ModelComponents } from './model-components.js';
import { ANY_OBJECT, FLAG, inPath, listOf, object, type Operation, query, refTo, TEXT, WHOLE } from './operation.js';

const READ = query({ systemMetadata: FLAG });
const WRITE = query({ async: FLAG, systemMetadata: FLAG });
const NAMED = query({ aspects: listOf(TEXT), systemMetadata: FLAG });
const SCROLL = query({
  aspects: listOf(TEXT),
  count: WHOLE,
  query: TEXT,
  scrollId: TEXT,
  sortCriteria: listOf(TEXT),
  sortOrder: { type: 'string', enum: ['ASCENDING', 'DESCENDING'] },
  systemMetadata: FLAG,
  includeSoftDelete: FLAG,
});
const CREATE = query({
  async: FLAG,
  systemMetadata: FLAG,
  createIfEntityNotExists: FLAG,
  createIfNotExists: FLAG,
});
const PATCH = refTo('AspectPatch');

/** Name of the schema of an entity type in the document. */
export function entityComponent(entity: EntitySpec): string {
  return `${entity.name}Entity`;
}

/** The schema of an entity: its urn, and a member per aspect. */
export function entitySchema(entity: EntitySpec, components: ModelComponents): JsonObject {
  const aspects = shownAspects(entity).map((aspect) => [aspect.name, wrapper(aspect, components)] as const);
  return object({ urn: TEXT, ...Object.fromEntries(aspects) }, 'urn');
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
  const selected = listOf(object({ urn: TEXT }, 'urn'));
  const page = object({ scrollId: TEXT, entities: many, facets: listOf(ANY_OBJECT), totalCount: WHOLE });
  const write = { ...common, parameters: WRITE, answer: many, statuses: [200, 202] };
  return [
    { ...common, method: 'get', summary: `Scroll through ${name} entities.`, parameters: SCROLL, answer: page },
    { ...write, method: 'post', summary: `Write ${name} entities.`, body: many },
    { ...write, method: 'patch', summary: `Patch ${name} entities.`, body: selected },
    {
      ...common,
      method: 'post',
      path: `${common.path}/batchGet`,
      summary: `Read ${name} entities by their urns.`,
      parameters: READ,
      body: selected,
      answer: many,
    },
  ];
}

function singleOperations(entity: EntitySpec): readonly Operation[] {
  const { name } = entity;
  const common = { group: 'openapi-v3', tag: name, path: `/openapi/v3/entity/${name}/{urn}` } as const;
  const urn = inPath('urn');
  const deleted = query({ aspects: listOf(TEXT), clear: FLAG });
  return [
    {
      ...common,
      method: 'get',
      summary: `Read one ${name}.`,
      parameters: [...urn, ...NAMED],
      answer: refTo(entityComponent(entity)),
    },
    { ...common, method: 'head', summary: `Ask whether the ${name} exists.`, parameters: urn, statuses: [204] },
    { ...common, method: 'delete', summary: `Delete one ${name}, or aspects of it.`, parameters: [...urn, ...deleted] },
  ];
}

function aspectOperations(entity: EntitySpec, aspect: AspectSpec, components: ModelComponents): readonly Operation[] {
  const path = `/openapi/v3/entity/${entity.name}/{urn}/${aspect.name}`;
  const common = { group: 'openapi-v3', tag: entity.name, path } as const;
  const urn = inPath('urn');
  const value = wrapper(aspect, components);
  const one = refTo(entityComponent(entity));
  const versioned: Operation = {
    ...common,
    method: 'patch',
    summary: `Patch ${aspect.name} of one ${entity.name}.`,
    parameters: [...urn, ...WRITE],
    body: PATCH,
    answer: one,
  };
  return [
    {
      ...common,
      method: 'get',
      summary: `Read ${aspect.name} of one ${entity.name}.`,
      parameters: [...urn, ...query({ version: WHOLE, systemMetadata: FLAG })],
      answer: value,
    },
    {
      ...common,
      method: 'head',
      summary: `Ask whether one ${entity.name} has ${aspect.name}.`,
      parameters: urn,
      statuses: [204],
    },
    {
      ...common,
      method: 'post',
      summary: `Write ${aspect.name} of one ${entity.name}.`,
      parameters: [...urn, ...CREATE],
      body: value,
      answer: one,
      statuses: [200, 202],
    },
    ...(aspect.kind === 'versioned' ? [versioned] : []),
    { ...common, method: 'delete', summary: `Delete ${aspect.name} of one ${entity.name}.`, parameters: urn },
  ];
}

function wrapper(aspect: AspectSpec, components: ModelComponents): JsonObject {
  const members = { systemMetadata: refTo('SystemMetadata'), auditStamp: refTo('AuditStamp'), headers: ANY_OBJECT };
  return object({ value: components.add(aspect.schema), ...members }, 'value');
}

function shownAspects(entity: EntitySpec): readonly AspectSpec[] {
  return [...entity.aspects.values()].filter(({ isSecret }) => !isSecret);
}
