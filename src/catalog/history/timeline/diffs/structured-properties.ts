import { structuredProperties, type StoredOf } from '../../../../model/index.js';
import type { ChangeEvent, ChangeOperation } from '../change.js';
import { type AspectDiff, aspectDiff, type Changed, shortName } from './aspect-diff.js';

type StoredProperties = StoredOf<typeof structuredProperties>;

/** Diff of the values of structured properties. */
export const STRUCTURED_PROPERTIES: AspectDiff = aspectDiff(structuredProperties, ['STRUCTURED_PROPERTY'], (pair) => {
  const before = valuesByProperty(pair.before);
  const after = valuesByProperty(pair.after);
  const urns = [...new Set([...before.keys(), ...after.keys()])].sort();
  return urns.flatMap((urn) => eventsOf(urn, before.get(urn), after.get(urn), pair));
});

/** Returns the values of each property as JSON text, without the names of their types. */
function valuesByProperty(stored: StoredProperties | undefined): ReadonlyMap<string, string> {
  const assignments = stored?.properties ?? [];
  return new Map(
    assignments.map(({ propertyUrn, values }) => [
      propertyUrn,
      JSON.stringify(values.map(({ string, double }) => string ?? double)),
    ]),
  );
}

const VERBS = { ADD: 'was added to', MODIFY: 'was changed on', REMOVE: 'was removed from' } as const;

function operationOf(before: string | undefined, after: string | undefined): ChangeOperation & keyof typeof VERBS {
  if (before === undefined) return 'ADD';
  return after === undefined ? 'REMOVE' : 'MODIFY';
}

function eventsOf(
  propertyUrn: string,
  before: string | undefined,
  after: string | undefined,
  { urn, auditStamp }: Changed,
): readonly ChangeEvent[] {
  if (before === after) return [];
  const operation = operationOf(before, after);
  return [
    {
      entityUrn: urn,
      category: 'STRUCTURED_PROPERTY',
      operation,
      modifier: propertyUrn,
      parameters: { propertyUrn, propertyValues: after ?? before ?? '[]' },
      auditStamp,
      semVerChange: 'MINOR',
      description: `Structured property '${shortName(propertyUrn)}' ${VERBS[operation]} ${urn}.`,
    },
  ];
}
