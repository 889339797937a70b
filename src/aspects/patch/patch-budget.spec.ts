import { describe, expect, it } from '@jest/globals';
import type { JsonObject, JsonValue } from '../../foundation/json/json.js';
import type { AspectPatch, PatchOperation } from '../change-proposal.js';
import { applyPatch, PatchBudget, PatchLimits } from './index.js';

const STAMP = { time: 1000, actor: 'urn:li:corpuser:me' };
const LIMITS = new PatchLimits(1000, 10_000);

const text = (length: number): string => 'x'.repeat(length);
const numbers = (length: number): JsonValue[] => Array.from({ length }, () => 1);
const many = (count: number, operation: (at: number) => PatchOperation): PatchOperation[] =>
  Array.from({ length: count }, (_unused, at) => operation(at));
const doubling = (count: number): AspectPatch => ({
  patch: many(count, (at) => ({ op: 'copy', from: '/customProperties', path: `/customProperties/c${at}` })),
});

function patchWith(patch: AspectPatch, base: JsonObject = { customProperties: { a: 'b' } }): JsonObject {
  return applyPatch('datasetProperties', base, patch, STAMP, new PatchBudget(LIMITS));
}

describe('What patches cost', () => {
  it.each<[string, AspectPatch, JsonObject | undefined, string]>([
    ['20 copies that double', doubling(20), undefined, 'PATCH_COPY_LIMIT_BYTES'],
    ['40 copies that double', doubling(40), undefined, 'PATCH_COPY_LIMIT_BYTES'],
    [
      'copies of the whole',
      { patch: many(40, (at) => ({ op: 'copy', from: '', path: `/c${at}` })) },
      undefined,
      'PATCH_COPY_LIMIT_BYTES',
    ],
    [
      'moves to and fro of something large',
      { patch: many(40, (at) => ({ op: 'move', from: at % 2 === 0 ? '/a' : '/b', path: at % 2 === 0 ? '/b' : '/a' })) },
      { a: text(1000) },
      'PATCH_COPY_LIMIT_BYTES',
    ],
    [
      'comparisons with something large',
      {
        patch: many(900, () => ({ op: 'test', path: '/a', value: numbers(1) })).map((one, at) =>
          at === 0 ? { op: 'add', path: '/b', value: 1 } : one,
        ),
      },
      { a: numbers(20_000) },
      'PATCH_COPY_LIMIT_BYTES',
    ],
    [
      'elements put before many others',
      { patch: many(900, () => ({ op: 'add', path: '/a/0', value: 1 })) },
      { a: numbers(10_000) },
      'PATCH_COPY_LIMIT_BYTES',
    ],
    [
      'many operations',
      { patch: many(1001, () => ({ op: 'add', path: '/a', value: 1 })) },
      undefined,
      'PATCH_OPERATION_LIMIT',
    ],
    ['a long path', { patch: [{ op: 'add', path: '/a'.repeat(300), value: 1 }] }, undefined, '256 levels'],
    [
      'a long path to something nested',
      { patch: [{ op: 'add', path: `/b${'/a'.repeat(200)}`, value: nested(100) }] },
      undefined,
      '256 levels',
    ],
    [
      'moves that nest',
      {
        patch: many(600, (at) =>
          at % 2 === 0
            ? { op: 'add', path: '/b', value: {} }
            : { op: 'move', from: at % 4 === 1 ? '/a' : '/a', path: '/b/a' },
        ).flatMap((one, at) =>
          at % 2 === 0 ? [one] : ([one, { op: 'move', from: '/b', path: '/a' }] as PatchOperation[]),
        ),
      },
      { a: {} },
      '256 levels|PATCH_COPY_LIMIT_BYTES',
    ],
    [
      'keys of many arrays',
      {
        patch: [],
        arrayPrimaryKeys: Object.fromEntries(Array.from({ length: 101 }, (_unused, at) => [`f${at}`, ['a']])),
      },
      undefined,
      '100 arrays',
    ],
    [
      'keys of many names',
      { patch: [], arrayPrimaryKeys: { f: Array<string>(21).fill('a') } },
      undefined,
      '20 key names',
    ],
    [
      'a long name of a keyed array',
      { patch: [], arrayPrimaryKeys: { [text(257)]: ['a'] } },
      undefined,
      `arrayPrimaryKeys.${text(100)} may have`,
    ],
    ['one level too many', { patch: [{ op: 'add', path: '/a', value: nested(256) }] }, undefined, '256 levels'],
    [
      'a value in too deep a place',
      { patch: [{ op: 'add', path: '/a'.repeat(257), value: 1 }] },
      undefined,
      '256 levels',
    ],
    [
      'a copy of one character too many',
      { patch: [{ op: 'copy', from: '/a', path: '/b' }] },
      { a: text(9999) },
      'Patch operation copy at "/b" is too much: .*PATCH_COPY_LIMIT_BYTES',
    ],
    [
      'a comparison with one character too many',
      { patch: [{ op: 'test', path: '/a', value: 1 }] },
      { a: text(9999) },
      'Patch operation test at "/a" is too much',
    ],
    [
      'a move onto something large',
      { patch: [{ op: 'move', from: '/b', path: '/a' }] },
      { a: text(9999), b: 1 },
      'Patch operation move at "/a" is too much',
    ],
    [
      'elements moved from before many others',
      { patch: many(900, () => ({ op: 'move', from: '/a/0', path: '/b' })) },
      { a: numbers(10_000) },
      'PATCH_COPY_LIMIT_BYTES',
    ],
    [
      'elements removed from before many others',
      { patch: many(900, () => ({ op: 'remove', path: '/customProperties/a/0' })) },
      { customProperties: { a: numbers(10_000) } },
      'PATCH_COPY_LIMIT_BYTES',
    ],
  ])('should refuse %s', (_name, patch, base, message) => {
    expect(() => patchWith(patch, base)).toThrow(
      expect.objectContaining({
        code: 'INVALID_ARGUMENT',
        details: { patch: true },
        message: expect.stringMatching(message) as unknown,
      }),
    );
  });

  it.each<[string, AspectPatch, JsonObject]>([
    ['a copy up to the limit', { patch: [{ op: 'copy', from: '/a', path: '/b' }] }, { a: text(9998) }],
    [
      'elements put at the end of a long list',
      { patch: many(900, (at) => ({ op: 'add', path: `/a/${10_000 + at}`, value: 1 })) },
      { a: numbers(10_000) },
    ],
    [
      'elements put before a few others',
      { patch: many(10, () => ({ op: 'add', path: '/a/0', value: 1 })) },
      { a: numbers(10_000) },
    ],
    [
      'elements replaced before many others',
      { patch: many(900, () => ({ op: 'replace', path: '/a/0', value: 2 })) },
      { a: numbers(10_000) },
    ],
    [
      'elements compared before many others',
      { patch: many(900, () => ({ op: 'test', path: '/a/0', value: 1 })) },
      { a: numbers(10_000) },
    ],
    [
      'members named by numbers',
      { patch: many(900, (at) => ({ op: 'add', path: `/customProperties/${at}`, value: 'x' })) },
      { customProperties: {} },
    ],
    [
      'large values that were sent',
      { patch: many(10, () => ({ op: 'add', path: '/a', value: text(9000) })) },
      { a: text(9000) },
    ],
    [
      'large values that are replaced or removed',
      {
        patch: [
          { op: 'replace', path: '/a', value: 1 },
          { op: 'remove', path: '/b' },
        ],
      },
      { a: text(20_000), b: text(20_000) },
    ],
    ['the deepest value', { patch: [{ op: 'add', path: '/a', value: nested(255) }] }, {}],
    ['a value in the deepest place', { patch: [{ op: 'add', path: '/a'.repeat(256), value: 1 }] }, {}],
    [
      'as many keys as allowed',
      {
        patch: [],
        arrayPrimaryKeys: Object.fromEntries(
          Array.from({ length: 100 }, (_unused, at) => [`${at}`.padEnd(256, 'f'), Array<string>(20).fill('a')]),
        ),
      },
      {},
    ],
  ])('should take %s', (_name, patch, base) => {
    expect(() => patchWith(patch, base)).not.toThrow();
  });

  it('should take a few copies, and as many operations as allowed', () => {
    expect(patchWith(doubling(3))).toMatchObject({ customProperties: { a: 'b', c0: { a: 'b' } } });
    const adds = many(1000, (at) => ({ op: 'add', path: `/customProperties/k${at}`, value: text(100) }) as const);
    expect(Object.keys(patchWith({ patch: adds })['customProperties'] as JsonObject)).toHaveLength(1001);
  });

  it('should count all patches of a batch together', () => {
    const budget = new PatchBudget(LIMITS);
    const copy = (): JsonObject =>
      applyPatch(
        'datasetProperties',
        { name: text(4000) },
        { patch: [{ op: 'copy', from: '/name', path: '/description' }] },
        STAMP,
        budget,
      );
    copy();
    copy();
    expect(copy).toThrow('PATCH_COPY_LIMIT_BYTES');
  });
});

function nested(levels: number): JsonValue {
  let value: JsonValue = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}
