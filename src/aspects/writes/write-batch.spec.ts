import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { type SqliteAspects, sqliteAspects } from '../../../test/support/harness/sqlite-aspects.js';
import { context, proposal } from '../../../test/support/harness/aspect-harness.js';
import type { AspectChange } from './write-listener.js';
import type { ChangeProposal, WriteResult } from '../change-proposal.js';
import type { StoredRows } from '../rows/stored-rows.js';
import { ruleContext } from './write-batch.js';
import type { PlannedWrite, RuleContext, WriteRule } from './write-rule.js';

const TAG = 'urn:li:tag:a';
const OTHER = 'urn:li:tag:b';

const named = (urn: string, name: string, more: Partial<ChangeProposal> = {}): ChangeProposal =>
  proposal(urn, 'tagProperties', { name }, more);
const deletion = (urn: string, aspectName: string): ChangeProposal => ({
  urn,
  entityType: 'tag',
  aspectName,
  changeType: 'DELETE',
});
const summary = ({ urn, aspectName, outcome, record, previous }: WriteResult): unknown => [
  urn,
  aspectName,
  outcome,
  record?.value,
  previous?.value,
];

let aspects: SqliteAspects;
let changes: AspectChange[];

beforeEach(async () => {
  aspects = await sqliteAspects();
  changes = [];
  aspects.listeners.register({
    afterCommit: (committed) => {
      changes = [...committed];
    },
  });
});

afterEach(() => aspects.close());

const stored = async (urn: string): Promise<unknown> => (await aspects.store.latestOne(urn, 'tagProperties'))?.value;
const timeOf = async (urn: string): Promise<number | undefined> =>
  (await aspects.store.latestOne(urn, 'tagProperties'))?.created.time;

describe('The results of a batch', () => {
  it('should tell what was written, with the values before and after', async () => {
    expect((await aspects.writer.write([named(TAG, '1')], context())).map(summary)).toEqual([
      [TAG, 'tagProperties', 'written', { name: '1' }, undefined],
      [TAG, 'tagKey', 'written', { name: 'a' }, undefined],
    ]);
    const second = await aspects.writer.write([named(TAG, '2'), named(OTHER, '1')], context());
    expect(second.map(summary)).toContainEqual([TAG, 'tagProperties', 'written', { name: '2' }, { name: '1' }]);
    const third = await aspects.writer.write([named(TAG, '2')], context());
    expect(third.map(summary)).toEqual([[TAG, 'tagProperties', 'noop', { name: '2' }, { name: '2' }]]);
    expect(third.map((result) => result.proposal.value)).toEqual([{ name: '2' }]);
  });

  it('should tell what was deleted and what was dropped', async () => {
    await aspects.writer.write([named(TAG, '1')], context());
    const create = named(TAG, '2', { changeType: 'CREATE', headers: { 'If-None-Match': '*' } });
    expect((await aspects.writer.write([create], context())).map(summary)).toEqual([
      [TAG, 'tagProperties', 'dropped', { name: '1' }, { name: '1' }],
    ]);
    expect((await aspects.writer.write([deletion(TAG, 'tagProperties')], context())).map(summary)).toEqual([
      [TAG, 'tagProperties', 'deleted', undefined, { name: '1' }],
    ]);
  });

  it('should be empty without proposals', async () => {
    await expect(aspects.writer.write([], context())).resolves.toEqual([]);
  });
});

describe('The deletes of a batch', () => {
  const told = (): unknown =>
    changes.map(({ urn, entityType, aspect, previous, current, isNoop, entityDeleted }) => ({
      ...{ urn, entityType, aspect: aspect.name, previous: previous?.value, current, isNoop, entityDeleted },
    }));

  it.each<[string, boolean, number, { previous: unknown; isNoop: boolean; entityDeleted: boolean }]>([
    ['tagProperties', true, 2, { previous: { name: '2' }, isNoop: false, entityDeleted: false }],
    ['tagKey', true, 3, { previous: { name: 'a' }, isNoop: false, entityDeleted: true }],
    ['status', true, 0, { previous: undefined, isNoop: true, entityDeleted: false }],
    ['tagKey', false, 0, { previous: undefined, isNoop: true, entityDeleted: false }],
  ])('should tell listeners about %s, stored %s', async (aspect, isStored, rows, expected) => {
    if (isStored) for (const name of ['1', '2']) await aspects.writer.write([named(TAG, name)], context());
    await expect(aspects.writer.deleteAspect(TAG, aspect, context())).resolves.toBe(rows);
    expect(told()).toEqual([{ urn: TAG, entityType: 'tag', aspect, current: undefined, ...expected }]);
  });

  it('should delete an entity once, and store nothing else of it', async () => {
    await aspects.writer.write([named(TAG, '1'), named(OTHER, '1')], context());
    const status = proposal(TAG, 'status', { removed: true });
    const batch = [deletion(TAG, 'tagKey'), deletion(TAG, 'tagProperties'), status, named(OTHER, '2')];
    await aspects.writer.write(batch, context());
    expect([...(await aspects.store.latest([TAG], ['tagKey', 'tagProperties', 'status'])).keys()]).toEqual([]);
    await expect(stored(OTHER)).resolves.toEqual({ name: '2' });
  });

  it('should delete several aspects of an entity, and store the others', async () => {
    await aspects.writer.write([named(TAG, '1'), proposal(TAG, 'deprecation', { deprecated: true })], context());
    const status = proposal(TAG, 'status', { removed: true });
    await aspects.writer.write([deletion(TAG, 'tagProperties'), deletion(TAG, 'deprecation'), status], context());
    const names = ['tagKey', 'tagProperties', 'deprecation', 'status'];
    const found = (await aspects.store.latest([TAG], names)).get(TAG);
    expect([...(found?.keys() ?? [])].sort()).toEqual(['status', 'tagKey']);
  });

  it('should delete the aspects of one entity, not of another', async () => {
    await aspects.writer.write([named(TAG, '1'), named(OTHER, '1')], context());
    await aspects.writer.write([deletion(TAG, 'tagKey'), deletion(OTHER, 'tagProperties')], context());
    await expect(aspects.store.exists(TAG, { includeSoftDeleted: true })).resolves.toBe(false);
    await expect(aspects.store.exists(OTHER, { includeSoftDeleted: true })).resolves.toBe(true);
    await expect(stored(OTHER)).resolves.toBeUndefined();
  });
});

