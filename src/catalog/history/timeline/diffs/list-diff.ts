import type { JsonValue } from '../../../../foundation/common/json.js';
import type { ChangeCategory, ChangeEvent } from '../change.js';
import type { Changed } from './aspect-diff.js';

/** How the items of a list are identified and described in events. */
export interface ListWording<Item> {
  readonly category: ChangeCategory;
  /** Identifies an item in its list. */
  keyOf(item: Item): string;
  modifierOf(item: Item): string;
  parametersOf(item: Item): Readonly<Record<string, JsonValue>>;
  /** The item in a description, as in `Tag 'pii'`. */
  nameOf(item: Item): string;
}

/** Returns the items that were added to or removed from a list, ordered by key. `changed`: the holder of the list. */
export function listEvents<Item>(
  wording: ListWording<Item>,
  before: readonly Item[] = [],
  after: readonly Item[] = [],
  changed: Changed,
): readonly ChangeEvent[] {
  const old = new Map(before.map((item) => [wording.keyOf(item), item]));
  const young = new Map(after.map((item) => [wording.keyOf(item), item]));
  const added = [...young].filter(([key]) => !old.has(key));
  const removed = [...old].filter(([key]) => !young.has(key));
  return [
    ...removed.map(([key, item]) => ({ key, event: eventOf('REMOVE', item, wording, changed) })),
    ...added.map(([key, item]) => ({ key, event: eventOf('ADD', item, wording, changed) })),
  ]
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ event }) => event);
}

function eventOf<Item>(
  operation: 'ADD' | 'REMOVE',
  item: Item,
  wording: ListWording<Item>,
  { urn, auditStamp }: Changed,
): ChangeEvent {
  const done = operation === 'ADD' ? 'added to' : 'removed from';
  return {
    entityUrn: urn,
    category: wording.category,
    operation,
    modifier: wording.modifierOf(item),
    parameters: wording.parametersOf(item),
    auditStamp,
    semVerChange: 'MINOR',
    description: `${wording.nameOf(item)} was ${done} ${urn}.`,
  };
}
