import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../../model/index.js';
import { SearchSchema } from '../../search/index.js';
import { operationPrivileges } from '../policies/operation-privileges.js';
import { knownPrivileges } from '../privileges.js';
import { restrictedPlaces } from './restricted-places.js';

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

  it('should replace fields that records require by empty values', () => {
    const blanks = aspects.flatMap((aspect) =>
      restrictedPlaces(aspect).map(({ path, blank }) => [[aspect.name, ...path].join('/'), blank]),
    );
    expect(Object.fromEntries(blanks)).toEqual({
      'dataHubConnectionDetails/json/encryptedBlob': '',
      'dataHubExecutionRequestInput/args': {},
      'dataHubExecutionRequestResult/report': undefined,
      'dataHubExecutionRequestResult/structuredReport': undefined,
      'dataHubIngestionSourceInfo/config/extraArgs': undefined,
      'dataHubIngestionSourceInfo/config/recipe': '',
      'dataHubSecretValue/value': '',
      'globalSettingsInfo/sso/oidcSettings/clientSecret': '',
    });
  });

  it.each(fields)(
    'should lose nothing when it is read, changed and written by those who may not read it: %s',
    (...[, aspect, one]) => {
      const isKept = restrictedPlaces(aspect).some(({ path, blank }) => path === one.path && blank !== undefined);
      const owners = registry.entities().filter((entity) => entity.aspects.get(aspect.name) === aspect);
      const writers = owners.flatMap(({ name }) => operationPrivileges('ENTITY', 'UPDATE', name));
      expect(isKept || writers.every((privilege) => one.annotation.privileges.includes(privilege))).toBe(true);
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
