import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { type IngestHarness, ingestHarness } from '../../../test/support/harness/ingest-harness.js';
import { type AspectChange, type AspectScanner, type WriteContext, WriteListeners } from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import { SystemClock } from '../../foundation/common/clock.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { EntityEditor } from '../../entities/index.js';
import type { IngestService } from '../../ingestion/index.js';
import { ModelRegistry } from '../../model/index.js';
import type { TaskRunner } from '../../operations/index.js';
import { PropertyCleanup } from './property-cleanup.js';

type TaskHandler = Parameters<TaskRunner['register']>[1];
type TaskSpec = Parameters<TaskRunner['schedule']>[1];
type SqlTransaction = Parameters<TaskRunner['schedule']>[0];

const PROPERTY = 'urn:li:structuredProperty:p';

function change(more: Partial<Record<keyof AspectChange, unknown>> & { readonly name?: string }): AspectChange {
  const { name = 'propertyDefinition', ...rest } = more;
  const base = { urn: PROPERTY, entityType: 'structuredProperty', aspect: { name }, isNoop: false };
  return { ...base, previous: {}, current: undefined, entityDeleted: false, ...rest } as unknown as AspectChange;
}

const CONTEXT: WriteContext = { audit: { time: 1, actor: 'urn:li:corpuser:a' }, source: 'RESTLI' };
const SQL = {} as SqlTransaction;

function world() {
  const scheduled: TaskSpec[] = [];
  let started = 0;
  const handlers: TaskHandler[] = [];
  const tasks = {
    register: (_kind: string, handler: TaskHandler) => void handlers.push(handler),
    schedule: (sql: SqlTransaction, spec: TaskSpec) => {
      expect(sql).toBe(SQL);
      scheduled.push(spec);
      return Promise.resolve();
    },
    startScheduled: () => Promise.resolve(void (started += 1)),
  };
  const values = (...urns: string[]): JsonObject => ({
    properties: urns.map((propertyUrn) => ({ propertyUrn, values: [{ string: 'x' }] })),
  });
  const stored = [
    { urn: 'urn:li:tag:a', aspect: 'structuredProperties', value: values(PROPERTY, 'urn:li:structuredProperty:q') },
    { urn: 'urn:li:tag:b', aspect: 'structuredProperties', value: values('urn:li:structuredProperty:q') },
  ];
  const scanner = { page: () => Promise.resolve(stored.map((record) => ({ record }))) };
  const rewritten: string[] = [];
  const editor = { rewrite: (urn: string) => Promise.resolve(void rewritten.push(urn)) };
  const listeners = new WriteListeners();
  new PropertyCleanup(
    listeners,
    fake<AspectScanner>(scanner),
    fake<EntityEditor>(editor),
    fake<TaskRunner>(tasks),
  ).onModuleInit();
  const write = async (...changes: AspectChange[]) => {
    await listeners.inTransaction(changes, SQL, CONTEXT);
    expect(started).toBe(0);
    await listeners.afterCommit(changes, CONTEXT);
    return started;
  };
  const run = (parameters: JsonObject, signal = new AbortController().signal) =>
    handlers[0]?.(parameters, { signal } as Parameters<TaskHandler>[1]);
  return { scheduled, rewritten, write, run };
}

