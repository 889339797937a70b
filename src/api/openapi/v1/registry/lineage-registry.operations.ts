import { OPERATORS } from '../../operation/access.js';
import { symbol } from '../../operation/parameters.js';
import { listOf, mapOf, refTo } from '../../operation/schemas.js';
import { section } from '../../operation/section.js';

const EDGES = listOf(refTo('LineageEdgeSpecification'));

/** Which kinds of edges are lineage. */
export const LINEAGE_REGISTRY = section({
  path: '/openapi/v1/registry/lineage',
  group: 'openapi-v1',
  tag: 'Registry',
  access: OPERATORS,
});

export const listLineage = LINEAGE_REGISTRY.get('specifications', {
  summary: 'Which kinds of edges are lineage, by entity type.',
  answer: mapOf(refTo('LineageSpecification')),
});

export const readLineage = LINEAGE_REGISTRY.get('specifications/{entity}', {
  summary: 'Which kinds of edges are lineage of one entity type.',
  answer: refTo('LineageSpecification'),
  bodiless: [404],
});

export const readEdges = LINEAGE_REGISTRY.get('edges/{entity}', {
  summary: 'The lineage edges of one entity type.',
  answer: EDGES,
  bodiless: [404],
});

export const readEdgesAlong = LINEAGE_REGISTRY.get('edges/{entity}/{direction}', {
  summary: 'The lineage edges of one entity type in one direction.',
  path: {
    direction: symbol(
      ['UPSTREAM', 'DOWNSTREAM'],
      undefined,
      (_name, text) => `The direction must be UPSTREAM or DOWNSTREAM, not ${text}.`,
    ),
  },
  answer: EDGES,
  bodiless: [404],
});
