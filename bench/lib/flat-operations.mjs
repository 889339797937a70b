// The operations that bench/flat.mjs compares between stores of different sizes.
import { COMMON_WORD } from './catalogue.mjs';
import { post } from './service.mjs';

const SEARCH = `query search($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) {
  total searchResults { entity { urn } } facets { field aggregations { value count } } } }`;
const COMPLETE = `query complete($input: AutoCompleteMultipleInput!) { autoCompleteForMultiple(input: $input) {
  suggestions { type entities { urn } } } }`;
const LINEAGE = `query lineage($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) {
  total searchResults { degree entity { urn } } } }`;
const CREATE = 'mutation create($input: CreateTagInput!) { createTag(input: $input) }';

/**
 * The operations by name. Each takes the urn and the name of a dataset of the store, the urn of one with upstreams, the
 * number of rows in the store, and the number of the round. Throws if the answer is not what the store holds.
 */
export function operationsOn({ url, token }) {
  const graphql = async (query, input) => {
    const { data, errors } = await post(`${url}/api/graphql`, token, { query, variables: { input } });
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const get = async (path) => answerOf(await fetch(url + path, { headers: { authorization: `Bearer ${token}` } }));
  const remove = (path) => fetch(url + path, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
  const search = async (query, facets) => {
    const input = { types: ['DATASET'], query, start: 0, count: 10 };
    if (!facets) input.searchFlags = { skipAggregates: true };
    const { searchAcrossEntities } = await graphql(SEARCH, input);
    if (searchAcrossEntities.total === 0) throw new Error(`nothing found for ${query}`);
  };
  return {
    'entity read': ({ urn }) => get(`/openapi/v3/entity/dataset/${encodeURIComponent(urn)}`),
    'aspect read': ({ urn }) => get(`/aspects/${encodeURIComponent(urn)}?aspect=datasetKey&version=0`),
    'aspect write': ({ urn, round }) =>
      post(`${url}/aspects?action=ingestProposal`, token, {
        proposal: proposalOf(urn, 'editableDatasetProperties', { description: `Round ${round}` }),
      }),
    createTag: ({ round }) => graphql(CREATE, { id: `flat-${Date.now()}-${round}`, name: `Flat ${round}` }),
    'search for a name': ({ name }) => search(name.split('.').at(-1), false),
    'search for a common word': ({ round }) =>
      search(`${COMMON_WORD} ${['daily', 'fct', 'by'][Math.abs(round) % 3]}`, false),
    'search with facets': ({ round }) => search(`${COMMON_WORD} ${['agg', 'dim', 'raw'][Math.abs(round) % 3]}`, true),
    typeahead: ({ name }) =>
      graphql(COMPLETE, { types: ['DATASET'], query: name.split('.').at(-1).slice(0, 8), limit: 10 }),
    'page of a listing': () => get('/openapi/v3/entity/dataset?count=20&aspects=datasetKey'),
    'restore of 100 rows at the end': ({ rows, round }) =>
      post(`${url}/operations?action=restoreIndices`, token, { start: Math.floor(rows * 0.9) + round, batchSize: 100 }),
    'upstream lineage': ({ derived }) => graphql(LINEAGE, { urn: derived, direction: 'UPSTREAM', start: 0, count: 10 }),
    'delete of an entity': async ({ round }) => {
      const urn = `urn:li:tag:flat-${round}`;
      await post(`${url}/aspects?action=ingestProposal`, token, {
        proposal: proposalOf(urn, 'tagProperties', { name: `Flat ${round}` }),
      });
      await answerOf(await remove(`/openapi/v3/entity/tag/${encodeURIComponent(urn)}`));
    },
  };
}

function proposalOf(entityUrn, aspectName, value) {
  return {
    entityType: entityUrn.split(':')[2],
    entityUrn,
    changeType: 'UPSERT',
    aspectName,
    aspect: { contentType: 'application/json', value: JSON.stringify(value) },
  };
}

async function answerOf(response) {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 300)}`);
  return text;
}
