import { typeTextOf, urnText } from '../design/entity-name.js';

/** An entity that the search box suggests. */
export interface Suggestion {
  readonly urn: string;
  readonly name: string;
  /** What people call its type. */
  readonly type: string;
}

interface Group {
  readonly type: string;
  readonly entities: readonly { readonly urn: string; readonly name: string | undefined }[];
}

const MOST = 12;

/** The suggestions of all types in one list: of many types, each keeps its first ones. */
export function suggestionsOf(groups: readonly Group[]): readonly Suggestion[] {
  const each = Math.max(1, Math.floor(MOST / Math.max(1, groups.length)));
  return groups
    .flatMap(({ type, entities }) =>
      entities
        .slice(0, each)
        .map(({ urn, name }) => ({ urn, name: name ?? urnText(urn), type: typeTextOf({ type, urn }) })),
    )
    .slice(0, MOST);
}

/**
 * The index that an arrow key reaches from `active` among `count` suggestions; -1 is the box itself, between the last
 * and the first. Undefined for other keys.
 */
export function nextActive(key: string, active: number, count: number): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  return step === undefined ? undefined : ((active + 1 + step + count + 1) % (count + 1)) - 1;
}
