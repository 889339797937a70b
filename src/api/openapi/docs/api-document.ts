import { inTurns } from '../../../foundation/concurrency/event-loop.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import type { ModelRegistry } from '../../../model/index.js';
import { COMMON_COMPONENTS } from './common-components.js';
import { entityComponent, entityOperations, entitySchema } from './entity-operations.js';
import { ModelComponents } from './model-components.js';
import type { Group } from '../operation/operation.js';
import { described } from './described.js';
import type { DescribedOperation } from './described-operation.js';
import { operationObject } from './operation-object.js';
import { SECTIONS } from './sections.js';

/**
 * The OpenAPI document of the service, for one group or for all. Entities and aspects are those of the registry. Yields
 * to the event loop while it is made.
 */
export async function apiDocument(registry: ModelRegistry, version: string, group?: Group): Promise<JsonObject> {
  const components = new ModelComponents();
  const entities = registry.entities();
  const ofTypes = await inTurns(entities, (entity) => entityOperations(entity, components));
  const all = [...ofTypes.flat(), ...SECTIONS.flatMap(described)];
  const operations = all.filter((operation) => group === undefined || operation.group === group);
  const schemas = await inTurns(
    entities,
    (entity) => [entityComponent(entity), entitySchema(entity, components)] as const,
  );
  return {
    openapi: '3.1.0',
    info: { title: 'DataHub OpenAPI', version },
    security: [{ bearer: [] }],
    paths: await pathsOf(operations),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { ...COMMON_COMPONENTS, ...Object.fromEntries(schemas), ...components.schemas },
    },
  };
}

async function pathsOf(operations: readonly DescribedOperation[]): Promise<JsonObject> {
  const paths: Record<string, JsonObject> = {};
  await inTurns(operations, (operation) => {
    const path = (paths[operation.path] ??= {});
    path[operation.method] = operationObject(operation);
  });
  return paths;
}
