// The requests that bench/requests.mjs measures.
import { COUNT, datasetUrn, WORDS } from './request-data.mjs';

const NUMBER = `(counter % ${COUNT})`;
const URN = datasetUrn(0).replace('table_0', `table_' .. ${NUMBER} .. '`);
const QUERIES = {
  tag: 'query tag($urn: String!) { tag(urn: $urn) { urn name properties { name } } }',
  create: 'mutation createTag($input: CreateTagInput!) { createTag(input: $input) }',
  page: `query page($urn: String!) { dataset(urn: $urn) { urn type name platform { urn name } properties { name description
    customProperties { key value } } schemaMetadata { name fields { fieldPath description nullable nativeDataType type } }
    ownership { owners { type owner { ... on CorpUser { urn username properties { displayName } } } } }
    tags { tags { tag { urn properties { name } } } } domain { domain { urn properties { name } } } } }`,
  search: `query search($input: SearchInput!) { search(input: $input) { start count total searchResults {
    entity { urn type ... on Dataset { name platform { name } properties { name description } } }
    matchedFields { name value } } facets { field aggregations { value count } } } }`,
  state: `query state($input: SearchInput!) { search(input: $input) { total searchResults { entity { urn ... on Dataset {
    name incidents(state: ACTIVE, start: 0, count: 1) { total } datasetProfiles(limit: 1) { rowCount }
    operations(limit: 1) { lastUpdatedTimestamp } statsSummary { queryCountLast30Days } } } } } }`,
};

const graphql = (query, variables) =>
  `'/api/graphql', '{"query":"${query.replaceAll(/\s+/g, ' ')}","variables":${variables}}'`;
const words = `({${WORDS.map((word) => `'${word}'`).join(',')}})[counter % ${WORDS.length} + 1]`;
const proposal = `{"proposal":{"entityType":"dataset","entityUrn":"${datasetUrn(0).replace('table_0', "new_' .. prefix .. counter .. '")}","changeType":"UPSERT","aspectName":"status","aspect":{"contentType":"application/json","value":"{\\\\"removed\\\\":false}"}}}`;

/** Name, what wrk sends, a text of every answer, and the path of the bare handler. */
const CALLS = [
  ['rest.li aspect', `'/aspects/' .. encoded .. '?aspect=schemaMetadata&version=0'`, '"column_49"', '/aspect/'],
  ['OpenAPI v3 entity', `'/openapi/v3/entity/dataset/' .. encoded`, '"column_49"', '/entity/'],
  ['GraphQL dataset page', graphql(QUERIES.page, `{"urn":"${URN}"}`), '"column_49"', '/page'],
  [
    'GraphQL search',
    graphql(QUERIES.search, `{"input":{"type":"DATASET","query":"' .. ${words} .. '","start":0,"count":10}}`),
    '"aggregations":[{',
    '/search',
  ],
  [
    'GraphQL search, state of hits',
    graphql(QUERIES.state, `{"input":{"type":"DATASET","query":"' .. ${words} .. '","start":0,"count":10}}`),
    '"incidents":{',
    '/search',
  ],
  ['GraphQL tag', graphql(QUERIES.tag, `{"urn":"urn:li:tag:t' .. ${NUMBER} .. '"}`), '"properties":{"name":', '/read'],
  [
    'GraphQL createTag',
    graphql(QUERIES.create, `{"input":{"id":"' .. prefix .. counter .. '","name":"n' .. counter .. '"}}`),
    '"createTag":"urn',
    '/create',
  ],
  ['rest.li ingestProposal', `'/aspects?action=ingestProposal', '${proposal}'`, '"value":', '/ingest'],
];

const encodedUrn = encodeURIComponent(datasetUrn(0)).replace('table_0', `table_' .. ${NUMBER} .. '`);

/** Each request by name, in Lua for `load`: to the service, and to the bare server. */
export const ROWS = CALLS.map(([name, call, contains, path]) => ({
  name,
  contains,
  lua: luaOf(call),
  bareLua: luaOf(call.replace(/^'[^']*'/, `'${path}'`).replace(/ \.\. '\?[^']*'/, '')),
}));

function luaOf(call) {
  return `local encoded = '${encodedUrn}'\nreturn ${call}`;
}
