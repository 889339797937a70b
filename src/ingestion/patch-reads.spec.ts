import { describe, expect, it } from '@jest/globals';
import { fake } from '../../test/support/harness/fake.js';
import type { PatchOperation } from '../aspects/index.js';
import { type Actor, type Authorizer, ReadableFields, SYSTEM_ACTOR, type ViewAuthorizer } from '../auth/index.js';
import { ModelRegistry } from '../model/index.js';
import { PatchReads } from './patch-reads.js';

const ALICE: Actor = { urn: 'urn:li:corpuser:alice', id: 'alice', isSystem: false };
const registry = ModelRegistry.standard();

/** Every place of the model that some may not read: entity type, aspect, and path within it. */
const kept = registry.entities().flatMap((entity) =>
  [...entity.aspects.values()].flatMap((aspect) => {
    const paths = aspect.isSecret ? [[]] : aspect.restricted.map(({ path }) => path);
    return paths.map((path): [string, string, readonly string[]] => [entity.name, aspect.name, path]);
  }),
);

/** The place itself, all that hold it, and something in it. */
const around = (path: readonly string[]): readonly string[] =>
  [...path.map((_step, at) => path.slice(0, at)), path, [...path, 'x']].map((some) =>
    some.map((one) => `/${one}`).join(''),
  );

function reads(options: { readonly may?: boolean; readonly hidden?: boolean } = {}): PatchReads {
  const authorizer = fake<Authorizer>({ can: () => Promise.resolve(options.may === true) });
  const viewable = fake<ViewAuthorizer>({ mayView: () => Promise.resolve(options.hidden !== true) });
  return new PatchReads(viewable, new ReadableFields(authorizer, registry));
}

const asking = (patches: PatchReads, type: string, aspectName: string, operation: PatchOperation, actor = ALICE) => {
  const base = { urn: `urn:li:${type}:x`, entityType: type, aspectName, changeType: 'PATCH' } as const;
  return patches.require([{ ...base, patch: { patch: [operation] } }], actor);
};

const operations = (pointer: string): readonly PatchOperation[] => [
  { op: 'copy', from: pointer, path: '/name' },
  { op: 'move', from: pointer, path: '/name' },
  { op: 'test', path: pointer, value: 'guess' },
];

describe('PatchReads', () => {
  it('should know secrets of the model', () => {
    expect(kept.map(([, aspect, path]) => [aspect, ...path].join('/'))).toEqual(
      expect.arrayContaining(['dataHubConnectionDetails/json/encryptedBlob', 'corpUserCredentials']),
    );
  });

  it.each(kept)('should refuse to read what is kept from the actor: %s %s %j', async (type, aspect, path) => {
    for (const operation of around(path).flatMap(operations))
      await expect(asking(reads(), type, aspect, operation)).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringContaining([aspect, ...path].join('.')),
      });
  });

  it.each(kept.filter(([, , path]) => path.length > 0))(
    'should let be read what is beside it, and be written what is kept: %s %s %j',
    async (type, aspect, path) => {
      const beside = `/${[...path.slice(0, -1), 'besides'].join('/')}`;
      const place = `/${path.join('/')}`;
      const written: readonly PatchOperation[] = [
        { op: 'add', path: place, value: 'v' },
        { op: 'replace', path: place, value: 'v' },
        { op: 'remove', path: place },
        { op: 'copy', from: beside, path: place },
      ];
      for (const operation of [...operations(beside), ...written])
        await expect(asking(reads(), type, aspect, operation)).resolves.toBeUndefined();
    },
  );

  it('should let those read who may, and the service', async () => {
    const [copy] = operations('/config/recipe');
    if (copy === undefined) throw new Error('no operation');
    const place = ['dataHubIngestionSource', 'dataHubIngestionSourceInfo', copy] as const;
    await expect(asking(reads({ may: true }), ...place)).resolves.toBeUndefined();
    await expect(asking(reads(), ...place, SYSTEM_ACTOR)).resolves.toBeUndefined();
  });

  it('should refuse to read an entity that is kept from the actor', async () => {
    for (const operation of operations('/displayName'))
      await expect(
        asking(reads({ hidden: true }), 'dataHubPolicy', 'dataHubPolicyInfo', operation),
      ).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringContaining('dataHubPolicyInfo of urn:li:dataHubPolicy:x'),
      });
  });
});
