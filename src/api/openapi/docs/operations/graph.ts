import { COUNT, listOf, object, oneOfTexts, record, refTo, TEXT, URN } from '../../operation/schemas.js';
import { type Operation, query, required } from '../operation.js';
import { EDGES, PAGE } from '../parameters.js';

const DIRECTION = oneOfTexts('INCOMING', 'OUTGOING');

function relationships(version: 'v2' | 'v3'): readonly Operation[] {
  const common = { group: `openapi-${version}`, tag: `Relationships, ${version}` } as const;
  const base = `/openapi/${version}/relationship`;
  return [
    {
      ...common,
      method: 'get',
      path: `${base}/{relationshipType}`,
      summary: 'Scroll through the relationships of one type.',
      parameters: EDGES,
      answer: refTo('EdgePage'),
    },
    {
      ...common,
      method: 'get',
      path: `${base}/{entityName}/{entityUrn}`,
      summary: 'Scroll through the relationships of one entity.',
      parameters: [...EDGES, ...query({ 'relationshipType[]': listOf(TEXT), direction: DIRECTION })],
      answer: refTo('EdgePage'),
    },
    {
      ...common,
      method: 'post',
      path: `${base}/scroll`,
      summary: 'Scroll through the relationships that meet filters.',
      parameters: [
        ...EDGES,
        ...query({
          relationshipTypes: listOf(TEXT),
          sourceTypes: listOf(TEXT),
          destinationTypes: listOf(TEXT),
          direction: oneOfTexts('INCOMING', 'OUTGOING', 'UNDIRECTED'),
        }),
      ],
      body: object({ sourceFilter: refTo('Filter'), destinationFilter: refTo('Filter'), edgeFilter: refTo('Filter') }),
      bodyIsOptional: true,
      answer: refTo('EdgePage'),
    },
  ];
}

/** Relationships and lineage. */
export const GRAPH_OPERATIONS: readonly Operation[] = [
  ...relationships('v3'),
  ...relationships('v2'),
  {
    group: 'openapi-v3',
    tag: 'Lineage',
    method: 'post',
    path: '/openapi/v3/lineage/scroll',
    summary: 'Scroll through lineage edges.',
    parameters: [
      ...EDGES,
      ...query({ relationshipTypes: listOf(TEXT), direction: oneOfTexts('UPSTREAM', 'DOWNSTREAM') }),
    ],
    body: object({ urns: listOf(URN) }),
    bodyIsOptional: true,
    answer: refTo('LineageEdgePage'),
  },
  {
    group: 'openapi-v1',
    tag: 'Relationships, v1',
    method: 'get',
    path: '/openapi/relationships/v1',
    summary: 'The entities related to one.',
    parameters: [...required({ urn: URN, relationshipTypes: listOf(TEXT), direction: DIRECTION }), ...PAGE],
    answer: record({
      start: COUNT,
      count: COUNT,
      total: COUNT,
      entities: listOf(object({ relationshipType: TEXT, urn: TEXT, via: TEXT }, 'relationshipType', 'urn')),
    }),
  },
];