describe('PropertyCleanup', () => {
  it.each<[string, AspectChange]>([
    ['with its property', change({ name: 'structuredPropertyKey', entityDeleted: true })],
    ['alone', change({})],
  ])(
    'should store one task with the delete of definitions, and start it after the commit: %s',
    async (_case, deletion) => {
      const { scheduled, write } = world();
      expect(await write(deletion, { ...deletion, urn: `${PROPERTY}2` }, deletion)).toBe(1);
      expect(scheduled.map(({ parameters }) => parameters)).toEqual([{ urns: [PROPERTY, `${PROPERTY}2`] }]);
    },
  );

  it.each<[string, AspectChange]>([
    ['a changed definition', change({ current: {} })],
    ['a definition that was not there', change({ previous: undefined })],
    ['another aspect that went', change({ name: 'status' })],
    ['another entity that went', change({ entityType: 'tag', entityDeleted: true })],
  ])('should do nothing for %s', async (_case, other) => {
    const { scheduled, write } = world();
    expect(await write(other)).toBe(0);
    expect(scheduled).toEqual([]);
  });

  it('should rewrite the assets that have values, until it is stopped', async () => {
    const { rewritten, run } = world();
    await run({ urns: [PROPERTY] });
    expect(rewritten).toEqual(['urn:li:tag:a']);
    await expect(run({ urns: [PROPERTY] }, AbortSignal.abort())).rejects.toThrow();
    expect(rewritten).toHaveLength(1);
  });
});

describe('The values of deleted properties', () => {
  const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
  const SYSTEM = { actor: SYSTEM_ACTOR, options: { source: 'SYSTEM', authorize: false } } as const;
  const [P, Q] = [PROPERTY, 'urn:li:structuredProperty:q'];
  const values = (...urns: string[]): JsonObject => ({
    properties: urns.map((propertyUrn) => ({ propertyUrn, values: [{ string: 'x' }] })),
  });
  let harness: IngestHarness;

  beforeEach(async () => {
    harness = await ingestHarness();
    await harness.write('urn:li:dataType:datahub.string', 'dataTypeInfo', { qualifiedName: 'datahub.string' });
    await harness.write('urn:li:entityType:datahub.dataset', 'entityTypeInfo', { qualifiedName: 'datahub.dataset' });
    for (const urn of [P, Q]) await define(urn);
    await harness.write(DATASET, 'structuredProperties', values(P, Q));
  });

  afterEach(() => harness.close());

  const define = (urn: string) =>
    harness.write(urn, 'propertyDefinition', {
      qualifiedName: urn.slice(urn.lastIndexOf(':') + 1),
      valueType: 'urn:li:dataType:datahub.string',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
    });
  const remove = (urn: string) => harness.service.deleteEntity(urn, SYSTEM.actor, SYSTEM.options);

  /** Removes the values of P; `meanwhile` runs between what the clean-up reads and what it writes. */
  async function clean(meanwhile?: () => Promise<unknown>): Promise<void> {
    const ingest: IngestService['ingest'] = async (...given) => {
      await meanwhile?.();
      return harness.service.ingest(...given);
    };
    const editor = new EntityEditor(
      { ingest } as IngestService,
      harness.store,
      ModelRegistry.standard(),
      new SystemClock(),
    );
    const handlers: TaskHandler[] = [];
    const record = { urn: DATASET, aspect: 'structuredProperties', value: values(P) };
    new PropertyCleanup(
      new WriteListeners(),
      fake<AspectScanner>({ page: () => Promise.resolve([{ record }]) }),
      editor,
      fake<TaskRunner>({ register: (_kind: string, handler: TaskHandler) => void handlers.push(handler) }),
    ).onModuleInit();
    await handlers[0]?.({ urns: [P] }, { signal: new AbortController().signal } as Parameters<TaskHandler>[1]);
  }

  it('should go, but not those of others', async () => {
    await remove(P);
    await clean();
    expect(await harness.value(DATASET, 'structuredProperties')).toEqual(values(Q));
  });

  it('should go where there are no others', async () => {
    await remove(P);
    await remove(Q);
    await clean();
    expect(await harness.value(DATASET, 'structuredProperties')).toEqual(values());
  });

  it('should stay when the property is created again and given the same value during the clean-up', async () => {
    await remove(P);
    await clean(async () => {
      await define(P);
      await harness.write(DATASET, 'structuredProperties', values(P, Q));
    });
    expect(await harness.value(DATASET, 'structuredProperties')).toEqual(values(P, Q));
  });
});
