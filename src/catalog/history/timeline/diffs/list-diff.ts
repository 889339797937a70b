import type { JsonValue } from '../../../../foundation/json/json.js';
import { listsBy } from '../../../../foundation/common/lists-by.js';
import type { ChangeCategory, ChangeEvent } from '../change.js';
import type { Changed } from './aspect-diff.js';

/** Identifies and describes the items of a list in events. */
export interface ListWording<Item> {
  readonly category: ChangeCategory;
  /** Returns the key that identifies an item in its list. */
  keyOf(item: Item): string;
  modifierOf(item: Item): string;
  parametersOf(item: Item): Readonly<Record<string, JsonValue>>;
  /** Returns the item as named in descriptions, such as `Tag 'pii'`. */
  nameOf(item: Item): string;
  /** Returns whether an item that stayed was modified; if absent, items are never modified. */
  isModified?(before: Item, after: Item): boolean;
}

/**
 * Returns the items of a list that were added, removed or modified, ordered by key. Items with the same key count one
 * by one. `changed`: the entity or column that has the list.
 */
export function listEvents<Item>(
  wording: ListWording<Item>,
  before: readonly Item[] = [],
  after: readonly Item[] = [],
  changed: Changed,
): readonly ChangeEvent[] {
  const old = listsBy(before, (item) => wording.keyOf(item));
  const young = listsBy(after, (item) => wording.keyOf(item));
  const keys = [...new Set([...old.keys(), ...young.keys()])].sort();
  return keys.flatMap((key) => {
    const [was, is] = [old.get(key) ?? [], young.get(key) ?? []];
    const modified = is.filter((item, at) => was[at] !== undefined && wording.isModified?.(was[at], item) === true);
    return [
      ...modified.map((item) => eventOf('MODIFY', item, wording, changed)),
      ...was.slice(is.length).map((item) => eventOf('REMOVE', item, wording, changed)),
      ...is.slice(was.length).map((item) => eventOf('ADD', item, wording, changed)),
    ];
  });
}

const DONE = { ADD: 'added to', REMOVE: 'removed from', MODIFY: 'changed on' } as const;

function eventOf<Item>(
  operation: keyof typeof DONE,
  item: Item,
  wording: ListWording<Item>,
  { urn, auditStamp }: Changed,
): ChangeEvent {
  return {
    entityUrn: urn,
    category: wording.category,
    operation,
    modifier: wording.modifierOf(item),
    parameters: wording.parametersOf(item),
    auditStamp,
    semVerChange: operation === 'MODIFY' ? 'PATCH' : 'MINOR',
    description: `${wording.nameOf(item)} was ${DONE[operation]} ${urn}.`,
  };
}
