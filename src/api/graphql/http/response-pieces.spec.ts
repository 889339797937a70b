import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ExactInteger } from '../../../foundation/json/exact-json.js';
import type { ShownResult } from '../execution/operation-runner.js';
import { responseText } from './response-text.js';
import { responsePieces } from './response-pieces.js';

async function joined(result: ShownResult): Promise<readonly string[]> {
  const pieces: string[] = [];
  for await (const piece of responsePieces(result)) pieces.push(piece);
  return pieces;
}

describe('responsePieces', () => {
  it.each<[ShownResult]>([
    [{ data: { a: 1, b: [null, { c: 'é"\n' }], d: undefined, e: [undefined], f: {} } }],
    [{ data: { big: new ExactInteger('9223372036854775807'), at: new Date(0) } }],
    [{ data: null, errors: [{ message: 'no' }] }],
    [{ data: null, errors: [{ message: 'a' }, { message: 'b', extensions: { classification: 'ExecutionAborted' } }] }],
    [{ errors: [{ message: 'no' }] }],
    [{}],
  ])('should write %j completely', async (result) => {
    expect((await joined(result)).join('')).toBe(responseText(result));
  });

  it('should write long values that write themselves or are left out', async () => {
    const big = new ExactInteger('9223372036854775807');
    const data = {
      list: [...Array.from({ length: 9000 }, () => big), undefined, new Date(0)],
      none: undefined,
      text: 'é"'.repeat(40_000),
    };
    expect((await joined({ data })).join('')).toBe(responseText({ data }));
  });

  it('should write objects that occur again', async () => {
    const short = { name: 'é', items: [{ big: new ExactInteger('9223372036854775807') }] };
    const long = { short, items: Array.from({ length: 2000 }, (_item, at) => ({ at, short })) };
    const data = { list: [short, long, short, [long], long, short] };
    expect((await joined({ data })).join('')).toBe(responseText({ data }));
  });

  it('should write any JSON', async () => {
    const property = fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (data) => {
      expect((await joined({ data })).join('')).toBe(responseText({ data }));
    });
    await fc.assert(property);
  });

  it('should split long responses', async () => {
    const data = { items: Array.from({ length: 30_000 }, (_item, at) => ({ name: `item ${at}` })) };
    const pieces = await joined({ data });
    expect(pieces.length).toBeGreaterThan(5);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(70_000);
    expect(pieces.join('')).toBe(responseText({ data }));
  });
});
