import { schemaFieldUrn } from '../../../../graph/index.js';
import { editableSchemaMetadata, schemaMetadata, type StoredOf } from '../../../../model/index.js';
import type { ChangeEvent, ChangeOperation, SemanticChange } from '../change.js';
import { type AspectDiff, aspectDiff, type Changed, type ValuePair } from './aspect-diff.js';
import { byPath, columnEvents } from './columns.js';

type StoredSchema = StoredOf<typeof schemaMetadata>;
type Column = StoredSchema['fields'][number];
type ModificationCategory = 'RENAME' | 'TYPE_CHANGE' | 'OTHER';

/** A column before and after a change, at least one of them defined. */
type ColumnPair = { /** The current path; of a removed column, its last one. */ readonly path: string } & (
  | { readonly before: Column; readonly after: Column | undefined }
  | { readonly before: undefined; readonly after: Column }
);

/**
 * Changes of the columns of a dataset. A removed column counts as renamed when a column with the same type, parent and
 * description was added.
 */
export const SCHEMA_METADATA: AspectDiff = aspectDiff(
  schemaMetadata,
  ['TECHNICAL_SCHEMA', 'DOCUMENTATION', 'TAG', 'GLOSSARY_TERM'],
  (pair) => {
    const events = pairsOf(byPath(pair.before?.fields), byPath(pair.after.fields)).flatMap((columns) => [
      ...structureEvents(columns, pair),
      ...columnEvents(columns.path, columns.before, columns.after, pair),
    ]);
    return [...events, ...keyEvents(pair)];
  },
);

/** Changes of the descriptions, tags and terms that people edited on the columns of a dataset. */
export const EDITABLE_SCHEMA: AspectDiff = aspectDiff(
  editableSchemaMetadata,
  ['DOCUMENTATION', 'TAG', 'GLOSSARY_TERM'],
  (pair) => {
    const before = byPath(pair.before?.editableSchemaFieldInfo);
    const after = byPath(pair.after.editableSchemaFieldInfo);
    const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
    return paths.flatMap((path) => columnEvents(path, before.get(path), after.get(path), pair));
  },
);

function pairsOf(before: ReadonlyMap<string, Column>, after: ReadonlyMap<string, Column>): readonly ColumnPair[] {
  const added = new Map([...after].filter(([path]) => !before.has(path)));
  const pairs = [...before].map(([path, column]): ColumnPair => {
    const same = after.get(path) ?? renamedTo(column, added);
    if (same !== undefined) added.delete(same.fieldPath);
    return { path: (same ?? column).fieldPath, before: column, after: same };
  });
  const rest = [...added.values()].map((column): ColumnPair => ({
    path: column.fieldPath,
    before: undefined,
    after: column,
  }));
  const key = (columns: ColumnPair): string => (columns.before ?? columns.after).fieldPath;
  return [...pairs, ...rest].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

function renamedTo(column: Column, added: ReadonlyMap<string, Column>): Column | undefined {
  const traits = ({ nativeDataType, description, fieldPath }: Column): string =>
    JSON.stringify([nativeDataType, description, parentOf(fieldPath)]);
  return [...added.values()].find((candidate) => traits(candidate) === traits(column));
}

function structureEvents({ before, after }: ColumnPair, dataset: Changed): readonly ChangeEvent[] {
  const event = columnEvent.bind(undefined, dataset);
  if (before === undefined)
    return [
      event(after, 'ADD', 'MINOR', 'OTHER', `Column '${nameOf(after)}' was added; compatible with earlier readers.`),
    ];
  if (after === undefined)
    return [
      event(before, 'REMOVE', 'MAJOR', 'OTHER', `Column '${nameOf(before)}' was removed; earlier readers break.`),
    ];
  const [oldType, newType] = [before.nativeDataType, after.nativeDataType];
  const renamed = `Column '${nameOf(before)}' was renamed to '${nameOf(after)}'.`;
  const retyped = `The native type of column '${nameOf(after)}' changed from '${oldType}' to '${newType}'; earlier readers break.`;
  return [
    ...(before.fieldPath === after.fieldPath ? [] : [event(before, 'MODIFY', 'MINOR', 'RENAME', renamed)]),
    ...(oldType === newType ? [] : [event(before, 'MODIFY', 'MAJOR', 'TYPE_CHANGE', retyped)]),
  ];
}

function keyEvents(pair: ValuePair<StoredSchema>): readonly ChangeEvent[] {
  const before = pair.before?.primaryKeys ?? [];
  const after = pair.after.primaryKeys ?? [];
  const event = (fieldPath: string, done: string): ChangeEvent =>
    columnEvent(pair, { fieldPath }, 'MODIFY', 'MAJOR', 'OTHER', `Column '${fieldPath}' ${done} the primary key.`);
  return [
    ...before.filter((path) => !after.includes(path)).map((path) => event(path, 'left')),
    ...after.filter((path) => !before.includes(path)).map((path) => event(path, 'joined')),
  ];
}

function columnEvent(
  { urn, auditStamp }: Changed,
  { fieldPath, nullable = false }: Pick<Column, 'fieldPath' | 'nullable'>,
  operation: ChangeOperation,
  semVerChange: SemanticChange,
  modificationCategory: ModificationCategory,
  description: string,
): ChangeEvent {
  const fieldUrn = schemaFieldUrn(urn, fieldPath);
  return {
    entityUrn: urn,
    category: 'TECHNICAL_SCHEMA',
    operation,
    modifier: fieldUrn,
    parameters: { fieldPath, fieldUrn, nullable, modificationCategory },
    auditStamp,
    semVerChange,
    description,
  };
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('.'), 0));
}

/** The path without the version and type markers of v2 field paths. */
function nameOf({ fieldPath }: Column): string {
  const steps = fieldPath.split('.');
  return steps.filter((step) => !/^\[.*\]$/.test(step)).join('.');
}
