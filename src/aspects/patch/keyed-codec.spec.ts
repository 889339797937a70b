import { describe, expect, it } from '@jest/globals';
import { ExactInteger } from '../../foundation/json/exact-json.js';
import type { JsonObject, JsonValue } from '../../foundation/json/json.js';
import type { PatchOperation } from '../change-proposal.js';
import { applyPatch, PatchBudget, PatchLimits } from './index.js';

const STAMP = { time: 1000, actor: 'urn:li:corpuser:me' };
const SOURCE = 'attribution␟source';

/** The elements after one operation on an array with keys. */
function patched(
  before: JsonValue[],
  keys: readonly string[],
  { path, ...operation }: PatchOperation,
): JsonValue | undefined {
  const patch = { arrayPrimaryKeys: { elements: keys }, patch: [{ ...operation, path: `/elements${path}` }] };
  const budget = new PatchBudget(new PatchLimits());
  return applyPatch('institutionalMemory', { elements: before }, patch, STAMP, budget)['elements'];
}

describe('keyedBy', () => {
  it.each<[string, unknown, string]>([
    ['a text', 'a', 'a'],
    ['a number', 5, '5'],
    ['a whole number beyond the safe ones', new ExactInteger('9007199254740993'), '9007199254740993'],
    ['true', true, 'true'],
    ['null', null, ''],
    ['the member of a union', { string: 'a' }, 'a'],
    ['the one element of a list', ['a'], 'a'],
    ['a member of a union that is null', { string: null }, ''],
    ['an object with several members', { a: 'a', b: 'b' }, ''],
    ['an empty list', [], ''],
  ])('should key an element by %s', (_name, value, key) => {
    const before = [{ key: value as JsonValue }, { key: 'other' }];
    expect(patched(before, ['key'], { op: 'remove', path: `/${key}` })).toEqual([{ key: 'other' }]);
  });

  it('should replace the elements below a key by those of a list', () => {
    const of = (tag: string, source: string): JsonObject => ({ tag, attribution: { source } });
    const before = [of('a', 's'), of('b', 's'), of('a', 't')];
    const operation: PatchOperation = { op: 'add', path: '/s', value: [of('c', 's'), of('d', 's')] };
    expect(patched(before, [SOURCE, 'tag'], operation)).toEqual([of('c', 's'), of('d', 's'), of('a', 't')]);
  });

  it.each<[string, readonly string[], string, JsonValue, JsonValue]>([
    ['by its one key', ['url'], '/a', 'x', { url: 'x' }],
    ['as it is beside several keys', ['url', 'kind'], '/a/b', 'x', 'x'],
    ['as it is beside a key that stays', ['url'], '/a', { url: 'x' }, { url: 'x' }],
    ['with its keys', ['url', 'kind'], '/a/b', { kind: 'c' }, { url: 'a', kind: 'c' }],
    ['without an empty key', ['url', 'kind'], '/a/', {}, { url: 'a' }],
    ['without a key inside a member', ['url', SOURCE], '/a/s', {}, { url: 'a' }],
  ])('should store a value %s', (_name, keys, path, value, element) => {
    expect(patched([], keys, { op: 'add', path, value })).toEqual([element]);
  });

  it.each([
    ['/s', 's'],
    ['/s/t', 's/t'],
  ])('should refuse a value at %s, above the elements', (path, keys) => {
    expect(() => patched([], ['a', 'b', 'c'], { op: 'add', path, value: 'x' })).toThrow(
      `Patch path ends at key "${keys}", but an element of this array has 3 keys`,
    );
  });

  it.each(['move', 'copy'] as const)('should refuse to %s elements', (op) => {
    expect(() => patched(['a'], [], { op, from: '/elements/a', path: '/b' })).toThrow(
      `Unsupported PATCH operation: ${op}; use add and remove`,
    );
  });

  it('should refuse a path through a missing element of a list without keys', () => {
    const operation: PatchOperation = { op: 'add', path: '/elements/5/url', value: 'a' };
    const patch = { forceGenericPatch: true, patch: [operation] };
    const budget = new PatchBudget(new PatchLimits());
    const base = { elements: [{ url: 'b' }] };
    expect(() => applyPatch('institutionalMemory', base, patch, STAMP, budget)).toThrow('cannot be applied');
  });
});
