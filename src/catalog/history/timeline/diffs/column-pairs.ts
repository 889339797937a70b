import { listsBy } from '../../../../foundation/common/lists-by.js';
import type { schemaMetadata, StoredOf } from '../../../../model/index.js';
import { byPath } from './columns.js';
import { movedColumns, type MovedGroup } from './moved-columns.js';

/** A column of a schema. */
export type Column = StoredOf<typeof schemaMetadata>['fields'][number];

/** A column before and after a change, at least one of them defined. */
export type ColumnPair = (
  | { readonly before: Column; readonly after: Column | undefined }
  | { readonly before: undefined; readonly after: Column }
) & { /** Columns whose path moved with their type; the pair represents them all. */ readonly moved?: MovedGroup };

/**
 * Returns the columns of two schemas in pairs, in the order of their paths. A column that only one schema has is paired
 * with a column of the other schema that it may have been renamed to or from: one with the same native type, parent and
 * description. Columns whose paths differ only in their types are one column that moved. Source: DataHub's timeline.
 */
export function columnPairs(before: readonly Column[] = [], after: readonly Column[] = []): readonly ColumnPair[] {
  return new ColumnMerge(before, after).pairs();
}

/** Columns of which some are paired already. */
class Unpaired {
  private at = 0;

  constructor(
    private readonly columns: readonly Column[],
    private readonly paired: ReadonlySet<Column>,
  ) {}

  /** Returns the first unpaired column; undefined if none is left. */
  first(): Column | undefined {
    while (this.at < this.columns.length) {
      const column = this.columns[this.at];
      if (column !== undefined && !this.paired.has(column)) return column;
      this.at += 1;
    }
    return undefined;
  }
}

/** The columns of one schema in the order of their paths, of which some are paired already. */
class ColumnQueue {
  private readonly paired = new Set<Column>();
  private readonly all: Unpaired;
  private readonly byTraits: ReadonlyMap<string, Unpaired>;

  /** `unique`: whether a column may have been renamed. */
  constructor(columns: readonly Column[], unique: (column: Column) => boolean) {
    this.all = new Unpaired(columns, this.paired);
    const lists = listsBy(columns.filter(unique), traitsOf);
    this.byTraits = new Map([...lists].map(([traits, list]) => [traits, new Unpaired(list, this.paired)]));
  }

  /** Returns the first unpaired column; undefined if none is left. */
  first(): Column | undefined {
    return this.all.first();
  }

  /** Returns the first unpaired column that may be `other` under another name. */
  renamed(other: Column): Column | undefined {
    return this.byTraits.get(traitsOf(other))?.first();
  }

  take(columns: readonly Column[]): void {
    for (const column of columns) this.paired.add(column);
  }
}

class ColumnMerge {
  private readonly before: ColumnQueue;
  private readonly after: ColumnQueue;
  private readonly moved: ReadonlyMap<Column, MovedGroup>;

  constructor(before: readonly Column[], after: readonly Column[]) {
    const [old, young] = [byPath(before), byPath(after)];
    this.moved = movedColumns([...old.values()], [...young.values()]);
    this.before = new ColumnQueue(sorted(old), (column) => !young.has(column.fieldPath) && !this.moved.has(column));
    this.after = new ColumnQueue(sorted(young), (column) => !old.has(column.fieldPath) && !this.moved.has(column));
  }

  pairs(): readonly ColumnPair[] {
    const pairs: ColumnPair[] = [];
    for (let pair = this.next(); pair !== undefined; pair = this.next()) {
      pairs.push(pair);
      const columns = pair.moved?.columns ?? [pair.before, pair.after].filter((column) => column !== undefined);
      this.before.take(columns);
      this.after.take(columns);
    }
    return pairs;
  }

  private next(): ColumnPair | undefined {
    const before = this.before.first();
    const after = this.after.first();
    if (before !== undefined && before.fieldPath === after?.fieldPath) return { before, after };
    if (before !== undefined && (after === undefined || before.fieldPath < after.fieldPath))
      return this.movedPair(before) ?? { before, after: this.after.renamed(before) };
    if (after === undefined) return undefined;
    const old = this.before.renamed(after);
    return this.movedPair(after) ?? (old === undefined ? { before: undefined, after } : { before: old, after });
  }

  private movedPair(column: Column): ColumnPair | undefined {
    const moved = this.moved.get(column);
    return moved === undefined ? undefined : { before: moved.before, after: moved.after, moved };
  }
}

function sorted(columns: ReadonlyMap<string, Column>): readonly Column[] {
  return [...columns.values()].sort((one, other) => (one.fieldPath < other.fieldPath ? -1 : 1));
}

function traitsOf({ nativeDataType, description, fieldPath }: Column): string {
  const parent = fieldPath.slice(0, Math.max(fieldPath.lastIndexOf('.'), 0));
  return JSON.stringify([nativeDataType, description ?? null, parent]);
}
