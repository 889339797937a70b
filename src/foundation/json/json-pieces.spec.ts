import { describe, expect, it } from '@jest/globals';
import { exactJson, ExactInteger, JsonText } from './exact-json.js';
import { growingList, growingMembers } from './growing-list.js';
import { isLongJson, jsonPieces } from './json-pieces.js';

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_none, at) => at);
const item = (at: number): object => ({ at, none: undefined, long: new ExactInteger('9007199254740993') });
const items = async (asked: readonly number[]): Promise<readonly object[]> => asked.map(item);
const members = async (asked: readonly number[]) => asked.map((at) => [`m"${at}`, item(at)] as const);
const whole = (count: number): object => Object.fromEntries(numbers(count).map((at) => [`m"${at}`, item(at)]));

async function textOf(value: unknown): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of jsonPieces(value)) pieces.push(piece);
  return pieces.join('');
}

describe('jsonPieces', () => {
  it.each<[string, () => unknown, unknown]>([
    ['a list', () => growingList(numbers(1200), items), numbers(1200).map(item)],
    ['a short list', () => growingList(numbers(3), items), numbers(3).map(item)],
    ['a list without items', () => growingList(numbers(1200), async () => []), []],
    ['a list that begins later', () => growingList(numbers(3), items, true), numbers(3).map(item)],
    ['members', () => growingMembers(numbers(120), members), whole(120)],
    ['few members', () => growingMembers(numbers(3), members), whole(3)],
    ['no members', () => growingMembers(numbers(120), async () => []), {}],
    ['many members', async () => ({ ...whole(600), none: undefined }), whole(600)],
    ['a long array', async () => [...numbers(600), undefined], [...numbers(600), null]],
  ])('should write %s as a whole answer would be', async (_what, made, expected) => {
    const value = await made();
    expect(await textOf(value)).toBe(exactJson(expected));
  });

  it('should write what stands around its lists', async () => {
    const around = (list: unknown): object => ({ a: 1, none: undefined, value: { list, b: ['x'] }, c: null });
    const answer = around(await growingList(numbers(1200), items));
    expect(isLongJson(answer)).toBe(true);
    expect(await textOf(answer)).toBe(exactJson(around(numbers(1200).map(item))));
  });

  it('should write an object with many members in pieces', async () => {
    const around = { a: 1, b: whole(600) };
    expect(isLongJson(around)).toBe(true);
    expect(await textOf(around)).toBe(exactJson(around));
  });

  it('should write a short list of long lists in pieces', async () => {
    const around = [{ a: 1, events: numbers(100_000) }, undefined, { events: [] }, { events: whole(600) }];
    expect(isLongJson(around)).toBe(true);
    const pieces: string[] = [];
    for await (const piece of jsonPieces(around)) pieces.push(piece);
    expect(pieces.join('')).toBe(exactJson(around));
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(70_000);
  });

  it('should leave small answers alone', () => {
    expect(
      [{}, [], 'text', null, 5, { a: { b: [1, 2] } }, [{ a: [1, 2] }], numbers(500), whole(500), Buffer.alloc(600)].map(
        (value) => isLongJson(value),
      ),
    ).not.toContain(true);
  });
});

describe('growingList', () => {
  it('should make no more than is taken', async () => {
    let asked = 0;
    const list = await growingList(numbers(10_000), async (piece) => {
      asked += piece.length;
      return piece.map((at) => `${'x'.repeat(2_000)}${at}`);
    });
    expect(asked).toBe(50);
    for await (const piece of jsonPieces(list)) {
      expect(piece.length).toBeLessThan(200_000);
      break;
    }
    expect(asked).toBeLessThanOrEqual(100);
  });

  it('should write a short list and few members one by one if they are large', async () => {
    const large = (at: number): object => ({ at, value: new JsonText(`"${'x'.repeat(2_000_000)}"`) });
    const list = await growingList(numbers(3), async (asked) => asked.map(large));
    const object = await growingMembers(numbers(3), async (asked) => asked.map((at) => [`m${at}`, large(at)]));
    for (const [value, whole] of [
      [list, numbers(3).map(large)],
      [object, Object.fromEntries(numbers(3).map((at) => [`m${at}`, large(at)]))],
    ]) {
      const pieces: string[] = [];
      for await (const piece of jsonPieces(value)) pieces.push(piece);
      expect(pieces.join('')).toBe(exactJson(whole));
      expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(2_100_000);
    }
  });

  it('should fail before anything is sent when the first piece cannot be made', async () => {
    const failing = async (): Promise<readonly string[]> => Promise.reject(new Error('no database'));
    await expect(growingList(numbers(1200), failing)).rejects.toThrow('no database');
  });
});
