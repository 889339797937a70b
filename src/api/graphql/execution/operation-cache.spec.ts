import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { OperationCache } from './operation-cache.js';
import type { PreparedOperation } from './prepared-operation.js';

const operation = (name: string): PreparedOperation => ({ name }) as unknown as PreparedOperation;

describe('OperationCache', () => {
  it('should distinguish operations and documents', () => {
    const cache = new OperationCache();
    const [one, other] = [parse('{ a }'), parse('{ a }')];
    cache.set(one, 'A', operation('A'));
    cache.set(one, undefined, operation('none'));
    expect(cache.get(one, 'A')).toEqual({ name: 'A' });
    expect(cache.get(one, undefined)).toEqual({ name: 'none' });
    expect(cache.get(one, 'B')).toBeUndefined();
    expect(cache.get(other, 'A')).toBeUndefined();
  });
});
