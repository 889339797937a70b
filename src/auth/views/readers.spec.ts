import { describe, expect, it } from '@jest/globals';
import { ModelRegistry, type ModelSchema } from '../../model/index.js';
import { SearchSchema } from '../../search/index.js';
import { operationPrivileges } from '../policies/operation-privileges.js';
import { knownPrivileges } from '../privileges.js';

const registry = ModelRegistry.standard();
const schema = new SearchSchema(registry);
const aspects = registry.aspects().filter(({ restricted }) => restricted.length > 0);
const fields = aspects.flatMap((aspect) =>
  aspect.restricted.map((one) => [[aspect.name, ...one.path].join('/'), aspect, one] as const),
);
const ruled = registry
  .entities()
  .flatMap((entity) => (entity.readableBy ? [[entity.name, entity.readableBy] as const] : []));

describe('what the model says of readers', () => {
  it.each(fields)(
    'should name privileges that there are, and nothing that is searchable or a time series: %s',
    (...[, aspect, one]) => {
      expect(knownPrivileges(one.annotation.privileges)).toEqual(one.annotation.privileges);
      const place = one.path.join('/');
      const indexed = [...aspect.searchable, ...aspect.searchableRefs, ...aspect.relationships].map(({ path }) =>
        path.join('/'),
      );
      expect(indexed.filter((path) => path === place || path.startsWith(`${place}/`))).toEqual([]);
      expect(aspect.kind).toBe('versioned');
    },
  );

  it.each(fields)(
    'should lose nothing when it is read, changed and written by those who may not read it: %s',
    (...[, aspect, one]) => {
      const isRequired = isRequiredAt(aspect.schema, one.path);
      const owners = registry.entities().filter((entity) => entity.aspects.get(aspect.name) === aspect);
      const writers = owners.flatMap(({ name }) => operationPrivileges('ENTITY', 'UPDATE', name));
      expect(isRequired || writers.every((privilege) => one.annotation.privileges.includes(privilege))).toBe(true);
    },
  );

  it.each(ruled)('should name privileges and searchable places that there are: %s', (entity, rule) => {
    expect(knownPrivileges(rule.privileges)).toEqual(rule.privileges);
    const sources = schema.entity(entity)?.sources ?? [];
    const places = sources.map(({ aspectName, path }) => [aspectName, ...path].join('/'));
    for (const { aspect, path } of [...(rule.users ?? []), ...(rule.states ?? []).flat()])
      expect(places).toContain([aspect, ...path].join('/'));
  });
});

/** Whether a field at a path is required in its record. */
function isRequiredAt(schema: ModelSchema, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return false;
  const field = schema.properties?.[step];
  if (rest.length === 0 || field === undefined) return schema.required?.includes(step) === true;
  return isRequiredAt(field, rest);
}
