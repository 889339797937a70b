import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { context, proposal } from '../../../test/support/harness/aspect-harness.js';
import { type SqliteAspects, sqliteAspects } from '../../../test/support/harness/sqlite-aspects.js';
import type { AspectKey } from '../aspect-key.js';
import type { AspectChange } from '../writes/write-listener.js';
import type { WriteRule } from '../writes/write-rule.js';
import type { EntityEnd, RollbackOutcome, TakesBack } from './rollback-request.js';

const TAG = 'urn:li:tag:a';
const OTHER = 'urn:li:tag:b';
const POLICY = 'urn:li:dataHubPolicy:p';
const PROPERTIES: AspectKey = { urn: TAG, aspectName: 'tagProperties' };
const KEY: AspectKey = { urn: TAG, aspectName: 'tagKey' };

const ofRun =
  (...runs: readonly string[]): TakesBack =>
  (systemMetadata) =>
    runs.includes(systemMetadata?.runId ?? '');

let aspects: SqliteAspects;

beforeEach(async () => {
  aspects = await sqliteAspects();
});

afterEach(() => aspects.close());

/** Writes the name of a tag in a run, at a time. */
async function name(urn: string, text: string, runId: string, time = 1000): Promise<void> {
  const named = proposal(urn, 'tagProperties', { name: text }, { systemMetadata: { runId } });
  await aspects.writer.write([named], context(time, `urn:li:corpuser:${runId}`));
}

async function hide(urn: string, removed: boolean, runId: string): Promise<void> {
  await aspects.writer.write([proposal(urn, 'status', { removed }, { systemMetadata: { runId } })], context(1000));
}

function roll(keys: readonly AspectKey[], takesBack: TakesBack, entityEnd: EntityEnd = 'delete') {
  return aspects.writer.rollback({ aspects: keys, takesBack, entityEnd }, context(9000));
}

/** The rows of an aspect: version and value, the latest first. */
async function rows({ urn, aspectName }: AspectKey): Promise<readonly unknown[]> {
  const found = await aspects.database.read((sql) =>
    sql.select<{ version: number; metadata: string }>(
      'SELECT version, metadata FROM metadata_aspect_v2 WHERE urn = ? AND aspect = ? ORDER BY version',
      [urn, aspectName],
    ),
  );
  return found.map(({ version, metadata }) => [Number(version), JSON.parse(metadata) as unknown]);
}

const summary = ({ reverted, deletedUrns, rowsDeleted }: RollbackOutcome): unknown => ({
  reverted,
  deletedUrns,
  rowsDeleted,
});

