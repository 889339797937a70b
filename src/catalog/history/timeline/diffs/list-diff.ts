import type { JsonValue } from '../../../../foundation/common/json.js';
import type { ChangeCategory, ChangeEvent } from '../change.js';
import type { ValuePair } from './aspect-diff.js';

/** How the items of a list are told apart and told about. */
export interface ListWording<Item> {
  readonly category: ChangeCategory;
  keyOf(item: Item): string;
  modifierOf(item: Item): string;
  parametersOf(item: Item): Readonly<Record<string, JsonValue>>;
  /** What was added or removed, as in `Tag 'pii'`. */
  nameOf(item: Item): string;
}

/**
 * What came into a list and what left it, ordered by key. `urn` is what holds the list: the entity or one of its
 * columns.
 */
export function listEvents<Item>(
  wording: ListWording<Item>,
  before: readonly Item[],
  after: readonly Item[],
  { urn, auditStamp }: Pick<ValuePair, 'urn' | 'auditStamp'>,
): readonly ChangeEvent[] {
  const old = new Map(before.map((item) => [wording.keyOf(item), item]));
  const young = new Map(after.map((item) => [wording.keyOf(item), item]));
  const event = (operation: 'ADD' | 'REMOVE', item: Item): ChangeEvent => ({
    entityUrn: urn,
    category: wording.category,
    operation,
    modifier: wording.modifierOf(item),
    parameters: wording.parametersOf(item),
    auditStamp,
    semVerChange: 'MINOR',
    description:
      operation === 'ADD'
        ? `${wording.nameOf(item)} was added to ${urn}.`
        : `${wording.nameOf(item)} was removed from ${urn}.`,
  });
  const added = [...young].filter(([key]) => !old.has(key)).map(([key, item]) => ({ key, event: event('ADD', item) }));
  const removed = [...old]
    .filter(([key]) => !young.has(key))
    .map(([key, item]) => ({ key, event: event('REMOVE', item) }));
  return [...removed, ...added].sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ event: change }) => change);
}
