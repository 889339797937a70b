import type { JsonObject } from '../../../../foundation/common/json.js';
import type { ChangeEvent, ChangeOperation } from '../change.js';
import { type AspectDiff, given, textAt, type ValuePair } from './aspect-diff.js';

/** Soft deletes and what undoes them. */
const STATUS: AspectDiff = {
  aspectName: 'status',
  categories: ['LIFECYCLE'],
  eventsOf: (pair) => {
    const { urn, before, after, auditStamp } = pair;
    const isRemoved = after['removed'] === true;
    if ((before?.['removed'] === true) === isRemoved) return [];
    const operation: ChangeOperation = isRemoved ? 'SOFT_DELETE' : 'REINSTATE';
    const description = `${urn} was ${isRemoved ? 'marked as removed' : 'brought back'}.`;
    return [{ entityUrn: urn, category: 'LIFECYCLE', operation, auditStamp, semVerChange: 'MINOR', description }];
  },
};

const DEPRECATION: AspectDiff = {
  aspectName: 'deprecation',
  categories: ['DEPRECATION'],
  eventsOf: ({ urn, before, after, auditStamp }) => {
    const isDeprecated = after['deprecated'] === true;
    if ((before?.['deprecated'] === true) === isDeprecated) return [];
    const status = isDeprecated ? 'DEPRECATED' : 'ACTIVE';
    return [
      {
        entityUrn: urn,
        category: 'DEPRECATION',
        operation: 'MODIFY',
        modifier: status,
        parameters: given({ status, note: textAt(after, 'note') }),
        auditStamp,
        semVerChange: 'MINOR',
        description: `${urn} is ${isDeprecated ? 'now' : 'no longer'} deprecated.`,
      },
    ];
  },
};

const VERSION: AspectDiff = {
  aspectName: 'versionProperties',
  categories: ['VERSIONING'],
  eventsOf(pair) {
    const { before, after } = pair;
    const versionTag = tagOf(after);
    if (before === undefined) return [versionEvent(pair, 'ADD', versionParameters(after))];
    const isSame = versionTag === tagOf(before) && after['isLatest'] === before['isLatest'];
    if (isSame && textAt(after, 'comment') === textAt(before, 'comment')) return [];
    const previousVersionTag = versionTag === tagOf(before) ? undefined : tagOf(before);
    return [versionEvent(pair, 'MODIFY', { ...versionParameters(after), previousVersionTag })];
  },
};

/** Where an entity stands in its life: deletes, deprecation, and its place among its versions. */
export const STATE_DIFFS: readonly AspectDiff[] = [STATUS, DEPRECATION, VERSION];

type VersionParameters = Readonly<Record<string, string | undefined>>;

function tagOf(value: JsonObject): string | undefined {
  return textAt(value, 'version', 'versionTag');
}

function versionParameters(value: JsonObject): VersionParameters {
  return {
    versionTag: tagOf(value),
    comment: textAt(value, 'comment'),
    versionSetUrn: textAt(value, 'versionSet'),
    isLatest: String(value['isLatest'] === true),
  };
}

function versionEvent(
  { urn, auditStamp }: ValuePair,
  operation: 'ADD' | 'MODIFY',
  parameters: VersionParameters,
): ChangeEvent {
  const tag = parameters['versionTag'] ?? '';
  return {
    entityUrn: urn,
    category: 'VERSIONING',
    operation,
    modifier: tag,
    parameters: given(parameters),
    auditStamp,
    semVerChange: operation === 'ADD' ? 'MINOR' : 'PATCH',
    description: operation === 'ADD' ? `${urn} became version '${tag}'.` : `Version '${tag}' of ${urn} was changed.`,
  };
}
