import { describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../test/support/harness/fake.js';
import type { AspectRecord } from '../aspects/index.js';
import { Deadline } from '../foundation/requests/deadline.js';
import { RequestOrigin, runForOrigin } from '../foundation/requests/request-origin.js';
import type { JsonObject } from '../foundation/json/json.js';
import { ModelRegistry, status, tagProperties } from '../model/index.js';
import { EntityLoader } from './entity-loader.js';
import { EntityMappings } from './entity-mappings.js';
import { EntityReader, type EntityReaderParts } from './entity-reader.js';

const TAG = 'urn:li:tag:a';
const USER = 'urn:li:corpuser:b';
const BROKEN = 'urn:li:tag:broken';

const registry = ModelRegistry.standard();

function record(urn: string, aspect: string, value: JsonObject): AspectRecord {
  return { urn, aspect, version: 0, value, systemMetadata: undefined, created: { time: 1, actor: USER } };
}

function setUp(options: { viewable?: readonly string[] } = {}) {
  const rows = [
    record(TAG, 'tagProperties', { name: 'A' }),
    record(TAG, 'status', {}),
    record(USER, 'corpUserInfo', { active: true }),
    record(BROKEN, 'tagProperties', { name: 5 }),
  ];
  const latest = jest.fn(async (urns: readonly string[], names?: readonly string[]) => {
    const found = rows.filter((row) => urns.includes(row.urn) && (names?.includes(row.aspect) ?? true));
    return new Map(
      urns.map((urn) => [urn, new Map(found.filter((row) => row.urn === urn).map((row) => [row.aspect, row]))]),
    );
  });
  const mappings = new EntityMappings();
  mappings.register({ entityType: 'tag', typeName: 'Tag', fields: {} });
  const { viewable } = options;
  const parts = fake<EntityReaderParts>({
    store: { latest, existing: async (urns: readonly string[]) => new Set(urns.filter((urn) => urn === TAG)) },
    registry: {
      findEntity: (name: string) => ({ name }),
      findAspect: (name: string) => registry.findAspect(name),
      entity: () => ({ keyOf: (urn: string) => ({ name: urn }) }),
    },
    validator: { withDefaults: (_aspect: unknown, value: JsonObject) => ({ removed: false, ...value }) },
    mappings,
    views: {
      isOn: viewable !== undefined,
      mayView: async (_actor: unknown, urn: string) => viewable?.includes(urn) ?? true,
      viewableOf: async (_actor: unknown, urns: readonly string[]) =>
        urns.filter((urn) => viewable?.includes(urn) ?? true),
    },
    fields: { records: async (_actor: unknown, found: unknown) => found },
  });
  const loader = new EntityLoader(new EntityReader(parts, { urn: USER, id: 'b', isSystem: false }));
  return { loader, latest };
}

describe('EntityLoader', () => {
  it('should treat an aspect without a required field as one that is not stored', async () => {
    const { loader } = setUp();
    expect((await loader.aspect(BROKEN, 'tagProperties'))?.value).toEqual({ name: 5 });
    expect(await loader.value(BROKEN, tagProperties)).toBeUndefined();
    expect(await loader.refWith(BROKEN, tagProperties)).toBeNull();
    expect(await loader.refWith(TAG, tagProperties)).toEqual({ urn: TAG, __typename: 'Tag' });
  });

  it('should read the aspects requested in one tick with one statement, each aspect once', async () => {
    const { loader, latest } = setUp();
    const [name, again, active, none] = await Promise.all([
      loader.aspect(TAG, 'tagProperties'),
      loader.aspect(TAG, 'tagProperties'),
      loader.aspect(USER, 'corpUserInfo'),
      loader.aspect(USER, 'tagProperties'),
    ]);
    expect(latest.mock.calls).toEqual([
      [
        [TAG, USER],
        ['tagProperties', 'corpUserInfo'],
      ],
    ]);
    expect([name?.value, again?.value, active?.value, none]).toEqual([
      { name: 'A' },
      { name: 'A' },
      { active: true },
      undefined,
    ]);
  });

  it('should read with one statement what is requested before and after a pause of the execution', async () => {
    const { loader, latest } = setUp();
    const origin = new RequestOrigin('', undefined, '/api/graphql', 0);
    await runForOrigin(origin, async () => {
      origin.batches.hold();
      const before = loader.aspect(TAG, 'tagProperties');
      await new Promise((resolve) => setImmediate(resolve));
      const after = loader.aspect(USER, 'corpUserInfo');
      origin.batches.release();
      await Promise.all([before, after]);
    });
    expect(latest).toHaveBeenCalledTimes(1);
  });

  it('should reject with the reason when the time of the request is up before a batch is read', async () => {
    const { loader, latest } = setUp();
    const origin = new RequestOrigin('', undefined, '/api/graphql', 0);
    origin.deadline = new Deadline(Number.POSITIVE_INFINITY);
    await runForOrigin(origin, async () => {
      const read = Promise.allSettled([loader.aspect(TAG, 'status'), loader.allAspects(TAG), loader.exists(TAG)]);
      origin.deadline?.cancel('The client is gone');
      const over = expect.objectContaining({
        code: 'DEADLINE_EXCEEDED',
        message: expect.stringContaining('client is gone'),
      });
      expect(await read).toEqual(Array.from({ length: 3 }, () => ({ status: 'rejected', reason: over })));
    });
    expect(latest).not.toHaveBeenCalled();
  });

  it('should fill in defaults', async () => {
    const { loader } = setUp();
    await expect(loader.value(TAG, status)).resolves.toEqual({ removed: false });
    await expect(loader.value(USER, status)).resolves.toBeUndefined();
  });

  it('should read again after a mutation', async () => {
    const { loader, latest } = setUp();
    await loader.aspect(TAG, 'status');
    await loader.aspect(TAG, 'status');
    expect(latest).toHaveBeenCalledTimes(1);
    loader.clear();
    await loader.aspect(TAG, 'status');
    expect(latest).toHaveBeenCalledTimes(2);
  });

  it('should distinguish stored entities from unknown ones', async () => {
    const { loader } = setUp();
    await expect(Promise.all([loader.exists(TAG), loader.exists(USER)])).resolves.toEqual([true, false]);
    expect((await loader.allAspects(TAG)).size).toBe(2);
    expect((await loader.allAspects('urn:li:tag:none')).size).toBe(0);
  });

  it('should refer to entities without reading them', async () => {
    const { loader, latest } = setUp();
    await expect(loader.root('tag', 'urn:li:tag:none')).resolves.toEqual({ __typename: 'Tag', urn: 'urn:li:tag:none' });
    expect(loader.ref('urn:li:dataHubRetention:x')).toBeNull();
    expect(loader.key(TAG)).toEqual({ name: TAG });
    expect(latest).not.toHaveBeenCalled();
  });

  it.each([
    ['nonsense', 'Invalid urn!'],
    [USER, 'give the urn of a tag'],
  ])('should refuse %s as a tag', async (urn, message) => {
    await expect(setUp().loader.root('tag', urn)).rejects.toThrow(message);
  });

  it('should hide what the actor may not view', async () => {
    const { loader, latest } = setUp({ viewable: [TAG] });
    await expect(loader.root('tag', 'urn:li:tag:secret')).rejects.toThrow(
      'Unauthorized to view entity: urn:li:tag:secret',
    );
    const [seen, hidden] = await Promise.all([loader.aspect(TAG, 'status'), loader.aspect(USER, 'corpUserInfo')]);
    expect([seen?.urn, hidden]).toEqual([TAG, undefined]);
    expect(latest.mock.calls[0]?.[0]).toEqual([TAG]);
  });
});
