import type { JsonObject } from '../../foundation/common/json.js';
import { enumValue, idOfUrn, type StoredAttribution } from '../../entities/index.js';
import { OwnershipType } from './ownership-type.enum.js';
import type { OwnershipUpdate } from './ownership-update.input.js';

/** One entry of the aspect `ownership`. */
export interface StoredOwner {
  readonly owner: string;
  readonly type: string;
  readonly typeUrn?: string;
  readonly source?: { readonly type: string; readonly url?: string };
  readonly attribution?: StoredAttribution;
}

/** The aspect `ownership`. */
export interface StoredOwnership {
  readonly owners: readonly StoredOwner[];
  readonly lastModified: { readonly time: number; readonly actor: string };
}

const SYSTEM_PREFIX = '__system__';

/** Urn of a built-in kind of ownership. */
export function ownershipTypeUrn(type: string): string {
  return `urn:li:ownershipType:${SYSTEM_PREFIX}${type.toLowerCase()}`;
}

/** A value of the aspect `ownership` in which `actor` alone is technical owner since `time` (milliseconds). */
export function technicalOwner(actor: string, time: number): JsonObject {
  const type = OwnershipType.TECHNICAL_OWNER;
  const owners = [{ owner: actor, type, typeUrn: ownershipTypeUrn(type), source: { type: 'MANUAL' } }];
  return { owners, lastModified: { time, actor } };
}

/** The value of the aspect `ownership` that an update asks for, made by `actor` at `time` (milliseconds). */
export function ownershipOf({ owners }: OwnershipUpdate, actor: string, time: number): JsonObject {
  const stored = owners.map(({ owner, type, ownershipTypeUrn: urn }) => ({
    owner,
    type: urn == null ? (type ?? OwnershipType.NONE) : builtInType(urn),
    typeUrn: urn ?? ownershipTypeUrn(type ?? OwnershipType.NONE),
    source: { type: 'MANUAL' },
  }));
  return { owners: stored, lastModified: { time, actor } };
}

function builtInType(urn: string): OwnershipType {
  const id = idOfUrn(urn);
  const name = id.startsWith(SYSTEM_PREFIX) ? id.slice(SYSTEM_PREFIX.length).toUpperCase() : undefined;
  return enumValue(OwnershipType, name) ?? OwnershipType.CUSTOM;
}