describe('The time of a batch', () => {
  it('should be that of the request', async () => {
    await aspects.writer.write([named(TAG, '1')], context(1000));
    await expect(timeOf(TAG)).resolves.toBe(1000);
  });

  it('should be the present when the entities are locked later', async () => {
    const late = await sqliteAspects({ now: () => 9000, elapsed: () => 9000 });
    await late.writer.write([named(TAG, '1')], context(1000));
    const { created } = (await late.store.latestOne(TAG, 'tagProperties'))!;
    expect(created).toEqual({ time: 9000, actor: 'urn:li:corpuser:writer' });
    await late.close();
  });

  it('should not precede the last change of one of the entities', async () => {
    await aspects.writer.write([named(TAG, '1')], context(5000));
    await aspects.writer.write([named(TAG, '2'), named(OTHER, '1')], context(1000));
    await expect(Promise.all([timeOf(TAG), timeOf(OTHER)])).resolves.toEqual([5000, 5000]);
    await aspects.writer.write([named('urn:li:tag:c', '1')], context(1000));
    await expect(timeOf('urn:li:tag:c')).resolves.toBe(1000);
  });

  it('should not precede a value that another service stored', async () => {
    await aspects.writer.write([named(TAG, '1'), named(OTHER, '1')], context(5000));
    await aspects.database.transaction((sql) => sql.execute('DELETE FROM entity_revision'));
    await aspects.writer.write([named(OTHER, '2'), named(TAG, '2')], context(1000));
    await expect(timeOf(TAG)).resolves.toBe(5000);
  });

  it.each(['tagProperties', 'tagKey'])('should follow the deletion of %s', async (aspect) => {
    await aspects.writer.write([named(TAG, '1')], context(1000));
    await aspects.writer.deleteAspect(TAG, aspect, context(1000));
    await aspects.writer.write([named(TAG, '1')], context(1000));
    await expect(timeOf(TAG)).resolves.toBe(1001);
  });
});

describe('The rows of a batch', () => {
  const removed = async (): Promise<unknown> => {
    const rows = await aspects.database.read((sql) =>
      sql.select<{ version: number; metadata: string }>('SELECT version, metadata FROM removed_aspect ORDER BY id'),
    );
    return rows.map(({ version, metadata }) => [Number(version), JSON.parse(metadata) as unknown]);
  };

  it('should tell listeners of a value that is stated again, which is stored already', async () => {
    await aspects.writer.write([named(TAG, '1')], context());
    const [result] = await aspects.writer.write([named(TAG, '1', { changeType: 'RESTATE' })], context());
    expect([result?.outcome, changes.map(({ isNoop }) => isNoop)]).toEqual(['noop', [false]]);
    await aspects.writer.write([named(TAG, '1')], context());
    expect(changes.map(({ isNoop }) => isNoop)).toEqual([true]);
  });

  it('should keep the value before, unless it is secret, for followers where no history is kept', async () => {
    const none = { retention: { version: { maxVersions: 1 } } };
    await aspects.writer.write([proposal('urn:li:dataHubRetention:(*,*)', 'dataHubRetentionConfig', none)], context());
    for (const name of ['1', '2', '3']) {
      const secret = proposal('urn:li:corpuser:a', 'corpUserCredentials', { salt: name, hashedPassword: name });
      await aspects.writer.write([named(TAG, name), secret], context());
    }
    await expect(removed()).resolves.toEqual([
      [1, { name: '1' }],
      [2, { name: '2' }],
    ]);
    await expect(stored(TAG)).resolves.toEqual({ name: '3' });
  });

  it('should count the version of rows without system metadata', async () => {
    for (const name of ['1', '2', '3']) await aspects.writer.write([named(TAG, name)], context());
    await aspects.database.transaction((sql) =>
      sql.execute('UPDATE metadata_aspect_v2 SET systemmetadata = NULL WHERE version = 0'),
    );
    await aspects.writer.write([named(TAG, '4')], context());
    expect((await aspects.store.latestOne(TAG, 'tagProperties'))?.systemMetadata?.version).toBe('4');
  });
});

