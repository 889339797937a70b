import type { ChangeProposal } from '../../../aspects/index.js';
import type { JsonObject } from '../../../foundation/common/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { nextSortId } from './sort-id.js';
import type { StoredVersion, StoredVersionSet } from './version-set-reader.js';

const SCHEME = 'ALPHANUMERIC_GENERATED_BY_DATAHUB';

/** Version that `If-Version-Match` names for an aspect that is not stored. */
const NOT_STORED = '-1';

/** What is said of a new version. */
export interface VersionLabel {
  /** What people call the version. */
  readonly version: string;
  readonly comment?: string | undefined;
  /** When the version came about where it comes from, in milliseconds. */
  readonly sourceTimestamp?: number | undefined;
  /** Urn of who made it there. */
  readonly sourceCreator?: string | undefined;
}

/** A set as it was read, and what is put behind its latest version. */
export interface NextVersion {
  readonly set: StoredVersionSet;
  readonly latest: StoredVersion | undefined;
  readonly entityUrn: string;
  readonly label: VersionLabel;
  /** When it is done (milliseconds since 1970), and by whom. */
  readonly stamp: { readonly time: number; readonly actor: string };
}

/**
 * What makes an entity the latest version of a set, and the set name it: refused as a whole when the entity or the set
 * is written meanwhile. Throws `CONFLICT` where there is no next sort id.
 */
export function nextVersionProposals(next: NextVersion): readonly ChangeProposal[] {
  const { set, entityUrn } = next;
  const { properties, version } = set;
  const latest = { versioningScheme: SCHEME, ...properties, latest: entityUrn };
  return [
    upsert(entityUrn, 'versionProperties', versionProperties(next), NOT_STORED),
    upsert(set.urn, 'versionSetProperties', latest, version ?? NOT_STORED),
  ];
}

/** What makes a version that is stored the latest of its set. */
export function latestProposal(setUrn: string, latest: string): ChangeProposal {
  const patch = [{ op: 'add', path: '/latest', value: latest }] as const;
  return {
    urn: setUrn,
    entityType: 'versionSet',
    aspectName: 'versionSetProperties',
    changeType: 'PATCH',
    patch: { forceGenericPatch: true, patch },
  };
}

function versionProperties({ set, latest, label, stamp }: NextVersion): JsonObject {
  const { version, comment, sourceTimestamp, sourceCreator } = label;
  return {
    versionSet: set.urn,
    version: { versionTag: version },
    sortId: nextSortId(latest?.sortId),
    versioningScheme: SCHEME,
    metadataCreatedTimestamp: { ...stamp },
    ...(comment !== undefined && { comment }),
    ...(sourceTimestamp !== undefined && {
      sourceCreatedTimestamp: { time: sourceTimestamp, actor: sourceCreator ?? stamp.actor },
    }),
  };
}

function upsert(urn: string, aspectName: string, value: JsonObject, expected: string): ChangeProposal {
  const { entityType } = Urn.parse(urn);
  return { urn, entityType, aspectName, changeType: 'UPSERT', value, headers: { 'If-Version-Match': expected } };
}
