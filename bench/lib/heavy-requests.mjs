// What a client can ask for that costs most: the requests by which the service could once be stopped or slowed down.
import { everythingOfEntities } from './large-documents.mjs';

const GRAPHQL = '/api/graphql';

/**
 * The heaviest requests, as a name, a path and a JSON text each. `datasetUrn(at)` names a stored dataset; `further` are
 * bodies of GraphQL requests.
 */
export function heavyRequests({ schema, datasets, datasetUrn, further = [] }) {
  return [
    ...documents(schema, datasetUrn(0)),
    ...further.map((body, at) => ({
      name: body.operationName ?? `further ${at}`,
      path: GRAPHQL,
      text: JSON.stringify(body),
    })),
    ...bodies(datasets, datasetUrn),
  ];
}

const graphql = (name, query, variables) => ({ name, path: GRAPHQL, text: JSON.stringify({ query, variables }) });
const repeated = (count, text) => Array.from({ length: count }, (_alias, at) => text(at)).join(' ');
const alternatives = (count) =>
  Array.from({ length: count }, (_item, at) => ({ and: [{ field: 'name', values: [`orders ${at}`] }] }));
const filtered = (count) => ({ input: { types: [], query: '*', start: 0, count: 10, orFilters: alternatives(count) } });

function documents(schema, urn) {
  const { selection, fragments } = everythingOfEntities(schema);
  const search = 'query s($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { total } }';
  return [
    graphql(
      'every field of 40 types, in search results',
      `query e($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { searchResults { entity { ${selection} } } } } ${fragments}`,
      { input: { types: ['DATASET'], query: '*', start: 0, count: 100 } },
    ),
    graphql('datasets of the domain of datasets of a domain', `{ dataset(urn: "${urn}") { ${inDomain(3)} } }`),
    graphql('relationships of relationships, 4 levels', `{ dataset(urn: "${urn}") { ${related(4)} } }`),
    graphql(
      'the schema 50 times',
      `{ ${repeated(50, (at) => `a${at}: __schema { types { name fields { name type { name ofType { name } } args { name } } } }`)} }`,
    ),
    graphql(
      '50 searches of 10,000 hits',
      `{ ${repeated(50, (at) => `a${at}: searchAcrossEntities(input: { types: [], query: "*", start: 0, count: 10000 }) { total facets { field aggregations { value count } } searchResults { entity { urn } } }`)} }`,
    ),
    graphql(
      'one search of 10,000 hits',
      '{ searchAcrossEntities(input: { types: [], query: "*", start: 0, count: 10000 }) { searchResults { entity { urn ... on Dataset { properties { name } domain { domain { urn properties { name } } } } } } } }',
    ),
    graphql('10,000 alternatives', search, filtered(10_000)),
    graphql('3,000 alternatives', search, filtered(3_000)),
  ];
}

function bodies(datasets, datasetUrn) {
  const patch = JSON.stringify([
    { op: 'add', path: '/customProperties', value: { a: 'x'.repeat(100) } },
    ...Array.from({ length: 40 }, (_copy, at) => ({
      op: 'copy',
      from: '/customProperties',
      path: `/customProperties/c${at}`,
    })),
  ]);
  const proposal = (aspectName, changeType, value, contentType = 'application/json') => ({
    entityType: 'dataset',
    entityUrn: datasetUrn(0),
    changeType,
    aspectName,
    aspect: { contentType, value },
  });
  return [
    {
      name: 'one urn 5,000 times',
      path: '/openapi/v3/entity/dataset/batchGet',
      text: JSON.stringify(Array.from({ length: 5_000 }, () => ({ urn: datasetUrn(0) }))),
    },
    {
      name: 'every dataset at once',
      path: '/openapi/v3/entity/dataset/batchGet',
      text: JSON.stringify(Array.from({ length: datasets }, (_item, at) => ({ urn: datasetUrn(at) }))),
    },
    { name: '30 MB of {}', path: '/openapi/v3/entity/dataset', text: `[${'{},'.repeat(10_000_000)}{}]` },
    {
      name: '50,000 proposals',
      path: '/aspects?action=ingestProposalBatch',
      text: JSON.stringify({
        proposals: Array.from({ length: 50_000 }, (_item, at) =>
          proposal('status', 'UPSERT', `{"removed":${at % 2 === 0}}`),
        ),
      }),
    },
    {
      name: 'a patch of 40 doubling copies',
      path: '/aspects?action=ingestProposal',
      text: JSON.stringify({ proposal: proposal('datasetProperties', 'PATCH', patch, 'application/json-patch+json') }),
    },
  ];
}

function inDomain(levels) {
  if (levels === 0) return 'urn';
  return `urn domain { domain { entities(input: { start: 0, count: 1000, query: "*" }) { searchResults { entity { ... on Dataset { ${inDomain(levels - 1)} } } } } } }`;
}

function related(levels) {
  if (levels === 0) return 'urn';
  return `urn relationships(input: { types: ["DownstreamOf"], direction: OUTGOING, count: 100 }) { relationships { entity { ... on Dataset { ${related(levels - 1)} } } } }`;
}