describe('A rollback of values', () => {
  it('should restore the newest value that stays, with its metadata and its stamp', async () => {
    for (const [at, run] of ['r1', 'r2', 'r3', 'r2'].entries()) await name(TAG, String(at), run, 1000 + at);
    expect(summary(await roll([PROPERTIES], ofRun('r2')))).toEqual({
      reverted: [PROPERTIES],
      deletedUrns: [],
      rowsDeleted: 0,
    });
    const latest = await aspects.store.latestOne(TAG, 'tagProperties');
    expect(latest?.value).toEqual({ name: '2' });
    expect(latest?.created).toEqual({ time: 1002, actor: 'urn:li:corpuser:r3' });
    expect(latest?.systemMetadata).toMatchObject({ runId: 'r3', version: '3' });
    expect(await rows(PROPERTIES)).toEqual([
      [0, { name: '2' }],
      [1, { name: '0' }],
      [2, { name: '1' }],
    ]);
  });

  it('should pass over older values that are rolled back too', async () => {
    for (const [at, run] of ['r1', 'r2', 'r3'].entries()) await name(TAG, String(at), run);
    await roll([PROPERTIES], ofRun('r2', 'r3'));
    expect(await rows(PROPERTIES)).toEqual([[0, { name: '0' }]]);
    await name(TAG, 'next', 'r4');
    expect((await aspects.store.latestOne(TAG, 'tagProperties'))?.systemMetadata?.version).toBe('2');
  });

  it('should delete an aspect without a value that stays', async () => {
    for (const run of ['r1', 'r2']) await name(TAG, run, run);
    expect((await roll([PROPERTIES], ofRun('r1', 'r2'))).reverted).toEqual([PROPERTIES]);
    expect(await rows(PROPERTIES)).toEqual([]);
    await expect(aspects.store.exists(TAG, { includeSoftDeleted: true })).resolves.toBe(true);
  });

  it.each<[string, AspectKey]>([
    ['whose latest value stays', PROPERTIES],
    ['that is not stored', { urn: OTHER, aspectName: 'tagProperties' }],
  ])('should leave an aspect %s', async (_name, key) => {
    for (const run of ['r2', 'r1']) await name(TAG, run, run);
    const before = await rows(PROPERTIES);
    expect(summary(await roll([key], ofRun('r2')))).toEqual({ reverted: [], deletedUrns: [], rowsDeleted: 0 });
    expect(await rows(PROPERTIES)).toEqual(before);
  });

  it('should leave aspects that the model does not know', async () => {
    await name(TAG, '1', 'r1');
    await aspects.database.transaction((sql) =>
      sql.execute("UPDATE metadata_aspect_v2 SET aspect = 'strange' WHERE aspect = 'tagProperties'"),
    );
    const strange = { urn: TAG, aspectName: 'strange' };
    expect((await roll([strange], ofRun('r1'))).reverted).toEqual([]);
    expect(await rows(strange)).toHaveLength(1);
  });

  it('should roll back more aspects than one statement names', async () => {
    const urns = Array.from({ length: 501 }, (_, at) => `urn:li:tag:${at}`);
    const named = urns.map((urn) => proposal(urn, 'tagProperties', { name: 'a' }, { systemMetadata: { runId: 'r1' } }));
    await aspects.writer.write(named, context());
    const { reverted } = await roll(
      urns.map((urn) => ({ urn, aspectName: 'tagProperties' })),
      ofRun('r1'),
    );
    expect(reverted).toHaveLength(501);
  });

  it('should do nothing without aspects', async () => {
    expect(summary(await roll([], ofRun('r1')))).toEqual({ reverted: [], deletedUrns: [], rowsDeleted: 0 });
  });
});

describe('A rollback of entities', () => {
  const OTHERS: AspectKey = { urn: OTHER, aspectName: 'tagProperties' };

  it('should delete an entity whose key is rolled back, whoever wrote its other aspects', async () => {
    await name(TAG, '1', 'r1');
    await hide(TAG, false, 'r2');
    for (const run of ['r2', 'r1']) await name(OTHER, run, run);
    expect(summary(await roll([KEY, PROPERTIES, OTHERS], ofRun('r1')))).toEqual({
      reverted: [OTHERS],
      deletedUrns: [TAG],
      rowsDeleted: 3,
    });
    await expect(aspects.store.exists(TAG, { includeSoftDeleted: true })).resolves.toBe(false);
    expect(await rows({ urn: TAG, aspectName: 'status' })).toEqual([]);
    expect(await rows(OTHERS)).toEqual([[0, { name: 'r2' }]]);
  });

  it('should hide it instead on request, and roll back its other aspects', async () => {
    await name(TAG, '1', 'r1');
    expect(summary(await roll([KEY, PROPERTIES], ofRun('r1'), 'hide'))).toEqual({
      reverted: [PROPERTIES],
      deletedUrns: [],
      rowsDeleted: 0,
    });
    expect(await rows(KEY)).toHaveLength(1);
    expect(await rows(PROPERTIES)).toEqual([]);
    expect(await rows({ urn: TAG, aspectName: 'status' })).toEqual([[0, { removed: true }]]);
  });

  it('should not hide what has no status', async () => {
    const info = { displayName: 'P', description: '', type: 'METADATA', state: 'ACTIVE', privileges: [], actors: {} };
    const systemMetadata = { runId: 'r1' };
    await aspects.writer.write([proposal(POLICY, 'dataHubPolicyInfo', info, { systemMetadata })], context());
    const key = { urn: POLICY, aspectName: 'dataHubPolicyKey' };
    expect(summary(await roll([key], ofRun('r1'), 'hide'))).toEqual({ reverted: [], deletedUrns: [], rowsDeleted: 0 });
    await expect(aspects.store.exists(POLICY, { includeSoftDeleted: false })).resolves.toBe(true);
  });
});

