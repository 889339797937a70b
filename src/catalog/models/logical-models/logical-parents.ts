import type { AspectStore } from '../../../aspects/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/common/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { schemaFieldUrn } from '../../../graph/index.js';

/** The aspect that ties physical data to a logical model. */
export const LOGICAL_PARENT = 'logicalParent';

/** Who ties physical data to a logical model, and when. */
export interface Stamp {
  /** Milliseconds. */
  readonly time: number;
  readonly actor: string;
}

/** What the aspect `logicalParent` of a dataset or a column is to be. */
export interface LogicalTie {
  readonly urn: string;
  readonly aspectName: typeof LOGICAL_PARENT;
  readonly value: JsonObject;
}

/** The tie of a dataset or a column to its parent; without `parent`, what unties it. */
export function tieOf(urn: string, parent: string | undefined, { time, actor }: Stamp): LogicalTie {
  const stamp = { time, actor };
  const value =
    parent === undefined ? {} : { parent: { destinationUrn: parent, created: stamp, lastModified: { ...stamp } } };
  return { urn, aspectName: LOGICAL_PARENT, value };
}

/**
 * The ties of a dataset and its columns to a logical one; `columns` goes from a column of the parent to that of the
 * child. Throws `INVALID_ARGUMENT` for columns that a stored schema of the child does not have; those of the parent are
 * looked at when they are written.
 */
export async function tiesOf(
  child: string,
  parent: string,
  columns: ReadonlyMap<string, string>,
  stamp: Stamp,
  store: AspectStore,
): Promise<readonly LogicalTie[]> {
  const known = columns.size === 0 ? undefined : pathsIn(await schemaOf(child, store));
  for (const path of columns.values()) {
    if (known?.includes(path) === false) throw invalidArgument(`The schema of ${child} has no field ${path}`);
  }
  const ofColumns = [...columns].map(([parentPath, childPath]) =>
    tieOf(schemaFieldUrn(child, childPath), schemaFieldUrn(parent, parentPath), stamp),
  );
  return [tieOf(child, parent, stamp), ...ofColumns];
}

/** The urns of datasets and their columns that are tied to a logical model, each with the urn that it is tied to. */
export async function tiedUrns(datasets: readonly string[], store: AspectStore): Promise<ReadonlyMap<string, string>> {
  const schemas = await store.latest(datasets, ['schemaMetadata']);
  const urns = datasets.flatMap((dataset) => {
    const paths = pathsIn(schemas.get(dataset)?.get('schemaMetadata')?.value) ?? [];
    return [dataset, ...paths.map((path) => schemaFieldUrn(dataset, path))];
  });
  const found = await store.latest(urns, [LOGICAL_PARENT]);
  return new Map(
    [...found].flatMap(([urn, aspects]) => {
      const parent = aspects.get(LOGICAL_PARENT)?.value['parent'];
      const destination = isJsonObject(parent) ? parent['destinationUrn'] : undefined;
      return typeof destination === 'string' ? [[urn, destination] as const] : [];
    }),
  );
}

/**
 * Of what is tied, what ties to a column of `model` that is in `broken`, and each dataset that has no other column tied
 * to the model. `tied` goes from datasets and columns to what they are tied to.
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

async function schemaOf(dataset: string, store: AspectStore): Promise<JsonObject | undefined> {
  return (await store.latestOne(dataset, 'schemaMetadata'))?.value;
}

function pathsIn(schema: JsonObject | undefined): string[] | undefined {
  const fields = schema?.['fields'];
  if (!Array.isArray(fields)) return undefined;
  return fields.flatMap((field) => {
    const path = isJsonObject(field) ? field['fieldPath'] : undefined;
    return typeof path === 'string' ? [path] : [];
  });
}
