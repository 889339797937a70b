import type { SqlParameter, TableShape } from '../sql/sql-transaction.js';

type Row = readonly SqlParameter[];

/** The keys of rows that are inserted into a table. */
export interface ConflictKeys {
  /**
   * The rows of all lists, in rounds in which no key occurs twice, each in the order of the keys. Of rows with one key,
   * the later one is in a later round.
   */
  rounds(lists: readonly (readonly Row[])[]): readonly (readonly Row[])[];
}

/** The keys of the rows of `table`. */
export function conflictKeys({ columns, key }: TableShape): ConflictKeys {
  const places = key.map((column) => columns.indexOf(column));
  const keyOf = (row: Row): string => places.map((place) => String(row[place])).join('\n');
  return {
    rounds: (lists) => {
      const rounds: Map<string, Row>[] = [];
      for (const row of lists.flat()) {
        const text = keyOf(row);
        const free = rounds.find((round) => !round.has(text));
        if (free === undefined) rounds.push(new Map([[text, row]]));
        else free.set(text, row);
      }
      return rounds.map((round) => [...round].sort(([one], [other]) => order(one, other)).map(([, row]) => row));
    },
  };
}

/** Compares texts by their UTF-16 units, independently of the locale. */
function order(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
