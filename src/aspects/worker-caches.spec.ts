import { describe, expect, it } from '@jest/globals';
import { connectedWorkers } from '../../test/support/service/connected-workers.js';
import { OneProcess, type Workers } from '../foundation/workers/index.js';
import { WorkerCaches } from './worker-caches.js';
import { type AspectChange, type CacheListener, type ChangeNotice, WriteListeners } from './writes/write-listener.js';
import type { WriteContext } from './change-proposal.js';

const CONTEXT = {} as WriteContext;

function change(urn: string, more: Partial<AspectChange> = {}): AspectChange {
  const entityType = urn.split(':')[2] ?? '';
  const aspect = { name: `${entityType}Key`, isKey: true } as AspectChange['aspect'];
  return {
    urn,
    entityType,
    aspect,
    previous: undefined,
    current: undefined,
    isNoop: false,
    entityDeleted: false,
    ...more,
  };
}

function worker(workers: Workers) {
  const [listeners, seen] = [new WriteListeners(), [] as ChangeNotice[]];
  const cache: CacheListener = {
    onlyForgets: true,
    dependsOn: ({ entityType }) => entityType === 'tag',
    afterCommit: (changes) => void seen.push(...changes),
  };
  listeners.registerCache(cache);
  const others: AspectChange[] = [];
  listeners.register({ afterCommit: (changes) => void others.push(...changes) });
  new WorkerCaches(listeners, workers).onModuleInit();
  return { listeners, seen, others };
}

describe('WorkerCaches', () => {
  it('should let the caches of other workers drop what depends on a write before it is acknowledged', async () => {
    const [here, there] = connectedWorkers(2).map(worker);
    await here?.listeners.afterCommit(
      [change('urn:li:tag:a'), change('urn:li:dataset:a'), change('urn:li:tag:b', { isNoop: true })],
      CONTEXT,
    );
    expect(there?.seen).toEqual([
      { urn: 'urn:li:tag:a', entityType: 'tag', aspect: { name: 'tagKey', isKey: true }, entityDeleted: false },
    ]);
    expect(there?.others).toEqual([]);
    expect(here?.seen).toHaveLength(3);
  });

  it('should also do so for a write whose commit is uncertain', async () => {
    const [here, there] = connectedWorkers(2).map(worker);
    await here?.listeners.afterUnknown([change('urn:li:tag:a')], CONTEXT);
    expect([there?.seen.length, here?.others.length]).toEqual([1, 0]);
  });

  it('should tell nobody in a service of one process', async () => {
    const { listeners, seen } = worker(new OneProcess());
    await listeners.afterCommit([change('urn:li:tag:a')], CONTEXT);
    expect(seen).toHaveLength(1);
  });
});
