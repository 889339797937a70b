import type { ChangeCategory, ChangeEvent, SemanticChange } from '../change.js';
import { type AspectDiff, textAt, type ValuePair } from './aspect-diff.js';

/** How a text of an aspect is told about. */
export interface TextWording {
  readonly category: ChangeCategory;
  /** Name of the text for people and in parameters, as in `description`. */
  readonly name: string;
  /** How much a change of the text matters; coming and going is MINOR. */
  readonly modified: SemanticChange;
}

/** The event of a text that came, went or changed; none when it stayed. */
export function textEvents(
  { category, name, modified }: TextWording,
  before: string | undefined,
  after: string | undefined,
  { urn, auditStamp }: Pick<ValuePair, 'urn' | 'auditStamp'>,
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

function texts(aspectName: string, ...members: readonly string[]): AspectDiff {
  return {
    aspectName,
    categories: ['DOCUMENTATION'],
    eventsOf: (pair) =>
      members.flatMap((name) =>
        textEvents(
          { category: 'DOCUMENTATION', name, modified: 'MINOR' },
          textAt(pair.before, name),
          textAt(pair.after, name),
          pair,
        ),
      ),
  };
}

/** Texts that describe an entity. */
export const TEXT_DIFFS: readonly AspectDiff[] = [
  texts('datasetProperties', 'description'),
  texts('editableDatasetProperties', 'description'),
  texts('domainProperties', 'name', 'description'),
  texts('dataProductProperties', 'name', 'description'),
  texts('glossaryTermInfo', 'name', 'definition'),
];
