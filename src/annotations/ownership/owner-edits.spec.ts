import { describe, expect, it } from '@jest/globals';
import { addingOwners, removingOwners } from './owner-edits.js';
import { OwnershipType } from './ownership-type.enum.js';
import { ownershipTypeUrn, type StoredOwnership } from './stored-ownership.js';

const ASSET = 'urn:li:tag:t';
const ANN = 'urn:li:corpuser:ann';
const STAMP = { time: 5, actor: 'urn:li:corpuser:me' };
const TECHNICAL = ownershipTypeUrn('TECHNICAL_OWNER');
const STORED: StoredOwnership = {
  owners: [
    { owner: ANN, type: 'TECHNICAL_OWNER' },
    { owner: ANN, type: 'CUSTOM', typeUrn: 'urn:li:ownershipType:a' },
    { owner: 'urn:li:corpuser:bob', type: 'TECHNICAL_OWNER', typeUrn: TECHNICAL },
  ],
  lastModified: { time: 1, actor: 'x' },
};
const stamped = { op: 'add', path: '/lastModified', value: STAMP };
const path = (...parts: readonly string[]) => ['', 'owners', ...parts].join('/');

describe('addingOwners', () => {
  it('should replace an ownership of the same owner and type, even if only the built-in type is stored', () => {
    const added = { owner: ANN, type: OwnershipType.TECHNICAL_OWNER, typeUrn: TECHNICAL };
    const edit = addingOwners(ASSET, [added], STORED, STAMP);
    expect(edit).toMatchObject({
      patch: [
        { op: 'remove', path: path(ANN, 'TECHNICAL_OWNER', '') },
        {
          op: 'add',
          path: path(ANN, 'TECHNICAL_OWNER', TECHNICAL, ''),
          value: { ...added, source: { type: 'MANUAL' } },
        },
        stamped,
      ],
    });
  });
});

describe('removingOwners', () => {
  it.each<[string | undefined, string[]]>([
    [undefined, [path(ANN, 'TECHNICAL_OWNER', ''), path(ANN, 'CUSTOM', 'urn:li:ownershipType:a')]],
    [TECHNICAL, [path(ANN, 'TECHNICAL_OWNER', '')]],
  ])('should remove ownerships of type %s', (typeUrn, paths) => {
    const patch = [...paths.map((at) => ({ op: 'remove', path: at })), stamped];
    expect(removingOwners(ASSET, [ANN], typeUrn, STORED, STAMP)).toMatchObject({ patch });
  });

  it('should change nothing if there is nothing to remove', () => {
    expect(removingOwners(ASSET, ['urn:li:corpuser:eve'], undefined, STORED, STAMP)).toBeUndefined();
    expect(removingOwners(ASSET, [ANN], undefined, undefined, STAMP)).toBeUndefined();
  });
});
