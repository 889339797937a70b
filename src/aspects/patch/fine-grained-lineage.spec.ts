import { describe, expect, it } from '@jest/globals';
import type { JsonObject, JsonValue } from '../../foundation/json/json.js';
import type { PatchOperation } from '../change-proposal.js';
import { applyPatch, PatchBudget, PatchLimits } from './index.js';

const STAMP = { time: 1000, actor: 'urn:li:corpuser:me' };

/** The column lineage after one operation. */
function patched(before: readonly JsonValue[], path: string, op: 'add' | 'remove' = 'add'): JsonValue | undefined {
  const patch: PatchOperation[] = [{ op, path: `/fineGrainedLineages${path}`, value: {} }];
  const base = { upstreams: [], fineGrainedLineages: [...before] };
  return applyPatch('upstreamLineage', base, { patch }, STAMP, new PatchBudget(new PatchLimits()))[
    'fineGrainedLineages'
  ];
}

function entry(upstreams: readonly string[], more: JsonObject = {}): JsonObject {
  return {
    upstreamType: 'FIELD_SET',
    upstreams: [...upstreams],
    downstreamType: 'FIELD',
    downstreams: ['s:d'],
    confidenceScore: 0.5,
    ...more,
  };
}

describe('FINE_GRAINED_LINEAGE', () => {
  const summed = { transformOperation: 'SUM', query: 'urn:li:query:q', downstreamType: 'FIELD_SET' };

  it('should add to the entry of the same transformation, downstream and query', () => {
    const others = [
      entry(['s:x']),
      entry(['s:x'], { transformOperation: 'SUM' }),
      entry(['s:x'], { query: 'urn:li:query:q' }),
    ];
    const before = [...others, entry(['s:a'], summed)];
    const sum = '/SUM/s:d/urn:li:query:q';
    expect(patched(before, `${sum}/s:b`)).toEqual([others[0], others[2], others[1], entry(['s:a', 's:b'], summed)]);
  });

  it('should join the entries of a group, with the further members of the first', () => {
    const before = [
      entry([], { matchType: 'BARE' }),
      entry(['s:a'], { matchType: 'FIRST' }),
      entry(['s:b'], { matchType: 'SECOND' }),
    ];
    expect(patched(before, '/NONE/s:d/NONE/s:c')).toEqual([
      entry(['s:a', 's:b', 's:c'], { matchType: 'FIRST' }),
      before[0],
    ]);
  });

  it.each<[string, JsonObject]>([
    ['an empty list of upstreams', entry([])],
    ['upstreams that are no list', { downstreams: ['s:d'], upstreams: 's:a' }],
    ['upstreams that are no texts', { downstreams: ['s:d'], upstreams: [5] }],
  ])('should keep an entry with %s', (_name, bare) => {
    expect(patched([bare, entry(['s:a'])], '/NONE/s:d/NONE/s:a', 'remove')).toEqual([bare]);
    expect(patched([bare], '/NONE/s:e/NONE/s:a')).toContainEqual(bare);
  });

  it('should drop elements that are no entries', () => {
    expect(patched(['odd', entry(['s:a'])], '/NONE/s:d/NONE/s:b')).toEqual([entry(['s:a', 's:b'])]);
  });

  it.each<[string, JsonValue | undefined]>([
    ['no downstream', undefined],
    ['an empty list of downstreams', []],
    ['a downstream that is no text', [5]],
    ['several downstreams', ['s:d', 's:e']],
  ])('should refuse to patch an entry with %s', (_name, downstreams) => {
    const { downstreams: _unused, ...rest } = entry(['s:a']);
    const before = [{ ...rest, ...(downstreams !== undefined && { downstreams }) }];
    expect(() => patched(before, '/NONE/s:d/NONE/s:b')).toThrow('exactly one downstream');
  });

  it.each([
    ['/NONE', 'downstream'],
    ['/NONE/s:d', 'query'],
    ['/NONE/s:d/NONE', 'upstream'],
  ])('should name the missing part of the path %s', (path, missing) => {
    const patch: PatchOperation[] = [{ op: 'add', path: `/fineGrainedLineages${path}`, value: 1 }];
    const budget = new PatchBudget(new PatchLimits());
    expect(() => applyPatch('upstreamLineage', {}, { patch }, STAMP, budget)).toThrow(
      `/<query>/<upstream>; ${missing} is missing`,
    );
  });
});
