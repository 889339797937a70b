import { listsBy } from '../../../../foundation/common/lists-by.js';
import type { schemaMetadata, StoredOf } from '../../../../model/index.js';

type Column = StoredOf<typeof schemaMetadata>['fields'][number];

/** Prefix of paths that contain the types of their columns. */
const TYPED_PATH = '[version=2.0].';

/** Columns of two schemas that are one column, whose path moved because paths contain types. */
export interface MovedGroup {
  /** The column itself before the change, rather than a member of its union. */
  readonly before: Column;
  readonly after: Column;
  /** Native types before the change, as text. */
  readonly typesBefore: string;
  readonly typesAfter: string;
  /** Whether another column with the same name kept its path, and with it the annotations of the column. */
  readonly hasStableColumn: boolean;
  /** All columns of the group, of both schemas. */
  readonly columns: readonly Column[];
}

/** Returns the name of a column: its path without the version and the types that it may contain. */
export function columnName(fieldPath: string): string {
  if (!fieldPath.startsWith(TYPED_PATH)) return fieldPath;
  const steps = fieldPath.slice(TYPED_PATH.length).split('.');
  return steps.filter((step) => step !== '' && !/^\[.*\]$/.test(step)).join('.');
}

/** Returns the groups of columns that moved, keyed by each of their columns. */
export function movedColumns(before: readonly Column[], after: readonly Column[]): ReadonlyMap<Column, MovedGroup> {
  const [pathsBefore, pathsAfter] = [pathsOf(before), pathsOf(after)];
  const gone = byName(before.filter(({ fieldPath }) => !pathsAfter.has(fieldPath)));
  const come = byName(after.filter(({ fieldPath }) => !pathsBefore.has(fieldPath)));
  const stable = byName(before.filter(({ fieldPath }) => pathsAfter.has(fieldPath)));
  const groups = [...gone].flatMap(([name, old]) => groupOf(old, come.get(name) ?? [], stable.has(name)) ?? []);
  return new Map(groups.flatMap((group) => group.columns.map((column) => [column, group] as const)));
}

function groupOf(
  before: readonly Column[],
  after: readonly Column[],
  hasStableColumn: boolean,
): MovedGroup | undefined {
  const [oldColumn, newColumn] = [columnFirst(before), columnFirst(after)];
  if (oldColumn === undefined || newColumn === undefined) return undefined;
  return {
    before: oldColumn,
    after: newColumn,
    typesBefore: typesOf(before),
    typesAfter: typesOf(after),
    hasStableColumn,
    columns: [...before, ...after],
  };
}

function pathsOf(columns: readonly Column[]): ReadonlySet<string> {
  return new Set(columns.map(({ fieldPath }) => fieldPath));
}

function byName(columns: readonly Column[]): ReadonlyMap<string, readonly Column[]> {
  return listsBy(columns, ({ fieldPath }) => columnName(fieldPath));
}

/** Returns the column with the fewest steps in its path; of several, the first by path. */
function columnFirst(columns: readonly Column[]): Column | undefined {
  const steps = ({ fieldPath }: Column): number => fieldPath.split('.').length;
  const [first] = [...columns].sort(
    (one, other) => steps(one) - steps(other) || (one.fieldPath < other.fieldPath ? -1 : 1),
  );
  return first;
}

function typesOf(columns: readonly Column[]): string {
  return [...new Set(columns.map(({ nativeDataType }) => nativeDataType))].sort().join(', ');
}
