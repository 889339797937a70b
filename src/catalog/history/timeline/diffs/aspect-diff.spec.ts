import { describe, expect, it } from '@jest/globals';
import type { AspectRecord } from '../../../../aspects/index.js';
import type { JsonObject } from '../../../../foundation/json/json.js';
import { globalTags } from '../../../../model/index.js';
import { aspectDiff } from './aspect-diff.js';

const record = (value: JsonObject): AspectRecord => ({
  urn: 'urn:li:dataset:d',
  aspect: 'globalTags',
  version: 0,
  value,
  systemMetadata: undefined,
  created: { time: 1, actor: 'urn:li:corpuser:u' },
});

describe('aspectDiff', () => {
  it('should derive no events from a value that lacks a required field', () => {
    const diff = aspectDiff(globalTags, ['TAG'], ({ after }) => [...after.tags].map(() => expect.anything() as never));
    expect(diff.eventsOf(record({}), undefined)).toEqual([]);
    expect(diff.eventsOf(record({ tags: [{ tag: 'urn:li:tag:t' }] }), undefined)).toHaveLength(1);
  });

  it.each([RangeError, TypeError])('should pass on other failures: %p', (Failure) => {
    const diff = aspectDiff(globalTags, ['TAG'], () => {
      throw new Failure('broken');
    });
    expect(() => diff.eventsOf(record({ tags: [] }), undefined)).toThrow('broken');
    expect(() => diff.eventsOf(record({ tags: [] }), record({ tags: [] }))).toThrow('broken');
  });
});