describe('The rules of a batch', () => {
  const rule = (more: Partial<WriteRule>): WriteRule => ({ aspects: ['tagProperties'], ...more });

  it('should change and drop values before they are stored', async () => {
    await aspects.writer.write([named(OTHER, '1')], context());
    aspects.rules.register(rule({ mutate: ({ value }) => value }), rule({ check: () => undefined }));
    aspects.rules.register(
      rule({
        mutate: ({ proposal: { urn }, value }) => (urn === TAG ? { ...value, description: 'd' } : undefined),
      }),
    );
    const results = await aspects.writer.write([named(TAG, '1'), named(OTHER, '2')], context());
    expect(results.map(summary)).toEqual([
      [TAG, 'tagProperties', 'written', { name: '1', description: 'd' }, undefined],
      [TAG, 'tagKey', 'written', { name: 'a' }, undefined],
      [OTHER, 'tagProperties', 'dropped', { name: '1' }, { name: '1' }],
    ]);
    await expect(stored(OTHER)).resolves.toEqual({ name: '1' });
  });

  it('should check every write once, those that follow from others included', async () => {
    const checked: string[] = [];
    aspects.rules.register(
      rule({
        check: ({ proposal: { urn } }, { batch }) => void checked.push(`${urn} of ${batch.length}`),
        sideEffects: ({ proposal: { urn } }) => (urn === TAG ? [named(OTHER, 'further')] : []),
      }),
    );
    const results = await aspects.writer.write([named(TAG, '1')], context());
    expect(checked).toEqual([`${TAG} of 2`, `${OTHER} of 4`]);
    expect(results.map(({ urn, aspectName }) => [urn, aspectName])).toEqual([
      [TAG, 'tagProperties'],
      [TAG, 'tagKey'],
      [OTHER, 'tagProperties'],
      [OTHER, 'tagKey'],
    ]);
    await expect(stored(OTHER)).resolves.toEqual({ name: 'further' });
  });

  it('should derive what follows for an entity that the batch creates', async () => {
    const { value: _none, ...rest } = proposal(TAG, 'status', {});
    const hiding = { ...rest, derive: () => ({ removed: true }) };
    aspects.rules.register(rule({ sideEffects: () => [hiding] }));
    await aspects.writer.write([named(TAG, '1')], context());
    expect((await aspects.store.latestOne(TAG, 'status'))?.value).toEqual({ removed: true });
  });

  it.each([TAG, OTHER])('should store nothing when the check of %s fails', async (refused) => {
    aspects.rules.register(
      rule({
        check: ({ proposal: { urn } }) => (urn === refused ? Promise.reject(new Error('refused')) : undefined),
        sideEffects: ({ proposal: { urn } }) => (urn === TAG ? [named(OTHER, 'further')] : []),
      }),
    );
    await expect(aspects.writer.write([named(TAG, '1')], context())).rejects.toThrow('refused');
    await expect(Promise.all([stored(TAG), stored(OTHER)])).resolves.toEqual([undefined, undefined]);
  });

  it('should see stored values, and who wrote how many of them', async () => {
    const seen: unknown[] = [];
    const look = async ({ proposal: { urn } }: PlannedWrite, rules: RuleContext): Promise<void> => {
      const value = (await rules.read(OTHER, 'tagProperties'))?.value;
      const mine = await rules.countWrittenBy('urn:li:corpuser:writer', 'tag', 'tagProperties');
      const others = await rules.countWrittenBy('urn:li:corpuser:other', 'tag', 'tagProperties');
      seen.push(urn, rules.write.source, value, mine, others);
    };
    await aspects.writer.write([named(OTHER, '1')], context());
    await aspects.writer.write([named('urn:li:tag:c', '1')], context(1000, 'urn:li:corpuser:other'));
    await aspects.writer.write([named('urn:li:tag:d', '1')], context());
    aspects.rules.register(rule({ check: look }));
    await aspects.writer.write([named(TAG, '1')], context());
    expect(seen).toEqual([TAG, 'RESTLI', { name: '1' }, 2, 1]);
  });

  it('should see the changes of the batch to an entity, after one pass over the batch', () => {
    const change = (urn: string, name: string): PlannedWrite =>
      fake<PlannedWrite>({ proposal: { urn }, aspect: { name } });
    const changes = [change(TAG, 'status'), change(OTHER, 'status'), change(TAG, 'tagProperties')];
    let passes = 0;
    const batch = {
      *[Symbol.iterator]() {
        passes += 1;
        yield* changes;
      },
    } as unknown as PlannedWrite[];
    const rules = ruleContext(batch, {} as StoredRows, context());
    expect(rules.changesOf(TAG)).toEqual([changes[0], changes[2]]);
    expect(rules.changesOf(OTHER)).toEqual([changes[1]]);
    expect(rules.changesOf('urn:li:tag:none')).toEqual([]);
    expect(passes).toBe(1);
  });
});
