import type { HistoryChangesQuery } from './history.generated.js';
import type { VersionChange } from './versions.js';

type Transaction = NonNullable<HistoryChangesQuery['getTimeline']>['changeTransactions'][number];

/** A change in words. */
export type ChangeText = NonNullable<Transaction['changes']>[number];

/** Everything that happened at one time by one actor. */
export interface TimelineEntry {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly actor: string | undefined;
  readonly texts: readonly ChangeText[];
  readonly versions: readonly VersionChange[];
}

/** The versions by their times, each with what the timeline says about that time. */
export function entriesOfVersions(
  changes: readonly VersionChange[],
  transactions: readonly Transaction[],
): readonly TimelineEntry[] {
  const entries = new Map<string, TimelineEntry>();
  for (const change of changes) {
    const { time, actor } = change.current;
    const key = `${time} ${actor}`;
    const entry = entries.get(key) ?? { time, actor, texts: textsAt(transactions, time, actor), versions: [] };
    entries.set(key, { ...entry, versions: [...entry.versions, change] });
  }
  return [...entries.values()];
}

/** The changes of one category, newest first; of all if it is empty. */
export function entriesOfCategory(transactions: readonly Transaction[], category: string): readonly TimelineEntry[] {
  const entries = transactions.map(({ timestampMillis, actor, changes }) => ({
    time: timestampMillis,
    actor: actor ?? undefined,
    texts: (changes ?? []).filter((change) => category === '' || change.category === category),
    versions: [],
  }));
  return entries.filter(({ texts }) => texts.length > 0).sort((a, b) => b.time - a.time);
}

/** The categories that occur, in alphabetical order. */
export function categoriesOf(transactions: readonly Transaction[]): readonly string[] {
  const all = transactions.flatMap(({ changes }) => (changes ?? []).flatMap(({ category }) => category ?? []));
  return [...new Set(all)].sort();
}

/** A text without the urn of the entity: `self` stands for it, and its columns go by their names. */
export function readableText(text: string, urn: string, self: string): string {
  const column = `urn:li:schemaField:(${urn},`;
  const [first = '', ...others] = text.split(column);
  return [first, ...others.map(withoutBracket)].join('').replaceAll(urn, self);
}

function withoutBracket(text: string): string {
  const at = text.indexOf(')');
  return at === -1 ? text : `'${text.slice(0, at)}'${text.slice(at + 1)}`;
}

function textsAt(transactions: readonly Transaction[], time: number, actor: string): readonly ChangeText[] {
  return transactions
    .filter((one) => one.timestampMillis === time && (one.actor ?? actor) === actor)
    .flatMap(({ changes }) => changes ?? []);
}
