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
  const { name } = entity;
  const path = `/openapi/v3/entity/${name}`;
  const one = refTo(entityComponent(entity));
  const common = { group: 'openapi-v3', tag: name } as const;
  const urn = inPath('urn');
  const page = object({ scrollId: TEXT, entities: listOf(one), facets: listOf(ANY_OBJECT), totalCount: WHOLE });
  const selected = listOf(object({ urn: TEXT }, 'urn'));
  return [
    { ...common, method: 'get', path, summary: `Scroll through ${name} entities.`, parameters: SCROLL, answer: page },
    {
      ...common,
      method: 'post',
      path,
      summary: `Write ${name} entities.`,
      parameters: WRITE,
      body: listOf(one),
      answer: listOf(one),
      statuses: [200, 202],
    },
    {
      ...common,
      method: 'patch',
      path,
      summary: `Patch ${name} entities.`,
      parameters: WRITE,
      body: selected,
      answer: listOf(one),
      statuses: [200, 202],
    },
    {
      ...common,
      method: 'post',
      path: `${path}/batchGet`,
      summary: `Read ${name} entities by their urns.`,
      parameters: READ,
      body: selected,
      answer: listOf(one),
    },
    {
      ...common,
      method: 'get',
      path: `${path}/{urn}`,
      summary: `Read one ${name}.`,
      parameters: [...urn, ...NAMED],
      answer: one,
    },
    {
      ...common,
      method: 'head',
      path: `${path}/{urn}`,
      summary: `Ask whether the ${name} exists.`,
      parameters: urn,
      statuses: [204],
    },
    {
      ...common,
      method: 'delete',
      path: `${path}/{urn}`,
      summary: `Delete one ${name}, or aspects of it.`,
      parameters: [...urn, ...query({ aspects: listOf(TEXT), clear: FLAG })],
    },
    ...shownAspects(entity).flatMap((aspect) => aspectOperations(entity, aspect, components)),
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
