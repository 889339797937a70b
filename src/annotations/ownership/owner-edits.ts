import type { PatchOperation } from '../../aspects/index.js';
import { type AspectEdit, patchEdit, pointer } from '../../entities/index.js';
import { ownership } from '../../model/index.js';
import type { OwnershipType } from './ownership-type.enum.js';
import { ownershipTypeUrn, type StoredOwner, type StoredOwnership } from './stored-ownership.js';

/** Keys of an entry: owner, ownership type and source. Entries from other sources stay unchanged. */
const KEYS = { owners: ['owner', 'type', 'typeUrn', 'attribution␟source'] };

/** An ownership to add. */
export interface NewOwner {
  readonly owner: string;
  readonly type: OwnershipType;
  /** Urn of the ownership type. */
  readonly typeUrn: string;
}

/** Actor and time of a change of owners. */
type OwnershipStamp = StoredOwnership['lastModified'];

/** Returns the edit that adds owners to an entity; a stored ownership of the same owner and type is replaced. */
export function addingOwners(
  urn: string,
  owners: readonly NewOwner[],
  stored: StoredOwnership | undefined,
  stamp: OwnershipStamp,
): AspectEdit {
  const replaced = owners.flatMap(({ owner, typeUrn }) => entriesOf(stored, owner, typeUrn)).map(removing);
  const added = owners.map(({ owner, type, typeUrn }): PatchOperation => ({
    op: 'add',
    path: pointer('owners', owner, type, typeUrn, ''),
    value: { owner, type, typeUrn, source: { type: 'MANUAL' } },
  }));
  return edit(urn, [...replaced, ...added], stamp);
}

/**
 * Returns the edit that removes ownerships of one type, or of all types, from an entity; undefined if there is nothing
 * to remove.
 */
export function removingOwners(
  urn: string,
  owners: readonly string[],
  typeUrn: string | undefined,
  stored: StoredOwnership | undefined,
  stamp: OwnershipStamp,
): AspectEdit | undefined {
  const ended = owners.flatMap((owner) => entriesOf(stored, owner, typeUrn));
  return ended.length === 0 ? undefined : edit(urn, ended.map(removing), stamp);
}

function edit(urn: string, patch: readonly PatchOperation[], stamp: OwnershipStamp): AspectEdit {
  const stamped: PatchOperation = { op: 'add', path: '/lastModified', value: { ...stamp } };
  return patchEdit(urn, ownership, [...patch, stamped], KEYS);
}

function entriesOf(stored: StoredOwnership | undefined, owner: string, typeUrn: string | undefined): StoredOwner[] {
  const entries = (stored?.owners ?? []).filter(
    (entry) =>
      entry.owner === owner && (typeUrn === undefined || (entry.typeUrn ?? ownershipTypeUrn(entry.type)) === typeUrn),
  );
  return [...new Map(entries.map((entry) => [`${entry.type} ${entry.typeUrn ?? ''}`, entry])).values()];
}

function removing({ owner, type, typeUrn }: StoredOwner): PatchOperation {
  return { op: 'remove', path: pointer('owners', owner, type, typeUrn ?? '') };
}
