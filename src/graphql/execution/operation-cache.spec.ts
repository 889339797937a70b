import { describe, expect, it } from '@jest/globals';
import { OperationCache } from './operation-cache.js';
import type { PreparedOperation } from './prepared-operation.js';

const operation = (name: string): PreparedOperation => ({ name }) as unknown as PreparedOperation;

describe('OperationCache', () => {
  it('should tell operations of one document apart', () => {
    const cache = new OperationCache();
    cache.set('query', 'A', operation('A'));
    cache.set('query', undefined, operation('none'));
    expect(cache.get('query', 'A')).toEqual({ name: 'A' });
    expect(cache.get('query', undefined)).toEqual({ name: 'none' });
    expect(cache.get('query', 'B')).toBeUndefined();
  });

  it('should drop what was not used for longest when there are too many', () => {
    const cache = new OperationCache(2);
    cache.set('a', undefined, operation('a'));
    cache.set('b', undefined, operation('b'));
    cache.get('a', undefined);
    cache.set('c', undefined, operation('c'));
    expect(['a', 'b', 'c'].map((query) => cache.get(query, undefined) !== undefined)).toEqual([true, false, true]);
  });

  it('should keep no more text than there is room for', () => {
    const cache = new OperationCache(10, 5);
    cache.set('aaa', undefined, operation('a'));
    cache.set('aaa', undefined, operation('a'));
    cache.set('bb', undefined, operation('b'));
    expect(cache.get('aaa', undefined)).toBeDefined();
    cache.set('c', undefined, operation('c'));
    expect(['aaa', 'bb', 'c'].map((query) => cache.get(query, undefined) !== undefined)).toEqual([true, false, true]);
    cache.set('dddddd', undefined, operation('d'));
    expect(cache.get('dddddd', undefined)).toBeUndefined();
  });
});
