import type { ChangeProposal } from '../../../aspects/index.js';
import type { JsonObject } from '../../../foundation/common/json.js';
import { defined } from '../../../foundation/common/given.js';
import { Urn } from '../../../foundation/common/urn.js';
import {
  type AspectDeclaration,
  type StoredOf,
  versionProperties,
  versionSetProperties,
} from '../../../model/index.js';
import { nextSortId } from './sort-id.js';
import type { SetVersion, StoredVersionSet } from './version-set-reader.js';

const SCHEME = 'ALPHANUMERIC_GENERATED_BY_DATAHUB';

/** Value of `If-Version-Match` for an aspect that is not stored. */
const NOT_STORED = '-1';

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
    upsert(entityUrn, versionProperties, propertiesOf(next), NOT_STORED),
    upsert(set.urn, versionSetProperties, latest, set.version ?? NOT_STORED),
  ];
}

/** Returns the proposal that makes a stored version the latest one of its set. */
export function latestProposal(setUrn: string, latest: string): ChangeProposal {
  const patch = [{ op: 'add', path: '/latest', value: latest }] as const;
  return {
    urn: setUrn,
    entityType: 'versionSet',
    aspectName: versionSetProperties.name,
    changeType: 'PATCH',
    patch: { forceGenericPatch: true, patch },
  };
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
  expected: string,
): ChangeProposal {
  const { entityType } = Urn.parse(urn);
  const headers = { 'If-Version-Match': expected };
  return { urn, entityType, aspectName, changeType: 'UPSERT', value: value as JsonObject, headers };
}
