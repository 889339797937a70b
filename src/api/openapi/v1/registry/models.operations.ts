import type { JsonObject } from '../../../../foundation/json/json.js';
import { OPERATORS } from '../../operation/access.js';
import { page } from '../../operation/parameters.js';
import { COUNT, listOf, mapOf, record, refTo, TEXT } from '../../operation/schemas.js';
import { section } from '../../operation/section.js';

/** Default page size. Source: DataHub's registry endpoints. */
const ENTITIES_OF_PAGE = 5;
const OTHERS_OF_PAGE = 20;

const ASPECT = refTo('AspectSpecification');
const EVENT = record({
  name: TEXT,
  eventAnnotation: record({ name: TEXT }),
  pegasusSchemaName: TEXT,
  pegasusSchemaDoc: TEXT,
});

/** The service's model. */
export const MODELS = section(
  { path: '/openapi/v1/registry/models', group: 'openapi-v1', tag: 'Registry', access: OPERATORS },
  {
    entities: {
      method: 'get',
      path: 'entity/specifications',
      summary: 'The entity specifications of the model.',
      query: page(ENTITIES_OF_PAGE),
      answer: pageOf(refTo('EntitySpecification')),
    },
    aspects: {
      method: 'get',
      path: 'aspect/specifications',
      summary: 'The aspect specifications of the model.',
      query: page(OTHERS_OF_PAGE),
      answer: pageOf(ASPECT),
    },
    events: {
      method: 'get',
      path: 'event/specifications',
      summary: 'The event specifications of the model.',
      query: page(OTHERS_OF_PAGE),
      answer: pageOf(EVENT),
    },
    entity: {
      method: 'get',
      path: 'entity/specifications/{name}',
      summary: 'One entity type.',
      answer: record({ name: TEXT, aspectSpecs: listOf(ASPECT) }),
      bodiless: [404],
    },
    aspectsOf: {
      method: 'get',
      path: 'entity/specifications/{name}/aspects',
      summary: 'The aspects of one entity type.',
      answer: mapOf(ASPECT),
      bodiless: [404],
    },
    aspect: {
      method: 'get',
      path: 'aspect/specifications/{name}',
      summary: 'One aspect.',
      answer: ASPECT,
      bodiless: [404],
    },
  },
);

function pageOf(element: JsonObject): JsonObject {
  return record({ elements: listOf(element), start: COUNT, count: COUNT, total: COUNT });
}
