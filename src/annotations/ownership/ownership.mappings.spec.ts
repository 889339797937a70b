import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { type GraphqlContext, refTo } from '../../entities/index.js';
import { ownershipField } from './ownership.mappings.js';

const DATASET = refTo('Dataset', 'urn:li:dataset:x');
const LAST_MODIFIED = { time: 1, actor: 'urn:li:corpuser:a' };

function show(stored: object | undefined): unknown {
  const entities = { value: async () => stored, ref: (urn: string) => refTo('Some', urn) };
  return ownershipField(DATASET, {} as never, fake<GraphqlContext>({ entities }), undefined as never);
}

describe('ownershipField', () => {
  it('should be null if nothing is stored, and keep an empty list', async () => {
    await expect(show(undefined)).resolves.toBeNull();
    await expect(show({ owners: [], lastModified: LAST_MODIFIED })).resolves.toEqual({
      owners: [],
      lastModified: LAST_MODIFIED,
    });
  });

  it.each([
    [
      { owner: 'urn:li:corpuser:a', type: 'NONE' },
      { owner: refTo('CorpUser', 'urn:li:corpuser:a'), type: 'NONE' },
    ],
    [{ owner: 'urn:li:corpGroup:g', type: 'NONE' }, { owner: refTo('CorpGroup', 'urn:li:corpGroup:g') }],
    [{ owner: 'urn:li:corpuser:a', type: 'NEVER_HEARD_OF' }, { type: null }],
    [
      { owner: 'urn:li:corpuser:a', type: 'NONE' },
      { ownershipType: refTo('OwnershipTypeEntity', 'urn:li:ownershipType:__system__none') },
    ],
    [
      { owner: 'urn:li:corpuser:a', type: 'CUSTOM', typeUrn: 'urn:li:ownershipType:chef' },
      { ownershipType: refTo('OwnershipTypeEntity', 'urn:li:ownershipType:chef') },
    ],
    [
      { owner: 'urn:li:corpuser:a', type: 'NONE', source: { type: 'MANUAL' } },
      { source: { type: 'MANUAL', url: null } },
    ],
    [{ owner: 'urn:li:corpuser:a', type: 'NONE', source: { type: 'ODD' } }, { source: null }],
    [
      { owner: 'urn:li:corpuser:a', type: 'NONE', attribution: { time: 3, actor: 'urn:li:corpuser:b' } },
      { attribution: { time: 3, actor: refTo('Some', 'urn:li:corpuser:b'), source: null, sourceDetail: [] } },
    ],
  ])('should convert %j', async (owner, shown) => {
    const result = await show({ owners: [owner], lastModified: LAST_MODIFIED });
    expect(result).toMatchObject({ owners: [{ associatedUrn: DATASET.urn, ...shown }] });
  });
});
