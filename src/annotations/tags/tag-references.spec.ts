import { describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { AspectStore } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/common/json.js';
import type { EntityEditor } from '../../entities/index.js';
import type { EdgeStore } from '../../graph/index.js';
import { TagReferences, withoutTag } from './tag-references.js';

const [A, B] = ['urn:li:tag:a', 'urn:li:tag:b'] as const;

function setUp(urns: readonly string[], failing: readonly string[] = []) {
  const relationships = jest.fn(async ({ start, count }: { start: number; count: number }) => ({
    total: urns.length,
    relationships: urns.slice(start, start + count).map((urn) => ({ type: 'TaggedWith', urn })),
  }));
  const store = { latest: async ([urn]: readonly string[]) => new Map([[urn, new Map([['globalTags', {}]])]]) };
  const rewrite = jest.fn(
    async (urn: string, _aspectName: string, _change: (value: JsonObject) => unknown, _by: object) => {
      if (failing.includes(urn)) throw new Error('no');
    },
  );
  const references = new TagReferences(
    { relationships } as unknown as EdgeStore,
    store as unknown as AspectStore,
    { rewrite } as unknown as EntityEditor,
  );
  return { references, relationships, rewrite };
}

describe('TagReferences', () => {
  it('should find every entity once, page by page', async () => {
    const urns = Array.from({ length: 2_500 }, (_value, at) => `urn:li:dataset:${at % 2_000}`);
    const { references, relationships } = setUp(urns);
    expect((await references.of(A)).size).toBe(2_000);
    expect(relationships.mock.calls.map(([{ start }]) => start)).toEqual([0, 1_000, 2_000]);
  });

  it('should clean what referred to the tag before and since, as the service itself', async () => {
    const { references, rewrite } = setUp(['urn:li:dataset:since']);
    await references.remove(A, new Set(['urn:li:dataset:before']));
    expect(rewrite.mock.calls.map(([urn]) => urn)).toEqual(['urn:li:dataset:before', 'urn:li:dataset:since']);
    expect(rewrite.mock.calls[0]?.[3]).toMatchObject({ actor: { isSystem: true } });
  });

  it('should go on after a failure, and log it', async () => {
    const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const { references, rewrite } = setUp([], ['urn:li:dataset:1']);
    await references.remove(A, new Set(['urn:li:dataset:1', 'urn:li:dataset:2']));
    expect(rewrite).toHaveBeenCalledTimes(2);
    expect(error.mock.calls).toEqual([[expect.stringContaining('references to it stay at urn:li:dataset:1: no')]]);
    error.mockRestore();
  });
});

describe('withoutTag', () => {
  it.each<[JsonObject, JsonObject | undefined]>([
    [{ tags: [{ tag: A }, { tag: B }] }, { tags: [{ tag: B }] }],
    [{ tags: [{ tag: A, attribution: { time: 1 } }, { tag: A }] }, { tags: [] }],
    [
      { fields: [{ fieldPath: 'f', globalTags: { tags: [{ tag: A }] } }, { fieldPath: A }] },
      { fields: [{ fieldPath: 'f', globalTags: { tags: [] } }, { fieldPath: A }] },
    ],
    [{ tags: [{ tag: B }] }, undefined],
    [{ description: A, urns: [A] }, undefined],
  ])('should make of %j %j', (value, result) => {
    const before = structuredClone(value);
    expect(withoutTag(value, A)).toEqual(result);
    expect(value).toEqual(before);
  });
});
