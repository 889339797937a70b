import { describe, expect, it } from '@jest/globals';
import {
  type AspectChange,
  type AspectScanner,
  type AspectStore,
  type WriteContext,
  WriteListeners,
} from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/common/json.js';
import type { EntityEditor } from '../../entities/index.js';
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
  const removed: string[] = [];
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
  const values = (...urns: string[]): JsonObject => ({ properties: urns.map((propertyUrn) => ({ propertyUrn })) });
  const stored = [
    { urn: 'urn:li:tag:a', aspect: 'structuredProperties', value: values(PROPERTY, 'urn:li:structuredProperty:q') },
    { urn: 'urn:li:tag:b', aspect: 'structuredProperties', value: values('urn:li:structuredProperty:q') },
  ];
  const scanner = { page: () => Promise.resolve(stored.map((record) => ({ record }))) };
  /** Definitions that are stored when the latest value of an asset is read. */
  const definedAgain = new Map<string, object>();
  const store = { values: () => Promise.resolve(definedAgain) };
  const editor = {
    rewrite: async (urn: string, _aspect: string, change: (value: JsonObject) => Promise<JsonObject | undefined>) => {
      const value = await change(values(PROPERTY, `${PROPERTY}2`));
      if (value !== undefined) removed.push(`${urn} ${JSON.stringify(value)}`);
    },
  };
  const listeners = new WriteListeners();
  new PropertyCleanup(
    listeners,
    scanner as unknown as AspectScanner,
    store as unknown as AspectStore,
    editor as unknown as EntityEditor,
    tasks as unknown as TaskRunner,
  ).onModuleInit();
  const write = async (...changes: AspectChange[]) => {
    await listeners.inTransaction(changes, SQL, CONTEXT);
    expect(started).toBe(0);
    await listeners.afterCommit(changes, CONTEXT);
    return started;
  };
  const run = (parameters: JsonObject, signal = new AbortController().signal) =>
    handlers[0]?.(parameters, { signal } as Parameters<TaskHandler>[1]);
  return { scheduled, removed, definedAgain, write, run };
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

  it('should keep the values of a property that has been created again', async () => {
    const { removed, definedAgain, run } = world();
    definedAgain.set(PROPERTY, {}).set(`${PROPERTY}2`, {});
    await run({ urns: [PROPERTY] });
    expect(removed).toEqual([]);
  });

  it('should remove the values until it is stopped, and with them those of other deleted properties', async () => {
    const { removed, run } = world();
    await run({ urns: [PROPERTY] });
    expect(removed).toEqual(['urn:li:tag:a {"properties":[]}']);
    await expect(run({ urns: [PROPERTY] }, AbortSignal.abort())).rejects.toThrow();
    expect(removed).toHaveLength(1);
  });
});
