import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { type GraphqlContext, refTo } from '../../entities/index.js';
import { globalTagsOf } from './global-tags.mappings.js';

const URN = 'urn:li:dataset:x';
const [A, B] = ['urn:li:tag:a', 'urn:li:tag:b'] as const;

const context = (hidden: readonly string[] = []): GraphqlContext =>
  fake<GraphqlContext>({
    entities: {
      viewable: async (stored: readonly { readonly tag: string }[]) =>
        stored.filter(({ tag }) => !hidden.includes(tag)),
      ref: (urn: string) => (urn.startsWith('urn:li:corpuser') ? refTo('CorpUser', urn) : null),
    },
  });

describe('globalTagsOf', () => {
  it('should be null before the first write and empty after the last removal', async () => {
    await expect(globalTagsOf(undefined, URN, context())).resolves.toBeNull();
    await expect(globalTagsOf({ tags: [] }, URN, context())).resolves.toEqual({ tags: [] });
  });

  it('should show who attached a tag, unless the type of the actor is unknown', async () => {
    const sourceDetail = { reason: 'r' };
    const stored = {
      tags: [
        { tag: A, context: 'c', attribution: { time: 1, actor: 'urn:li:corpuser:u', sourceDetail } },
        { tag: B, attribution: { time: 1, actor: 'urn:li:robot:r' } },
      ],
    };
    await expect(globalTagsOf(stored, URN, context())).resolves.toEqual({
      tags: [
        {
          tag: refTo('Tag', A),
          associatedUrn: URN,
          context: 'c',
          attribution: {
            time: 1,
            actor: refTo('CorpUser', 'urn:li:corpuser:u'),
            source: null,
            sourceDetail: [{ key: 'reason', value: 'r' }],
          },
        },
        { tag: refTo('Tag', B), associatedUrn: URN, context: null, attribution: null },
      ],
    });
  });

  it('should omit tags that the actor may not view', async () => {
    await expect(globalTagsOf({ tags: [{ tag: A }, { tag: B }] }, URN, context([A]))).resolves.toMatchObject({
      tags: [{ tag: refTo('Tag', B) }],
    });
  });
});
