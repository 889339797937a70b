import type { ChangeProposal, PlannedWrite, RuleContext } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { changeOf } from './change-of.js';
import { textAt } from './json-access.js';
import { isTrusted, systemUpdateMetadata } from './trusted-write.js';

/** The scheme of versions that name none. */
export const DEFAULT_SCHEME = 'LEXICOGRAPHIC_STRING';

/** The state of a version set with the batch applied. */
export interface VersionSetState {
  readonly urn: string;
  /** The stored properties. */
  readonly stored: JsonObject | undefined;
  /** The stored properties, or those that the batch brings for a new set. */
  readonly properties: JsonObject | undefined;
  /** The version that will be the latest once the batch is written. */
  readonly latest: string | undefined;
}

/**
 * The state of a version set with the batch applied: the latest version is the one that a caller names, else the one
 * with the largest sort id. `versions` are the versions of the set that the batch writes.
 */
export async function versionSetState(
  context: RuleContext,
  urn: string,
  versions: readonly PlannedWrite[],
): Promise<VersionSetState> {
  const stored = (await context.read(urn, 'versionSetProperties'))?.value;
  const written = changeOf(context, urn, 'versionSetProperties');
  if (written?.value !== undefined && !isTrusted(written.proposal, context)) {
    return { urn, stored, properties: stored ?? written.value, latest: textAt(written.value, 'latest') };
  }
  return { urn, stored, properties: stored, latest: await largest(context, versions, textAt(stored, 'latest')) };
}

async function largest(
  context: RuleContext,
  versions: readonly PlannedWrite[],
  storedLatest: string | undefined,
): Promise<string | undefined> {
  let latest = storedLatest;
  let sortId =
    storedLatest === undefined
      ? undefined
      : textAt((await context.read(storedLatest, 'versionProperties'))?.value, 'sortId');
  for (const { proposal, value } of versions) {
    const own = textAt(value, 'sortId') ?? '';
    if (sortId !== undefined && own <= sortId) continue;
    latest = proposal.urn;
    sortId = own;
  }
  return latest;
}

/** The proposal that marks a stored version as the latest of its set, or removes the mark. */
export function latestMark(urn: string, isLatest: boolean, cause: ChangeProposal): ChangeProposal {
  return {
    urn,
    entityType: Urn.parse(urn).entityType,
    aspectName: 'versionProperties',
    changeType: 'PATCH',
    patch: { forceGenericPatch: true, patch: [{ op: 'add', path: '/isLatest', value: isLatest }] },
    systemMetadata: systemUpdateMetadata(cause),
  };
}

/** Whether the batch itself writes the version's properties. */
export function isVersionWritten(context: RuleContext, urn: string): boolean {
  return changeOf(context, urn, 'versionProperties') !== undefined;
}
