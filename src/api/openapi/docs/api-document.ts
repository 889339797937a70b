import type { JsonObject } from '../../../foundation/common/json.js';
import type { ModelRegistry } from '../../../model/index.js';
import { COMMON_COMPONENTS } from './common-components.js';
import { entityComponent, entityOperations, entitySchema } from './entity-operations.js';
import { ModelComponents } from './model-components.js';
import type { Group } from '../operation/operation.js';
import { described } from './described.js';
import type { DescribedOperation } from './described-operation.js';
import { operationObject } from './operation-object.js';
import { SECTIONS } from './sections.js';

/** The OpenAPI document of the service, for one group or for all. Entities and aspects are those of the registry. */
export function apiDocument(registry: ModelRegistry, version: string, group?: Group): JsonObject {
  const components = new ModelComponents();
  const entities = registry.entities();
  const all = [...entities.flatMap((entity) => entityOperations(entity, components)), ...SECTIONS.flatMap(described)];
  const operations = all.filter((operation) => group === undefined || operation.group === group);
  const schemas = entities.map((entity) => [entityComponent(entity), entitySchema(entity, components)] as const);
  return {
    openapi: '3.1.0',
    info: { title: 'DataHub OpenAPI', version },
    security: [{ bearer: [] }],
    paths: pathsOf(operations),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { ...COMMON_COMPONENTS, ...Object.fromEntries(schemas), ...components.schemas },
    },
  };
}

function pathsOf(operations: readonly DescribedOperation[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {});
    path[operation.method] = operationObject(operation);
  }
  return paths;
}
