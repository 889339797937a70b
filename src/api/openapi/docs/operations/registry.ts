import type { JsonObject } from '../../../../foundation/common/json.js';
import { COUNT, listOf, mapOf, oneOfTexts, record, refTo, TEXT } from '../../operation/schemas.js';
import { type Operation } from '../operation.js';
import { PAGE } from '../parameters.js';

const REGISTRY = { group: 'openapi-v1', tag: 'Registry', method: 'get' } as const;
const MODELS = '/openapi/v1/registry/models';
const LINEAGE = '/openapi/v1/registry/lineage';
const EVENT = record({
  name: TEXT,
  eventAnnotation: record({ name: TEXT }),
  pegasusSchemaName: TEXT,
  pegasusSchemaDoc: TEXT,
});
const EDGE_LIST = listOf(refTo('LineageEdgeSpecification'));

function page(kind: string, element: JsonObject): Operation {
  return {
    ...REGISTRY,
    path: `${MODELS}/${kind}/specifications`,
    summary: `The ${kind} specifications of the model.`,
    parameters: PAGE,
    answer: record({ elements: listOf(element), start: COUNT, count: COUNT, total: COUNT }),
  };
}

/** The model as the service knows it. */
export const REGISTRY_OPERATIONS: readonly Operation[] = [
  page('entity', refTo('EntitySpecification')),
  page('aspect', refTo('AspectSpecification')),
  page('event', EVENT),
  {
    ...REGISTRY,
    path: `${MODELS}/entity/specifications/{name}`,
    summary: 'One entity type.',
    answer: record({ name: TEXT, aspectSpecs: listOf(refTo('AspectSpecification')) }),
    bodiless: [404],
  },
  {
    ...REGISTRY,
    path: `${MODELS}/entity/specifications/{name}/aspects`,
    summary: 'The aspects of one entity type.',
    answer: mapOf(refTo('AspectSpecification')),
    bodiless: [404],
  },
  {
    ...REGISTRY,
    path: `${MODELS}/aspect/specifications/{name}`,
    summary: 'One aspect.',
    answer: refTo('AspectSpecification'),
    bodiless: [404],
  },
  {
    ...REGISTRY,
    path: `${LINEAGE}/specifications`,
    summary: 'Which kinds of edges are lineage, by entity type.',
    answer: mapOf(refTo('LineageSpecification')),
  },
  {
    ...REGISTRY,
    path: `${LINEAGE}/specifications/{entity}`,
    summary: 'Which kinds of edges are lineage of one entity type.',
    answer: refTo('LineageSpecification'),
    bodiless: [404],
  },
  {
    ...REGISTRY,
    path: `${LINEAGE}/edges/{entity}`,
    summary: 'The lineage edges of one entity type.',
    answer: EDGE_LIST,
    bodiless: [404],
  },
  {
    ...REGISTRY,
    path: `${LINEAGE}/edges/{entity}/{direction}`,
    summary: 'The lineage edges of one entity type in one direction.',
    inPath: { direction: oneOfTexts('UPSTREAM', 'DOWNSTREAM') },
    answer: EDGE_LIST,
    bodiless: [404],
  },
];
