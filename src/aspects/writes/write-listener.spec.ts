import { describe, expect, it } from '@jest/globals';
import type { SqlTransaction } from '../../foundation/database/index.js';
import type { WriteContext } from '../change-proposal.js';
import { type AspectChange, type CacheListener, type ChangeNotice, WriteListeners } from './write-listener.js';

const CONTEXT = {} as WriteContext;
const CHANGES = [{ urn: 'urn:li:tag:a', entityType: 'tag' }] as unknown as readonly AspectChange[];

function cacheOf(entityType: string, seen: string[]): CacheListener {
  return {
    onlyForgets: true,
    dependsOn: (change: ChangeNotice) => change.entityType === entityType,
    afterCommit: () => void seen.push(entityType),
  };
}

describe('WriteListeners', () => {
  it('should know whether any cache depends on a change', () => {
    const listeners = new WriteListeners();
    const [change] = CHANGES;
    expect(listeners.isCached(change!)).toBe(false);
    listeners.registerCache(cacheOf('dataset', []));
    expect(listeners.isCached(change!)).toBe(false);
    listeners.registerCache(cacheOf('tag', []));
    expect(listeners.isCached(change!)).toBe(true);
  });

  it('should call listeners in order of registration, each for what it listens to', async () => {
    const seen: string[] = [];
    const listeners = new WriteListeners();
    listeners.register({ afterCommit: () => void seen.push('first') });
    listeners.register({});
    listeners.register({ inTransaction: () => Promise.resolve(void seen.push('inside')) });
    listeners.register({ afterTouch: () => Promise.resolve(void seen.push('touched')) });
    listeners.registerCache(cacheOf('tag', seen));
    await listeners.inTransaction(CHANGES, {} as SqlTransaction, CONTEXT);
    await listeners.afterCommit(CHANGES, CONTEXT);
    await listeners.afterTouch(['urn:li:tag:a'], CONTEXT);
    expect(seen).toEqual(['inside', 'first', 'tag', 'touched']);
  });

  it('should call only those that forget when an outcome is unknown, and only caches for other workers', async () => {
    const seen: string[] = [];
    const listeners = new WriteListeners();
    listeners.register({ afterCommit: () => void seen.push('other') });
    listeners.register({ onlyForgets: true });
    listeners.register({ onlyForgets: true, afterCommit: () => void seen.push('forgetting') });
    listeners.registerCache(cacheOf('tag', seen));
    await listeners.afterUnknown(CHANGES, CONTEXT);
    expect(seen.splice(0)).toEqual(['forgetting', 'tag']);
    listeners.afterOthersCommit(CHANGES);
    expect(seen).toEqual(['tag']);
  });
});
