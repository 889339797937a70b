import { schemaFieldUrn } from '../../../../graph/index.js';
import { editableSchemaMetadata, schemaMetadata, type StoredOf } from '../../../../model/index.js';
import type { ChangeEvent, ChangeOperation, SemanticChange } from '../change.js';
import { type AspectDiff, aspectDiff, type Changed, type ValuePair } from './aspect-diff.js';
import { type Column, type ColumnPair, columnPairs } from './column-pairs.js';
import { byPath, columnEvents } from './columns.js';
import { columnName } from './moved-columns.js';

type StoredSchema = StoredOf<typeof schemaMetadata>;

/** How a column was changed. */
interface Modification {
  readonly operation: ChangeOperation;
  readonly semVerChange: SemanticChange;
  /** OTHER if absent. */
  readonly category?: 'RENAME' | 'TYPE_CHANGE';
  readonly description: string;
}

/** Diff of the columns of a dataset. */
export const SCHEMA_METADATA: AspectDiff = aspectDiff(
  schemaMetadata,
  ['TECHNICAL_SCHEMA', 'DOCUMENTATION', 'TAG', 'GLOSSARY_TERM'],
  (pair) => {
    const events = columnPairs(pair.before?.fields, pair.after.fields).flatMap((columns) => [
      ...structureEvents(columns, pair),
      ...annotationEvents(columns, pair),
    ]);
    return [...events, ...keyEvents(pair)];
  },
);

/** Diff of the descriptions, tags and terms that users edited on columns of a dataset. */
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

/**
 * Returns the changes of annotations: once for a group of columns that moved, none if a column of that name kept them.
 */
function annotationEvents({ before, after, moved }: ColumnPair, dataset: Changed): readonly ChangeEvent[] {
  const path = (after ?? before)?.fieldPath;
  if (path === undefined || moved?.hasStableColumn === true) return [];
  return columnEvents(path, before, after, dataset);
}

function structureEvents({ before, after, moved }: ColumnPair, dataset: Changed): readonly ChangeEvent[] {
  const event = columnEvent.bind(undefined, dataset);
  if (before === undefined) {
    const description = `Column '${columnName(after.fieldPath)}' was added; compatible with earlier readers.`;
    return [event(after, { operation: 'ADD', semVerChange: 'MINOR', description })];
  }
  const name = columnName(before.fieldPath);
  if (after === undefined) {
    const description = `Column '${name}' was removed; earlier readers break.`;
    return [event(before, { operation: 'REMOVE', semVerChange: 'MAJOR', description })];
  }
  const oldType = moved?.typesBefore ?? before.nativeDataType;
  const newType = moved?.typesAfter ?? after.nativeDataType;
  const newName = columnName(after.fieldPath);
  const renamed: Modification = {
    operation: 'MODIFY',
    semVerChange: 'MINOR',
    category: 'RENAME',
    description: `Column '${name}' was renamed to '${newName}'.`,
  };
  const retyped: Modification = {
    operation: 'MODIFY',
    semVerChange: 'MAJOR',
    category: 'TYPE_CHANGE',
    description: `The native type of column '${newName}' changed from '${oldType}' to '${newType}'; earlier readers break.`,
  };
  return [
    ...(name === newName ? [] : [event(before, renamed)]),
    ...(oldType === newType ? [] : [event(before, retyped)]),
  ];
}

function keyEvents(pair: ValuePair<StoredSchema>): readonly ChangeEvent[] {
  const before = pair.before?.primaryKeys ?? [];
  const after = pair.after.primaryKeys ?? [];
  const event = (fieldPath: string, done: string): ChangeEvent => {
    const description = `Column '${fieldPath}' ${done} the primary key.`;
    return columnEvent(pair, { fieldPath }, { operation: 'MODIFY', semVerChange: 'MAJOR', description });
  };
  return [
    ...before.filter((path) => !after.includes(path)).map((path) => event(path, 'left')),
    ...after.filter((path) => !before.includes(path)).map((path) => event(path, 'joined')),
  ];
}

function columnEvent(
  { urn, auditStamp }: Changed,
  { fieldPath, nullable = false }: Pick<Column, 'fieldPath' | 'nullable'>,
  { operation, semVerChange, category, description }: Modification,
): ChangeEvent {
  const fieldUrn = schemaFieldUrn(urn, fieldPath);
  return {
    entityUrn: urn,
    category: 'TECHNICAL_SCHEMA',
    operation,
    modifier: fieldUrn,
    parameters: { fieldPath, fieldUrn, nullable, modificationCategory: category ?? 'OTHER' },
    auditStamp,
    semVerChange,
    description,
  };
}
