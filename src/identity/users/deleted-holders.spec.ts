import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { type AspectChange, type WriteContext, WriteListeners } from '../../aspects/index.js';
import type { SqlTransaction } from '../../foundation/database/index.js';
import type { EntityReferences } from '../../entities/index.js';
import type { TaskRunner } from '../../operations/index.js';
import { DeletedHolders } from './deleted-holders.js';

type TaskHandler = Parameters<TaskRunner['register']>[1];

const GROUP = 'urn:li:corpGroup:g';
const USER = 'urn:li:corpuser:u';
const SQL = {} as SqlTransaction;
const { signal } = new AbortController();

const change = (urn: string, entityDeleted = true) =>
  ({ urn, entityType: urn.split(':')[2], entityDeleted }) as AspectChange;

function world() {
  const scheduled: unknown[] = [];
  const finished: unknown[] = [];
  const handlers: TaskHandler[] = [];
  const tasks = {
    register: (_kind: string, handler: TaskHandler) => void handlers.push(handler),
    schedule: (_sql: SqlTransaction, { parameters }: { readonly parameters: unknown }) =>
      Promise.resolve(void scheduled.push(parameters)),
  };
  const references = {
    finishRemoval: (urn: string, given: AbortSignal) => Promise.resolve(void finished.push([urn, given === signal])),
  };
  const listeners = new WriteListeners();
  new DeletedHolders(listeners, fake<EntityReferences>(references), fake<TaskRunner>(tasks)).onModuleInit();
  const write = (source: string, ...changes: AspectChange[]) =>
    listeners.inTransaction(changes, SQL, { source } as WriteContext);
  return { scheduled, finished, handlers, write };
}

describe('DeletedHolders', () => {
  it('should store one task with a mutation that deletes users and groups', async () => {
    const { scheduled, write } = world();
    await write('GRAPHQL', change(GROUP), change(GROUP), change(USER));
    expect(scheduled).toEqual([{ urns: [GROUP, USER] }]);
  });

  it.each<[string, string, AspectChange]>([
    ['a change of a group', 'GRAPHQL', change(GROUP, false)],
    ['a deleted tag', 'GRAPHQL', change('urn:li:tag:t')],
    ['a delete over another API, which keeps references', 'OPENAPI', change(GROUP)],
  ])('should store none for %s', async (_name, source, one) => {
    const { scheduled, write } = world();
    await write(source, one);
    expect(scheduled).toEqual([]);
  });

  it('should remove what refers to each of them', async () => {
    const { finished, handlers } = world();
    await handlers[0]?.({ urns: [GROUP, USER] }, { signal } as Parameters<TaskHandler>[1]);
    expect(finished).toEqual([
      [GROUP, true],
      [USER, true],
    ]);
  });
});
