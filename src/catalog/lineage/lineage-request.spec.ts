import { describe, expect, it } from '@jest/globals';
import { EntityType, LineageDirection } from '../../entities/index.js';
import { timeWindow, walkFor } from './lineage-request.js';

const NOW = 1_000;

describe('timeWindow', () => {
  it.each([
    ['nothing', {}, undefined],
    ['an end alone', { endTimeMillis: 5 }, undefined],
    ['a start alone', { startTimeMillis: 5 }, { start: 5, end: NOW }],
    ['both', { startTimeMillis: 5, endTimeMillis: 9 }, { start: 5, end: 9 }],
  ])('should take %s', (_what, input, window) => {
    expect(timeWindow(input, NOW)).toEqual(window);
  });
});

describe('walkFor', () => {
  const input = { urn: 'a', direction: LineageDirection.UPSTREAM };

  it('should walk as many hops as the degrees need', () => {
    expect(walkFor('a', input, ['1', '2'], NOW).maxHops).toBe(2);
    expect(walkFor('a', input, [], NOW).maxHops).toBe(Infinity);
  });

  it('should prefer the times of the lineage flags', () => {
    const lineageFlags = { startTimeMillis: 1, endTimeMillis: 2 };
    const both = { ...input, startTimeMillis: 7, endTimeMillis: 8, lineageFlags };
    expect(walkFor('a', both, [], NOW).window).toEqual({ start: 1, end: 2 });
  });

  it.each([
    [null, undefined],
    [0, undefined],
    [3, 3],
  ])('should convert the limit per hop %j to %j', (entitiesExploredPerHopLimit, limit) => {
    expect(walkFor('a', { ...input, lineageFlags: { entitiesExploredPerHopLimit } }, [], NOW).perHopLimit).toBe(limit);
  });

  it('should convert the entity types to ignore as hops', () => {
    const lineageFlags = { ignoreAsHops: [{ entityType: EntityType.DATA_JOB }] };
    expect(walkFor('a', { ...input, lineageFlags }, [], NOW).ignoreAsHops).toEqual([
      { entityType: 'dataJob', platforms: [] },
    ]);
  });
});
