import { isJsonObject, type JsonObject, type JsonValue } from '../../../../foundation/common/json.js';
import type { ChangeEvent, ChangeOperation } from '../change.js';
import { type AspectDiff, objectsAt, shortName, textAt, type ValuePair } from './aspect-diff.js';

/** Values of structured properties that came, went or changed. */
export const STRUCTURED_PROPERTIES: AspectDiff = {
  aspectName: 'structuredProperties',
  categories: ['STRUCTURED_PROPERTY'],
  eventsOf(pair) {
    const before = byProperty(pair.before);
    const after = byProperty(pair.after);
    const names = [...new Set([...before.keys(), ...after.keys()])].sort();
    return names.flatMap((name) => eventsOf(name, before.get(name), after.get(name), pair));
  },
};

function byProperty(value: JsonObject | undefined): ReadonlyMap<string, string> {
  const assignments = objectsAt(value, 'properties');
  return new Map(assignments.map((one) => [textAt(one, 'propertyUrn') ?? '', JSON.stringify(plainValues(one))]));
}

/** The values of an assignment without the names of their types. */
function plainValues({ values }: JsonObject): readonly JsonValue[] {
  const given: readonly JsonValue[] = Array.isArray(values) ? values : [];
  return given.map((value) => (isJsonObject(value) ? (Object.values(value)[0] ?? null) : value));
}

const VERBS = { ADD: 'was added to', MODIFY: 'was changed on', REMOVE: 'was removed from' } as const;

function eventsOf(
  propertyUrn: string,
  before: string | undefined,
  after: string | undefined,
  { urn, auditStamp }: ValuePair,
): readonly ChangeEvent[] {
  if (before === after) return [];
  const operation: ChangeOperation & keyof typeof VERBS =
    before === undefined ? 'ADD' : after === undefined ? 'REMOVE' : 'MODIFY';
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
