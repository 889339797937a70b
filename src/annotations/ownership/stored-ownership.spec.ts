import { describe, expect, it } from '@jest/globals';
import { OwnershipType } from './ownership-type.enum.js';
import type { OwnerUpdate } from './ownership-update.input.js';
import { ownershipOf } from './stored-ownership.js';

const OWNER = 'urn:li:corpuser:a';

describe('ownershipOf', () => {
  it.each<[Omit<OwnerUpdate, 'owner'>, string, string]>([
    [{ type: OwnershipType.DATA_STEWARD }, 'DATA_STEWARD', 'urn:li:ownershipType:__system__data_steward'],
    [{}, 'NONE', 'urn:li:ownershipType:__system__none'],
    [
      { ownershipTypeUrn: 'urn:li:ownershipType:__system__business_owner', type: OwnershipType.NONE },
      'BUSINESS_OWNER',
      'urn:li:ownershipType:__system__business_owner',
    ],
    [{ ownershipTypeUrn: 'urn:li:ownershipType:chef' }, 'CUSTOM', 'urn:li:ownershipType:chef'],
    [{ ownershipTypeUrn: 'urn:li:ownershipType:__system__odd' }, 'CUSTOM', 'urn:li:ownershipType:__system__odd'],
  ])('should store %j with type %s', (update, type, typeUrn) => {
    expect(ownershipOf({ owners: [{ owner: OWNER, ...update }] }, 'urn:li:corpuser:b', 5)).toEqual({
      owners: [{ owner: OWNER, type, typeUrn, source: { type: 'MANUAL' } }],
      lastModified: { time: 5, actor: 'urn:li:corpuser:b' },
    });
  });
});
