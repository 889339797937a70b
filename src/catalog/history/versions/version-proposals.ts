import { type AspectRecord, type ChangeProposal, ifUnchanged } from '../../../aspects/index.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { defined } from '../../../foundation/common/given.js';
import { Urn } from '../../../foundation/common/urn.js';
import {
  type AspectDeclaration,
  type StoredOf,
  versionProperties,
  versionSetKey,
  versionSetProperties,
} from '../../../model/index.js';
import { nextSortId } from './sort-id.js';
import type { SetVersion, StoredVersionSet } from './version-set-reader.js';

const SCHEME = 'ALPHANUMERIC_GENERATED_BY_DATAHUB';

/** Properties of a new version. */
export interface VersionLabel {
  /** Name of the version. */
  readonly version: string;
  readonly comment?: string | undefined;
  /** Time when the version was created in its source system, in milliseconds since 1970. */
  readonly sourceTimestamp?: number | undefined;
  /** Urn of the actor that created the version in its source system. */
  readonly sourceCreator?: string | undefined;
}

/** A version set as it was read, with the version to append. */
export interface NextVersion {
  readonly set: StoredVersionSet;
  readonly latest: SetVersion | undefined;
  readonly entityUrn: string;
  readonly label: VersionLabel;
  /** Time of the change (milliseconds since 1970) and its actor. */
  readonly stamp: { readonly time: number; readonly actor: string };
}

/**
 * Returns the proposals that make an entity the latest version of a set. Ingestion rejects both if the entity or the
 * set has changed since it was read. Throws `CONFLICT` if there is no next sort id.
 */
export function nextVersionProposals(next: NextVersion): readonly ChangeProposal[] {
  const { set, entityUrn } = next;
  const latest = { versioningScheme: SCHEME, ...set.properties, latest: entityUrn } as const;
  return [
    upsert(entityUrn, versionProperties, propertiesOf(next), undefined),
    upsert(set.urn, versionSetProperties, latest, set.record),
  ];
}

/**
 * Returns the proposals that remove a version from its set: `next` becomes the latest version if `version` was, and a
 * set without a further version is deleted. Ingestion rejects all of them if the version, the set or the new latest
 * version has changed since it was read.
 */
export function removalProposals(
  set: StoredVersionSet,
  version: SetVersion,
  next: SetVersion | undefined,
): readonly ChangeProposal[] {
  const removal = deletion(version.urn, versionProperties.name, version.record);
  if (next === undefined)
    return [
      removal,
      deletion(set.urn, versionSetProperties.name, set.record),
      { urn: set.urn, entityType: Urn.parse(set.urn).entityType, aspectName: versionSetKey.name, changeType: 'DELETE' },
    ];
  if (set.properties?.latest !== version.urn) return [removal];
  const latest = { ...set.properties, latest: next.urn };
  return [removal, upsert(set.urn, versionSetProperties, latest, set.record), unchanged(next)];
}

function propertiesOf({ set, latest, label, stamp }: NextVersion): StoredOf<typeof versionProperties> {
  const { version, comment, sourceTimestamp, sourceCreator } = label;
  const sourceCreatedTimestamp =
    sourceTimestamp === undefined ? undefined : { time: sourceTimestamp, actor: sourceCreator ?? stamp.actor };
  return {
    versionSet: set.urn,
    version: { versionTag: version },
    sortId: nextSortId(latest?.sortId),
    versioningScheme: SCHEME,
    metadataCreatedTimestamp: stamp,
    ...defined({ comment, sourceCreatedTimestamp }),
  };
}

function upsert<Aspect extends AspectDeclaration>(
  urn: string,
  { name: aspectName }: Aspect,
  value: StoredOf<Aspect>,
  read: AspectRecord | undefined,
): ChangeProposal {
  const { entityType } = Urn.parse(urn);
  return { urn, entityType, aspectName, changeType: 'UPSERT', value: value as JsonObject, headers: ifUnchanged(read) };
}

function deletion(urn: string, aspectName: string, read: AspectRecord | undefined): ChangeProposal {
  const { entityType } = Urn.parse(urn);
  return { urn, entityType, aspectName, changeType: 'DELETE', headers: ifUnchanged(read) };
}

/** Returns a proposal that changes nothing itself: it fails if the version has changed since it was read. */
function unchanged({ urn, record }: SetVersion): ChangeProposal {
  const { entityType } = Urn.parse(urn);
  const patch = { forceGenericPatch: true, patch: [] };
  return {
    urn,
    entityType,
    aspectName: versionProperties.name,
    changeType: 'PATCH',
    patch,
    headers: ifUnchanged(record),
  };
}
