import {
  buildSchema,
  getNamedType,
  type GraphQLObjectType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { readFileSync } from 'node:fs';
import type { Plant } from './needles.js';

/** A request that reads. */
export interface Door {
  readonly path: string;
  readonly method?: 'POST';
  readonly body?: unknown;
}

const schema = buildSchema(readFileSync('src/schema.graphql', 'utf8'));
const enc = encodeURIComponent;
const PAGE = { start: 0, count: 100 };

/** Every request of rest.li and OpenAPI that may tell of one aspect of one entity. */
export function doorsTo({ entityType, urn, aspect, needle = '' }: Plant, runId: string): readonly Door[] {
  return [
    ...restliReads(entityType, urn, aspect, runId),
    ...restliSearches(entityType, needle),
    ...openapiReads(entityType, urn, aspect, needle),
  ];
}

function restliReads(type: string, urn: string, aspect: string, runId: string): readonly Door[] {
  const key = enc(urn);
  return [
    { path: `/entitiesV2/${key}` },
    { path: `/entitiesV2/${key}?aspects=List(${aspect})` },
    { path: `/entitiesV2?ids=List(${key})` },
    { path: `/entities/${key}` },
    { path: `/entities?ids=List(${key})` },
    ...['0', '1', '-1'].map((version) => ({ path: `/aspects/${key}?aspect=${aspect}&version=${version}` })),
    { path: `/entitiesVersionedV2?ids=List((urn:${key},versionStamp:${enc(`${aspect}:0`)}))&entityType=${type}` },
    { path: `/entitiesVersionedV2?ids=List((urn:${key},versionStamp:${enc(`${aspect}:1`)}))&entityType=${type}` },
    post('/runs?action=describe', { runId, start: 0, count: 1000, includeAspect: true, includeSoft: true }),
    post('/entities?action=exists', { urn }),
    post('/entities?action=filterExistingUrns', { request: { urns: [urn] } }),
    { path: `/relationships?urn=${key}&types=List()&direction=INCOMING` },
  ];
}

function restliSearches(entity: string, needle: string): readonly Door[] {
  return [needle, '*'].flatMap((input) => [
    post('/entities?action=search', { entity, input, ...PAGE }),
    post('/entities?action=searchAcrossEntities', {
      entities: [entity],
      input,
      ...PAGE,
      searchFlags: { includeRestricted: true },
    }),
    post('/entities?action=scrollAcrossEntities', { entities: [entity], input, keepAlive: '1m', count: 100 }),
    post('/entities?action=autocomplete', { entity, query: input, limit: 100 }),
    post('/entities?action=filter', { entity, filter: { or: [] }, ...PAGE }),
    post('/entities?action=list', { entity, ...PAGE }),
    post('/entities?action=listUrns', { entity, ...PAGE }),
    post('/entities?action=browse', { entity, path: '', start: 0, limit: 100 }),
  ]);
}

function openapiReads(type: string, urn: string, aspect: string, needle: string): readonly Door[] {
  const key = enc(urn);
  return [
    ...['v2', 'v3'].flatMap((version) => [
      { path: `/openapi/${version}/entity/${type}/${key}?systemMetadata=true` },
      { path: `/openapi/${version}/entity/${type}/${key}?aspects=${aspect}` },
      { path: `/openapi/${version}/entity/${type}/${key}/${aspect}` },
      { path: `/openapi/${version}/entity/${type}/${key}/${aspect}?version=1` },
      { path: `/openapi/${version}/entity/${type}?count=100&query=${enc('*')}` },
      { path: `/openapi/${version}/entity/${type}?count=100&aspects=${aspect}&query=${enc(needle)}` },
      post(`/openapi/${version}/entity/${type}/batchGet`, [{ urn, [aspect]: {} }]),
      post(`/openapi/${version}/entity/batch/${type}`, [{ urn, [aspect]: {} }]),
    ]),
    post('/openapi/v2/entity/batchGet', { urns: [urn], aspectNames: [aspect] }),
    post('/openapi/v3/entity/generic/batchGet', { [type]: [{ urn, [aspect]: {} }] }),
    post('/openapi/v3/entity/scroll', { entities: [type], aspects: [aspect] }),
    post('/openapi/v3/entity/scroll?includeScores=true', { entities: [type], query: needle }),
    { path: `/openapi/entities/v1/latest?urns=${key}&aspectNames=${aspect}` },
    { path: `/openapi/entities/v1/latest?urns=${key}` },
    { path: `/openapi/v2/timeline/v1/${key}?categories=DOCUMENTATION&startTime=0&raw=true` },
    { path: `/openapi/v3/relationship/${type}/${key}?direction=INCOMING` },
    { path: `/openapi/relationships/v1?urn=${key}&direction=OUTGOING&relationshipTypes=*` },
    {
      path: `/openapi/operations/elasticSearch/explainSearchQuery?documentId=${key}&query=${enc(needle)}&entityName=${type}`,
    },
    post('/openapi/operations/elasticSearch/entity/raw', [urn]),
    post('/openapi/operations/elasticSearch/systemmetadata/raw', { [urn]: [aspect] }),
    { path: `/openapi/operations/consistency/entities/${key}` },
    ...['MetadataChangeLog_Versioned_v1', 'PlatformEvent_v1'].map((topic) => ({
      path: `/openapi/v1/events/poll?topic=${topic}&lookbackWindowDays=1&limit=5000&pollTimeoutSeconds=0`,
    })),
  ];
}

/** Operations that are described as reads in the API's own document, with the plant in place of their parameters. */
export function describedDoors(document: object, { entityType, urn, aspect }: Plant): readonly Door[] {
  const { paths } = document as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { parameters?: Parameter[] }>>>>;
  };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (get === undefined || isOfOtherType(path, entityType)) return [];
    const filled = path.replaceAll(/\{([^}]*)\}/g, (_all, name: string) =>
      enc(textFor(name, { entityType, urn, aspect })),
    );
    const needed = (get.parameters ?? []).filter((one) => one.in === 'query' && one.required === true);
    const query = needed.map(({ name }) => `${enc(name)}=${enc(textFor(name, { entityType, urn, aspect }))}`);
    return [{ path: query.length === 0 ? filled : `${filled}?${query.join('&')}` }];
  });
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

