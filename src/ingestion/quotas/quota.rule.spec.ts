import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type AspectHarness, aspectHarness, context, proposal } from '../../../test/support/harness/aspect-harness.js';
import { testEngines, type TestDatabase } from '../../../test/support/engines/engines.js';
import { AspectRow, type WriteContext } from '../../aspects/index.js';
import type { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { loadConfig } from '../../foundation/config/index.js';
import { Database } from '../../foundation/database/index.js';
import { quotaRule } from './quota.rule.js';

const ALICE = 'urn:li:corpuser:alice';
const BOB = 'urn:li:corpuser:bob';
const SYSTEM = 'urn:li:corpuser:__datahub_system';
const LIMITS = loadConfig({ QUOTA_STEP_STATES: '5', QUOTA_VIEWS: '1', QUOTA_ITEM_BYTES: '2000' }).quotas;

describe('quotaRule', () => {
  let created: TestDatabase | undefined;
  let database: Database;
  let aspects: AspectHarness;

  const open = (url: string): Promise<Database> =>
    Database.open({ url, poolSize: 4, groupSize: 4, exclusive: true, entities: [AspectRow] });

  beforeEach(async () => {
    created = await testEngines()[0]?.createDatabase();
    database = await open(created?.url ?? '');
    aspects = aspectHarness(database);
    aspects.rules.register(quotaRule(LIMITS, new Set([SYSTEM])));
  });

  afterEach(async () => {
    await database.close();
    await created?.drop();
  });

  const stamp: JsonObject = { time: 1, actor: ALICE };
  const step = (name: string, value = 'v') =>
    proposal(`urn:li:dataHubStepState:${name}`, 'dataHubStepStateProperties', {
      properties: { k: value },
      lastModified: stamp,
    });
  const by = (actor: string, proposedByCaller = false): WriteContext => ({
    ...context(undefined, actor),
    proposedByCaller,
  });
  const write = (names: readonly string[], who = by(ALICE)) =>
    aspects.writer.write(
      names.map((name) => step(name)),
      who,
    );

  it('should let an actor have as many items as the quota says, and no more', async () => {
    await write(['1', '2', '3']);
    await expect(write(['4', '5', '6'])).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining('5 step states (QUOTA_STEP_STATES)'),
    });
    expect(await aspects.store.count('dataHubStepStateProperties')).toBe(3);
    await write(['4', '5']);
    await expect(write(['6'])).rejects.toThrow('QUOTA_STEP_STATES');
  });

  it('should let what is there be written again, and others have their own', async () => {
    await write(['1', '2', '3', '4', '5']);
    await write(['1', '5']);
    await write(['6', '7'], by(BOB));
    expect(await aspects.store.count('dataHubStepStateProperties')).toBe(7);
  });

  it('should hold when many write at once', async () => {
    const attempts = Array.from({ length: 20 }, (_unused, at) => write([`c${at}`]));
    const outcomes = await Promise.allSettled(attempts);
    const written = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(written).toBe(5);
    expect(await aspects.store.count('dataHubStepStateProperties')).toBe(written);
  });

  it('should hold when replicas write at once', async () => {
    if (database.dialect.engine === 'sqlite') return;
    const other = await open(created?.url ?? '');
    const replica = aspectHarness(other);
    replica.rules.register(quotaRule(LIMITS, new Set([SYSTEM])));
    const attempts = Array.from({ length: 40 }, (_unused, at) =>
      (at % 2 === 0 ? aspects : replica).writer.write([step(`r${at}`)], by(ALICE)),
    );
    const outcomes = await Promise.allSettled(attempts);
    await other.close();
    const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as DomainError).code] : []));
    expect(reasons).toEqual(Array.from({ length: 35 }, () => 'INVALID_ARGUMENT'));
    expect(await aspects.store.count('dataHubStepStateProperties')).toBe(5);
  });

  it('should give room when items are deleted', async () => {
    await write(['1', '2', '3', '4', '5']);
    await aspects.writer.deleteEntity('urn:li:dataHubStepState:1', by(ALICE));
    await write(['6']);
    expect(await aspects.store.count('dataHubStepStateProperties')).toBe(5);
  });

  it.each<[string, WriteContext]>([
    ['the service', by(SYSTEM)],
    ['a caller whose proposals need privileges', by(ALICE, true)],
  ])('should not count what %s writes', async (_name, who) => {
    await write(['1', '2', '3', '4', '5', '6'], who);
    expect(await aspects.store.count('dataHubStepStateProperties')).toBe(6);
  });

  it('should bound the size of each item, new or not', async () => {
    await write(['1']);
    const large = aspects.writer.write([step('1', 'x'.repeat(2_000))], by(ALICE));
    await expect(large).rejects.toThrow('2000 bytes each (QUOTA_ITEM_BYTES)');
  });
});
