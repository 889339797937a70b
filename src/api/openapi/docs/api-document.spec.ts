import { describe, expect, it } from '@jest/globals';
import { isJsonObject, type JsonValue } from '../../../foundation/json/json.js';
import { ModelRegistry } from '../../../model/index.js';
import { countTurns } from '../../../../test/support/measures/turns.js';
import { ApiDocumentTexts } from './api-document-texts.js';
import { apiDocument } from './api-document.js';

const registry = ModelRegistry.standard();
const document = await apiDocument(registry, 'v1');

function references(value: JsonValue | undefined): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (!isJsonObject(value)) return [];
  const own = typeof value['$ref'] === 'string' ? [value['$ref']] : [];
  return [...own, ...Object.values(value).flatMap(references)];
}

describe('apiDocument', () => {
  it('should offer every entity type and every aspect that is no secret', () => {
    const paths = Object.keys(document['paths'] ?? {});
    for (const entity of registry.entities()) {
      expect(paths).toContain(`/openapi/v3/entity/${entity.name}`);
      for (const aspect of entity.aspects.values())
        expect(paths.includes(`/openapi/v3/entity/${entity.name}/{urn}/${aspect.name}`)).toBe(!aspect.isSecret);
    }
  });

  it('should refer to nothing that is not there', () => {
    const { schemas } = document['components'] as { schemas: Record<string, unknown> };
    const missing = references(document).filter((ref) => !(ref.replace('#/components/schemas/', '') in schemas));
    expect(missing).toEqual([]);
  });

  it('should name each operation once, and every parameter of its path', () => {
    const ids = new Set<string>();
    for (const [path, operations] of Object.entries(
      document['paths'] as Record<
        string,
        Record<string, { operationId: string; parameters: { name: string; in: string }[] }>
      >,
    )) {
      for (const { operationId, parameters } of Object.values(operations)) {
        expect(ids.has(operationId)).toBe(false);
        ids.add(operationId);
        const named = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
        expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      }
    }
  });

  it('should be made in many turns of the event loop, once', async () => {
    const texts = new ApiDocumentTexts(registry);
    const counted = countTurns();
    const [first, other] = await Promise.all([texts.of(), texts.of()]);
    expect(counted()).toBeGreaterThan(5);
    expect(other).toBe(first);
    const { info: _, ...content } = JSON.parse(String(first)) as Record<string, unknown>;
    expect(content).toEqual(Object.fromEntries(Object.entries(document).filter(([name]) => name !== 'info')));
  });

  it('should hold one group alone when asked', async () => {
    const paths = Object.keys((await apiDocument(registry, 'v1', 'events'))['paths'] ?? {});
    expect(paths).toContain('/openapi/v1/events/audit/search');
    expect(paths.filter((path) => !/^\/openapi\/v1\/(events|tracking)\//.test(path))).toEqual([]);
  });
});
