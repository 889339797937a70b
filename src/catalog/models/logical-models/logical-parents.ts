import type { AspectStore, TrackedReads } from '../../../aspects/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { Urn } from '../../../foundation/common/urn.js';
import { schemaFieldUrn } from '../../../graph/index.js';
import { type AuditStamp, logicalParent, schemaMetadata, type StoredOf } from '../../../model/index.js';

/** An edit of the aspect `logicalParent` of a dataset or a column. */
export interface LogicalTie {
  readonly urn: string;
  readonly aspectName: typeof logicalParent.name;
  readonly value: StoredOf<typeof logicalParent>;
}

type Stamp = StoredOf<typeof AuditStamp>;

/**
 * Returns the edit that links a dataset or a column to its logical parent; without `parent`, the edit that unlinks it.
 */
export function tieOf(urn: string, parent: string | undefined, stamp: Stamp): LogicalTie {
  const value =
    parent === undefined ? {} : { parent: { destinationUrn: parent, created: stamp, lastModified: { ...stamp } } };
  return { urn, aspectName: logicalParent.name, value };
}

/**
 * Returns the edits that link a dataset and its columns to a logical dataset; `columns` maps columns of the parent to
 * columns of the child. Throws `INVALID_ARGUMENT` for columns that a stored schema of the child lacks; the write checks
 * the columns of the parent.
 */
export async function tiesOf(
  child: string,
  parent: string,
  columns: ReadonlyMap<string, string>,
  stamp: Stamp,
  store: AspectStore,
): Promise<readonly LogicalTie[]> {
  const schema = columns.size === 0 ? undefined : await store.value(child, schemaMetadata);
  const known = schema && new Set(schema.fields.map(({ fieldPath }) => fieldPath));
  for (const path of columns.values()) {
    if (known?.has(path) === false) throw invalidArgument(`The schema of ${child} has no field ${path}`);
  }
  const ofColumns = [...columns].map(([parentPath, childPath]) =>
    tieOf(schemaFieldUrn(child, childPath), schemaFieldUrn(parent, parentPath), stamp),
  );
  return [tieOf(child, parent, stamp), ...ofColumns];
}

/**
 * Returns the urns of the logical parents of datasets and of their columns, by the urn of the dataset or column. Reads
 * the parents with `reads`.
 */
export async function tiedUrns(
  datasets: readonly string[],
  store: AspectStore,
  reads: Pick<TrackedReads, 'values'> = store,
): Promise<ReadonlyMap<string, string>> {
  const schemas = await store.values(datasets, schemaMetadata);
  const urns = datasets.flatMap((dataset) => {
    const fields = schemas.get(dataset)?.fields ?? [];
    return [dataset, ...fields.map(({ fieldPath }) => schemaFieldUrn(dataset, fieldPath))];
  });
  const parents = await reads.values(urns, logicalParent);
  return new Map(
    [...parents].flatMap(([urn, { parent }]) => (parent === undefined ? [] : [[urn, parent.destinationUrn] as const])),
  );
}

/**
 * Returns the columns in `tied` whose parent is one of the `broken` columns of `model`, and each of their datasets that
 * has no other column linked to the model. `tied`: urn of the parent by the urn of a dataset or column.
 */
export function brokenTies(
  model: string,
  tied: ReadonlyMap<string, string>,
  broken: ReadonlySet<string>,
): readonly string[] {
  const toModel = [...tied].filter(([, parent]) => parent.startsWith(`urn:li:schemaField:(${model},`));
  const cleared = toModel.filter(([, parent]) => broken.has(parent)).map(([column]) => column);
  const kept = new Set(toModel.filter(([, parent]) => !broken.has(parent)).map(([column]) => datasetOf(column)));
  const datasets = new Set(cleared.map(datasetOf));
  return [...cleared, ...[...datasets].filter((urn) => !kept.has(urn) && tied.get(urn) === model)];
}

function datasetOf(column: string): string {
  return Urn.parse(column).parts[0] ?? '';
}
