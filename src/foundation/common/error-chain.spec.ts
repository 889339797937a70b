import { describe, expect, it } from '@jest/globals';
import { errorChain } from './error-chain.js';

const inner = new Error('inner');

describe('errorChain', () => {
  it.each<[string, unknown, number]>([
    ['an error alone', inner, 1],
    ['a cause', new Error('outer', { cause: inner }), 2],
    ["a driver's error", Object.assign(new Error('outer', { cause: new Error('other') }), { driverError: inner }), 2],
    ['several errors', new AggregateError([inner, new Error('second')]), 2],
    ['nothing', undefined, 0],
    ['a text', 'broken', 0],
  ])('should follow %s', (_name, error, length) => {
    const chain = errorChain(error);
    expect(chain).toHaveLength(length);
    if (length > 0) expect(chain.at(-1)).toBe(inner);
  });

  it('should end for errors that wrap each other', () => {
    const one = new Error('one');
    one.cause = new Error('other', { cause: one });
    expect(errorChain(one)).toHaveLength(6);
  });
});
