import type { JsonObject } from '../../../../foundation/common/json.js';
import { schemaFieldUrn } from '../../../../graph/index.js';
import type { ChangeEvent } from '../change.js';
import { objectAt, objectsAt, textAt, type ValuePair } from './aspect-diff.js';
import { TAG_WORDING, TERM_WORDING } from './labels.js';
import { listEvents, type ListWording } from './list-diff.js';
import { textEvents } from './texts.js';

/** Columns of one value by path. */
export function columnsOf(value: JsonObject | undefined, member: string): ReadonlyMap<string, JsonObject> {
  return new Map(objectsAt(value, member).map((column) => [textAt(column, 'fieldPath') ?? '', column]));
}

/** What changed in the description, the tags and the terms of one column. */
export function columnEvents(
  path: string,
  before: JsonObject | undefined,
  after: JsonObject | undefined,
  pair: ValuePair,
): readonly ChangeEvent[] {
  const column = { urn: schemaFieldUrn(pair.urn, path), auditStamp: pair.auditStamp };
  const wording = { category: 'DOCUMENTATION', name: 'description', modified: 'PATCH' } as const;
  const events = [
    ...textEvents(wording, textAt(before, 'description'), textAt(after, 'description'), column),
    ...labelEvents(TAG_WORDING, 'globalTags', 'tags', before, after, column),
    ...labelEvents(TERM_WORDING, 'glossaryTerms', 'terms', before, after, column),
  ];
  return events.map((event) => ({
    ...event,
    parameters: { ...event.parameters, fieldPath: path, parentUrn: pair.urn },
  }));
}

function labelEvents(
  wording: ListWording<JsonObject>,
  aspect: string,
  list: string,
  before: JsonObject | undefined,
  after: JsonObject | undefined,
  column: Pick<ValuePair, 'urn' | 'auditStamp'>,
): readonly ChangeEvent[] {
  return listEvents(
    wording,
    objectsAt(objectAt(before, aspect), list),
    objectsAt(objectAt(after, aspect), list),
    column,
  );
}
