import {
  type AspectDeclaration,
  dataProductProperties,
  datasetProperties,
  domainProperties,
  editableDatasetProperties,
  glossaryTermInfo,
  type StoredOf,
} from '../../../../model/index.js';
import type { ChangeCategory, ChangeEvent, SemanticChange } from '../change.js';
import { type AspectDiff, aspectDiff, type Changed } from './aspect-diff.js';

/** Describes a text of an aspect in events. */
export interface TextWording {
  readonly category: ChangeCategory;
  /** Name of the text in descriptions and parameters, such as `description`. */
  readonly name: string;
  /** Impact of a modification; additions and removals are MINOR. */
  readonly modified: SemanticChange;
}

/** Returns the event of a text that was added, removed or modified; empty if the text is unchanged. */
export function textEvents(
  { category, name, modified }: TextWording,
  before: string | undefined,
  after: string | undefined,
  { urn, auditStamp }: Changed,
): readonly ChangeEvent[] {
  if (before === after) return [];
  const common = { entityUrn: urn, category, auditStamp };
  const previous = `previous${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (before === undefined)
    return [
      {
        ...common,
        operation: 'ADD',
        semVerChange: 'MINOR',
        parameters: { [name]: after ?? '' },
        description: `The ${name} of ${urn} was added: '${after ?? ''}'.`,
      },
    ];
  if (after === undefined)
    return [
      {
        ...common,
        operation: 'REMOVE',
        semVerChange: 'MINOR',
        parameters: { [name]: before },
        description: `The ${name} of ${urn} was removed; it was '${before}'.`,
      },
    ];
  return [
    {
      ...common,
      operation: 'MODIFY',
      semVerChange: modified,
      parameters: { [name]: after, [previous]: before },
      description: `The ${name} of ${urn} was changed from '${before}' to '${after}'.`,
    },
  ];
}

/** Returns a diff of texts of `aspect`, keyed by their names. */
function texts<Aspect extends AspectDeclaration>(
  aspect: Aspect,
  read: Readonly<Record<string, (value: StoredOf<Aspect>) => string | undefined>>,
): AspectDiff {
  return aspectDiff(aspect, ['DOCUMENTATION'], (pair) =>
    Object.entries(read).flatMap(([name, textOf]) =>
      textEvents(
        { category: 'DOCUMENTATION', name, modified: 'MINOR' },
        pair.before === undefined ? undefined : textOf(pair.before),
        textOf(pair.after),
        pair,
      ),
    ),
  );
}

/** Diffs of the texts that describe an entity. */
export const TEXT_DIFFS: readonly AspectDiff[] = [
  texts(datasetProperties, { description: ({ description }) => description }),
  texts(editableDatasetProperties, { description: ({ description }) => description }),
  texts(domainProperties, { name: ({ name }) => name, description: ({ description }) => description }),
  texts(dataProductProperties, { name: ({ name }) => name, description: ({ description }) => description }),
  texts(glossaryTermInfo, { name: ({ name }) => name, definition: ({ definition }) => definition }),
];
