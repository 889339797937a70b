import { describe, expect, it } from '@jest/globals';
import { DocumentCache } from './document-cache.js';

const refused = (bytes: number) => ({ errors: [], bytes });
const kept = (cache: DocumentCache, queries: string): string =>
  queries
    .split('')
    .filter((query) => cache.get(query) !== undefined)
    .join('');

describe('DocumentCache', () => {
  it('should drop the least recently used text if there are too many', () => {
    const cache = new DocumentCache(2);
    cache.set('a', refused(1));
    cache.set('b', refused(1));
    cache.get('a');
    cache.set('c', refused(1));
    expect(kept(cache, 'abc')).toBe('ac');
  });

  it('should not exceed the memory limit', () => {
    const cache = new DocumentCache(10, 5);
    cache.set('a', refused(4));
    cache.set('a', refused(3));
    cache.set('b', refused(2));
    expect(kept(cache, 'ab')).toBe('ab');
    cache.set('c', refused(1));
    expect(kept(cache, 'abc')).toBe('bc');
    cache.set('d', refused(6));
    expect(kept(cache, 'abcd')).toBe('bc');
  });
});
