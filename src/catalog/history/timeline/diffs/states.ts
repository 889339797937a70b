import { defined } from '../../../../foundation/common/given.js';
import { deprecation, status, type StoredOf, versionProperties } from '../../../../model/index.js';
import type { ChangeEvent, ChangeOperation } from '../change.js';
import { type AspectDiff, aspectDiff, type Changed } from './aspect-diff.js';

/** Diff of soft deletion and its reversal. */
const STATUS = aspectDiff(status, ['LIFECYCLE'], ({ urn, before, after, auditStamp }) => {
  const isRemoved = after.removed === true;
  if ((before?.removed === true) === isRemoved) return [];
  const operation: ChangeOperation = isRemoved ? 'SOFT_DELETE' : 'REINSTATE';
  const description = `${urn} was ${isRemoved ? 'marked as removed' : 'brought back'}.`;
  return [{ entityUrn: urn, category: 'LIFECYCLE', operation, auditStamp, semVerChange: 'MINOR', description }];
});

const DEPRECATION = aspectDiff(deprecation, ['DEPRECATION'], ({ urn, before, after, auditStamp }) => {
  const { deprecated: isDeprecated, note } = after;
  if ((before?.deprecated === true) === isDeprecated) return [];
  const modifier = isDeprecated ? 'DEPRECATED' : 'ACTIVE';
  return [
    {
      entityUrn: urn,
      category: 'DEPRECATION',
      operation: 'MODIFY',
      modifier,
      parameters: { status: modifier, note },
      auditStamp,
      semVerChange: 'MINOR',
      description: `${urn} is ${isDeprecated ? 'now' : 'no longer'} deprecated.`,
    },
  ];
});

const VERSION = aspectDiff(versionProperties, ['VERSIONING'], (pair) => {
  const { before, after } = pair;
  if (before === undefined) return [versionEvent(pair, 'ADD', versionParameters(after))];
  const previous = before.version.versionTag;
  const isRenamed = after.version.versionTag !== previous;
  if (!isRenamed && after.isLatest === before.isLatest && after.comment === before.comment) return [];
  const previousVersionTag = isRenamed ? previous : undefined;
  return [versionEvent(pair, 'MODIFY', { ...versionParameters(after), previousVersionTag })];
});

/** Diffs of the state of an entity: soft deletion, deprecation and version. */
export const STATE_DIFFS: readonly AspectDiff[] = [STATUS, DEPRECATION, VERSION];

interface VersionParameters {
  readonly versionTag: string | undefined;
  readonly comment: string | undefined;
  readonly versionSetUrn: string;
  readonly isLatest: string;
  readonly previousVersionTag?: string | undefined;
}

function versionParameters({
  version: { versionTag },
  comment,
  versionSet: versionSetUrn,
  isLatest,
}: StoredOf<typeof versionProperties>): VersionParameters {
  return { versionTag, comment, versionSetUrn, isLatest: String(isLatest === true) };
}

function versionEvent(
  { urn, auditStamp }: Changed,
  operation: 'ADD' | 'MODIFY',
  parameters: VersionParameters,
): ChangeEvent {
  const modifier = parameters.versionTag ?? '';
  return {
    entityUrn: urn,
    category: 'VERSIONING',
    operation,
    modifier,
    parameters: defined(parameters),
    auditStamp,
    semVerChange: operation === 'ADD' ? 'MINOR' : 'PATCH',
    description:
      operation === 'ADD' ? `${urn} became version '${modifier}'.` : `Version '${modifier}' of ${urn} was changed.`,
  };
}