function isOfOtherType(path: string, entityType: string): boolean {
  const [, type] = /^\/openapi\/v[23]\/entity\/([^/{]+)/.exec(path) ?? [];
  return type !== undefined && type !== entityType;
}

function textFor(name: string, { entityType, urn, aspect }: Pick<Plant, 'entityType' | 'urn' | 'aspect'>): string {
  if (/urn|documentid/i.test(name)) return urn;
  if (/aspect/i.test(name)) return aspect;
  if (/type|entity/i.test(name)) return entityType;
  return name === 'topic' ? 'PlatformEvent_v1' : '1';
}

/** A GraphQL document with every field of an entity's type that needs no argument, `depth` levels of objects deep. */
export function entityDocument(urn: string, typeName: string, depth: number): string {
  const type = schema.getType(typeName);
  const fields = isObjectType(type) ? selection(type, depth) : '';
  const names = `entity(urn: ${JSON.stringify(urn)})`;
  const inline = fields === '' ? '' : `... on ${typeName} ${fields}`;
  return `{ ${names} { __typename urn ${inline} } entities(urns: [${JSON.stringify(urn)}]) { urn ${inline} } }`;
}

/** GraphQL searches that may tell of entities, those of the plant's type where GraphQL has one. */
export function searchDocuments(needle: string, typeName: string | undefined): readonly string[] {
  const types = typeName === undefined ? '' : `types: [${typeName}],`;
  const hits =
    '{ total searchResults { entity { urn } matchedFields { name value } } facets { field aggregations { value count } } }';
  return [needle, '*'].flatMap((query) => [
    `{ searchAcrossEntities(input: { ${types} query: "${query}", count: 100, searchFlags: { includeRestricted: true } }) ${hits} }`,
    `{ autoCompleteForMultiple(input: { ${types} query: "${query}", limit: 100 }) { suggestions { suggestions entities { urn } } } }`,
  ]);
}

function selection(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument))
      return field.name === 'aspects' ? ['aspects(input: {}) { aspectName payload }'] : [];
    const named = getNamedType(field.type);
    if (isLeafType(named)) return [field.name];
    if (isAbstractType(named)) return [`${field.name} { __typename }`];
    if (depth === 0 || !isObjectType(named)) return [];
    const below = selection(named, depth - 1);
    return below === '' ? [] : [`${field.name} ${below}`];
  });
  return fields.length === 0 ? '' : `{ ${fields.join(' ')} }`;
}

function post(path: string, body: unknown): Door {
  return { path, method: 'POST', body };
}
