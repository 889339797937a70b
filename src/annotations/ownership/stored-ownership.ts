import { enumValue } from '../../entities/index.js';
import { idOfUrn } from '../../foundation/common/urn.js';
import type { ownership, StoredOf } from '../../model/index.js';
import { OwnershipType } from './ownership-type.enum.js';
import type { OwnershipUpdate } from './ownership-update.input.js';

/** A value of the aspect `ownership`. */
export type StoredOwnership = StoredOf<typeof ownership>;

/** An owner in the aspect `ownership`. */
export type StoredOwner = StoredOwnership['owners'][number];

const SYSTEM_PREFIX = '__system__';

/** Returns the urn of a built-in ownership type. */
export function ownershipTypeUrn(type: string): string {
  return `urn:li:ownershipType:${SYSTEM_PREFIX}${type.toLowerCase()}`;
}

/** Returns ownership by `actor` alone, as a technical owner. `time`: milliseconds since 1970. */
export function technicalOwner(actor: string, time: number): StoredOwnership {
  const type = OwnershipType.TECHNICAL_OWNER;
  const owners = [{ owner: actor, type, typeUrn: ownershipTypeUrn(type), source: { type: 'MANUAL' as const } }];
  return { owners, lastModified: { time, actor } };
}

/** Converts an update to a value of the aspect `ownership`. `time`: milliseconds since 1970. */
export function ownershipOf({ owners }: OwnershipUpdate, actor: string, time: number): StoredOwnership {
  const stored = owners.map(({ owner, type, ownershipTypeUrn: urn }) => ({
    owner,
    type: urn == null ? (type ?? OwnershipType.NONE) : builtInType(urn),
    typeUrn: urn ?? ownershipTypeUrn(type ?? OwnershipType.NONE),
    source: { type: 'MANUAL' as const },
  }));
  return { owners: stored, lastModified: { time, actor } };
}

function builtInType(urn: string): OwnershipType {
  const id = idOfUrn(urn);
  const name = id.startsWith(SYSTEM_PREFIX) ? id.slice(SYSTEM_PREFIX.length).toUpperCase() : undefined;
  return enumValue(OwnershipType, name) ?? OwnershipType.CUSTOM;
}
