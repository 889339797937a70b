import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aspectHarness, context, proposal } from '../../test/support/harness/aspect-harness.js';
import { testEngines } from '../../test/support/engines/engines.js';
import { MemorySearchIndex } from '../../test/support/engines/memory-search-index.js';
import { poll } from '../../test/support/measures/poll.js';
import {
  openDatabase,
  type ProjectionHarness,
  projectionHarness,
} from '../../test/support/harness/projection-harness.js';
import { DomainError } from '../foundation/common/errors.js';
import type { JsonObject } from '../foundation/json/json.js';
import type { Database } from '../foundation/database/index.js';
import { ModelRegistry } from '../model/index.js';
import { timeseriesDocuments } from '../timeseries/index.js';

const tag = (name: string): string => `urn:li:tag:${name}`;
const DOWN = new DomainError('ENGINE_UNAVAILABLE', 'The search engine does not answer');

describe('Projector', () => {
  let database: Database;
  let drop: () => Promise<void>;
  let index: MemorySearchIndex;
  let here: ProjectionHarness;

  const write = (urn: string, more: object = {}, aspect = 'tagProperties', value: JsonObject = { name: 'n' }) =>
    here.writer.write([proposal(urn, aspect, value)], { ...context(), ...more });
  const fieldsOf = (urn: string): object | undefined => index.documents().get(urn)?.fields;

  beforeAll(async () => {
    const created = await testEngines()[0]?.createDatabase();
    drop = async () => created?.drop();
    database = await openDatabase(created?.url ?? '');
  });

  afterAll(async () => {
    await database.close();
    await drop();
  });

  beforeEach(async () => {
    await database.transaction(async (sql) => {
      for (const table of ['metadata_aspect_v2', 'entity_revision', 'search_index'])
        await sql.execute(`DELETE FROM ${table}`);
    });
    index = new MemorySearchIndex();
    here = projectionHarness(database, index);
  });

  afterEach(async () => {
    index.failure = undefined;
    await here.projector.beforeApplicationShutdown();
  });

  it('should answer a write while the engine is down, tell how far search is behind, and catch up by itself', async () => {
    await here.identities.current();
    here.projector.onApplicationBootstrap();
    index.failure = DOWN;
    // A busy machine makes any write longer, none shorter.
    await poll(async () => {
      const started = performance.now();
      await write(tag('a'));
      return performance.now() - started < 1_900;
    }, 'a write that does not wait for the engine');
    const failing = await poll(async () => {
      const status = await here.projector.status();
      return status.failing && status.behind === 1 && status;
    }, 'the failure to be seen');
    expect(failing).toMatchObject({ behind: 1, rejected: 0, failing: true, lastError: DOWN.message });
    expect(failing.oldestMillis).toBeGreaterThanOrEqual(0);
    expect(await here.metrics.text()).toMatch(/^projection_failing 1$/m);
    index.failure = undefined;
    await poll(() => index.documents().has(tag('a')), 'search to catch up');
    await poll(async () => {
      const { behind, failing: still } = await here.projector.status();
      return behind === 0 && !still;
    }, 'the status to be clear');
    expect(await here.projector.status()).toEqual({ behind: 0, rejected: 0, failing: false });
  });

  it('should hold a write up for two seconds at most while the engine is down, and never make it fail', async () => {
    await here.identities.current();
    index.failure = DOWN;
    const started = performance.now();
    await Promise.all([write(tag('a'), { searchTiming: 'prompt' }), write(tag('b'), { searchTiming: 'answered' })]);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(await here.store.exists(tag('b'), { includeSoftDeleted: false })).toBe(true);
  });

  it('should set aside what the engine refuses until it changes, and write the rest of its batch', async () => {
    here.projector.onApplicationBootstrap();
    index.refused.set(tag('bad'), 'a field is too long');
    await Promise.all([write(tag('bad'), { searchTiming: 'prompt' }), write(tag('good'), { searchTiming: 'prompt' })]);
    expect([...index.documents().keys()]).toEqual([tag('good')]);
    await poll(async () => (await here.projector.status()).behind === 1, 'the others to be marked');
    expect(await here.projector.status()).toMatchObject({ behind: 1, rejected: 1, failing: false });
    index.refused.clear();
    await write(tag('bad'), { searchTiming: 'prompt' }, 'tagProperties', { name: 'better' });
    expect(fieldsOf(tag('bad'))).toMatchObject({ name: 'better' });
    await poll(async () => (await here.projector.status()).behind === 0, 'search to be even');
    expect((await here.projector.status()).rejected).toBe(0);
  });

  it('should find the one entity that makes a whole batch fail', async () => {
    await here.identities.current();
    index.beforeWrite = (operations) => {
      const isBad = operations.some((one) => one.kind === 'put' && one.document.urn === tag('t3'));
      return isBad ? Promise.reject(new TypeError('cannot read it')) : Promise.resolve();
    };
    const urns = Array.from({ length: 9 }, (_item, at) => tag(`t${at}`));
    await Promise.all(urns.map((urn) => write(urn, { searchTiming: 'prompt' })));
    expect([...index.documents().keys()].sort()).toEqual(urns.filter((urn) => urn !== tag('t3')));
    await poll(async () => (await here.projector.status()).rejected === 1, 'the refusal to be told');
  });

  it('should reach what comes after many entities that fail', async () => {
    await here.identities.current();
    index.beforeWrite = (operations) => {
      const isBad = operations.some((one) => one.kind === 'put' && one.document.urn.includes('bad'));
      return isBad ? Promise.reject(new TypeError('cannot read it')) : Promise.resolve();
    };
    const elsewhere = aspectHarness(database);
    const bad = Array.from({ length: 500 }, (_item, at) => tag(`bad${at}`));
    for (const [age, urns] of [
      [60_000, bad],
      [50_000, [tag('good')]],
    ] as const) {
      const proposals = urns.map((urn) => proposal(urn, 'tagProperties', { name: 'n' }));
      await elsewhere.writer.write(proposals, context(Date.now() - age));
    }
    here.projector.onApplicationBootstrap();
    await poll(() => index.documents().has(tag('good')), 'the entity behind them');
    await poll(async () => (await here.revisions.lag()).behind === 500, 'it to be marked');
  });

  it('should wait for an earlier write of the same value if the caller asks', async () => {
    await here.identities.current();
    const elsewhere = projectionHarness(database, index);
    index.failure = DOWN;
    await elsewhere.writer.write([proposal(tag('a'), 'tagProperties', { name: 'n' })], context());
    await elsewhere.projector.beforeApplicationShutdown();
    index.failure = undefined;
    await write(tag('a'));
    expect(fieldsOf(tag('a'))).toBeUndefined();
    await write(tag('a'), { searchTiming: 'answered' });
    expect(fieldsOf(tag('a'))).toMatchObject({ name: 'n' });
  });

  it('should write an entity once that is written often in a short time', async () => {
    await here.identities.current();
    for (let times = 0; times < 20; times += 1) {
      await write(tag('a'), {}, 'tagProperties', { name: `n${times}` });
    }
    await poll(() => fieldsOf(tag('a')) !== undefined, 'the write to be followed');
    await poll(async () => (await here.projector.status()).behind === 0, 'search to be even');
    expect(fieldsOf(tag('a'))).toMatchObject({ name: 'n19' });
    expect(index.calls.filter((call) => call === 'write').length).toBeLessThan(5);
  });

  it('should finish what was written before the end', async () => {
    for (const name of ['a', 'b']) await write(tag(name));
    await here.projector.beforeApplicationShutdown();
    expect([index.documents().size, (await here.revisions.lag()).behind]).toEqual([2, 0]);
  });

  it('should follow the latest value of a time series, and definitions of structured properties', async () => {
    const dataset = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
    const property = 'urn:li:structuredProperty:io.p';
    await write(property, {}, 'propertyDefinition', {
      qualifiedName: 'io.p',
      valueType: 'urn:li:dataType:datahub.string',
      cardinality: 'SINGLE',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
    });
    await write(dataset, {}, 'structuredProperties', {
      properties: [{ propertyUrn: property, values: [{ string: 'v' }] }],
    });
    await poll(() => index.documents().has(dataset), 'the dataset to be followed');
    expect(fieldsOf(dataset)).toMatchObject({ structuredProperties: { io_p: ['v'] } });
    const value = { timestampMillis: 5, lastUpdatedTimestamp: 7_000, operationType: 'INSERT' };
    const aspect = ModelRegistry.standard().aspect('dataset', 'operation');
    await here.timeseries.append(timeseriesDocuments({ urn: dataset, entityType: 'dataset', aspect, value }));
    await here.writer.touch([dataset], { ...context(), searchTiming: 'prompt' });
    expect(fieldsOf(dataset)).toMatchObject({ lastOperationTime: 7_000 });
  });
});