describe('Those who react to a rollback', () => {
  const told = (changes: readonly AspectChange[]): unknown =>
    changes.map(({ urn, entityType, aspect, previous, current, isNoop, entityDeleted }) => ({
      ...{ urn, entityType, aspect: aspect.name, isNoop, entityDeleted },
      ...{ previous: previous?.value, current: current?.value },
    }));

  it('should be told what changed, in the transaction and after it', async () => {
    for (const run of ['r1', 'r2']) await name(TAG, run, run);
    await hide(TAG, true, 'r2');
    const seen: unknown[] = [];
    aspects.listeners.register({
      inTransaction: (changes) => {
        if (changes.length > 0) seen.push(told(changes));
        return Promise.resolve();
      },
      afterCommit: (changes) => void seen.push(told(changes)),
    });
    await roll([PROPERTIES, { urn: TAG, aspectName: 'status' }], ofRun('r2'));
    const common = { urn: TAG, entityType: 'tag', isNoop: false, entityDeleted: false };
    const changes = [
      { ...common, aspect: 'tagProperties', previous: { name: 'r2' }, current: { name: 'r1' } },
      { ...common, aspect: 'status', previous: { removed: true }, current: undefined },
    ];
    expect(seen).toEqual([changes, changes]);
  });

  it('should see a new revision', async () => {
    for (const run of ['r1', 'r2']) await name(TAG, run, run);
    const revision = (): Promise<unknown> =>
      aspects.database.read((sql) => sql.select('SELECT revision FROM entity_revision WHERE urn = ?', [TAG]));
    const before = await revision();
    await roll([PROPERTIES], ofRun('r2'));
    expect(await revision()).not.toEqual(before);
    await name(TAG, 'r3', 'r3', 1);
    expect((await aspects.store.latestOne(TAG, 'tagProperties'))?.created.time).toBeGreaterThanOrEqual(9000);
  });

  it('should check deletes by every rule, and values in force again by those that judge the actor', async () => {
    const checked: unknown[] = [];
    const rule = (title: string, isOfRights?: boolean): WriteRule => ({
      aspects: '*',
      ...(isOfRights !== undefined && { isOfRights }),
      check: ({ proposal: { urn, aspectName, changeType }, value, previous, entityExists }, { batch }) =>
        void checked.push([title, urn, aspectName, changeType, value, previous?.value, entityExists, batch.length]),
    });
    for (const run of ['r1', 'r2']) await name(TAG, run, run);
    await hide(TAG, true, 'r2');
    aspects.rules.register(rule('any'), rule('rights', true));
    await roll([PROPERTIES, { urn: TAG, aspectName: 'status' }], ofRun('r2'));
    expect(checked).toEqual([
      ['any', TAG, 'status', 'DELETE', undefined, { removed: true }, true, 2],
      ['rights', TAG, 'status', 'DELETE', undefined, { removed: true }, true, 2],
      ['rights', TAG, 'tagProperties', 'RESTATE', { name: 'r1' }, { name: 'r2' }, true, 2],
    ]);
  });

  it('should be able to refuse it', async () => {
    for (const run of ['r1', 'r2']) await name(TAG, run, run);
    aspects.rules.register({ aspects: '*', isOfRights: true, check: () => Promise.reject(new Error('refused')) });
    await expect(roll([PROPERTIES], ofRun('r2'))).rejects.toThrow('refused');
    expect(await rows(PROPERTIES)).toEqual([
      [0, { name: 'r2' }],
      [1, { name: 'r1' }],
    ]);
  });
});
