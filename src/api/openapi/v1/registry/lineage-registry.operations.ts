import { OPERATORS } from '../../operation/access.js';
import { symbol } from '../../operation/parameters.js';
import { listOf, mapOf, refTo } from '../../operation/schemas.js';
import { section } from '../../operation/section.js';

const EDGES = listOf(refTo('LineageEdgeSpecification'));

/** The types of lineage edges. */
export const LINEAGE_REGISTRY = section(
  { path: '/openapi/v1/registry/lineage', group: 'openapi-v1', tag: 'Registry', access: OPERATORS },
  {
    specifications: {
      method: 'get',
      path: 'specifications',
      summary: 'The types of lineage edges, by entity type.',
      answer: mapOf(refTo('LineageSpecification')),
    },
    specification: {
      method: 'get',
      path: 'specifications/{entity}',
      summary: 'The types of lineage edges of one entity type.',
      answer: refTo('LineageSpecification'),
      bodiless: [404],
    },
    edges: {
      method: 'get',
      path: 'edges/{entity}',
      summary: 'The lineage edges of one entity type.',
      answer: EDGES,
      bodiless: [404],
    },
    edgesAlong: {
      method: 'get',
      path: 'edges/{entity}/{direction}',
      summary: 'The lineage edges of one entity type in one direction.',
      inPath: {
        direction: symbol(
          ['UPSTREAM', 'DOWNSTREAM'],
          undefined,
          (_name, text) => `The direction must be UPSTREAM or DOWNSTREAM, not ${text}.`,
        ),
      },
      answer: EDGES,
      bodiless: [404],
    },
  },
);
