import type { JsonObject } from '../../../../foundation/common/json.js';
import { schemaFieldUrn } from '../../../../graph/index.js';
import type { ChangeEvent, ChangeOperation, SemanticChange } from '../change.js';
import { type AspectDiff, textAt, textsAt, type ValuePair } from './aspect-diff.js';
import { columnEvents, columnsOf } from './columns.js';

type ModificationCategory = 'RENAME' | 'TYPE_CHANGE' | 'OTHER';

interface ColumnPair {
  readonly before?: JsonObject;
  readonly after?: JsonObject;
}

/**
 * What changes in the columns of a dataset. A column that left while one of the same type, parent and description came
 * was renamed.
 */
export const SCHEMA_METADATA: AspectDiff = {
  aspectName: 'schemaMetadata',
  categories: ['TECHNICAL_SCHEMA', 'DOCUMENTATION', 'TAG', 'GLOSSARY_TERM'],
  eventsOf(pair) {
    const pairs = pairsOf(columnsOf(pair.before, 'fields'), columnsOf(pair.after, 'fields'));
    const events = pairs.flatMap(({ before, after }) => [
      ...structureEvents({ before, after }, pair),
      ...columnEvents(pathOf(after ?? before), before, after, pair),
    ]);
    return [...events, ...keyEvents(pair)];
  },
};

/** What people wrote on the columns of a dataset. */
export const EDITABLE_SCHEMA: AspectDiff = {
  aspectName: 'editableSchemaMetadata',
  categories: ['DOCUMENTATION', 'TAG', 'GLOSSARY_TERM'],
  eventsOf(pair) {
    const before = columnsOf(pair.before, 'editableSchemaFieldInfo');
    const after = columnsOf(pair.after, 'editableSchemaFieldInfo');
    const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
    return paths.flatMap((path) => columnEvents(path, before.get(path), after.get(path), pair));
  },
};

function pairsOf(
  before: ReadonlyMap<string, JsonObject>,
  after: ReadonlyMap<string, JsonObject>,
): readonly { readonly before: JsonObject | undefined; readonly after: JsonObject | undefined }[] {
  const added = new Map([...after].filter(([path]) => !before.has(path)));
  const pairs = [...before].map(([path, column]) => {
    const same = after.get(path) ?? renamedTo(column, added);
    if (same !== undefined) added.delete(pathOf(same));
    return { before: column, after: same };
  });
  const come = [...added.values()].map((column) => ({ before: undefined, after: column }));
  const key = (one: ColumnPair): string => pathOf(one.before ?? one.after);
  return [...pairs, ...come].sort((one, other) => (key(definedOf(one)) < key(definedOf(other)) ? -1 : 1));
}

function definedOf(pair: {
  readonly before: JsonObject | undefined;
  readonly after: JsonObject | undefined;
}): ColumnPair {
  return {
    ...(pair.before !== undefined && { before: pair.before }),
    ...(pair.after !== undefined && { after: pair.after }),
  };
}

function renamedTo(column: JsonObject, added: ReadonlyMap<string, JsonObject>): JsonObject | undefined {
  const traits = (one: JsonObject): string =>
    JSON.stringify([one['nativeDataType'], one['description'], parentOf(pathOf(one))]);
  return [...added.values()].find((candidate) => traits(candidate) === traits(column));
}

function structureEvents(
  { before, after }: { readonly before: JsonObject | undefined; readonly after: JsonObject | undefined },
  pair: ValuePair,
): readonly ChangeEvent[] {
  const event = columnEvent.bind(undefined, pair);
  if (before === undefined)
    return [
      event(after, 'ADD', 'MINOR', 'OTHER', `Column '${nameOf(after)}' was added; compatible with earlier readers.`),
    ];
  if (after === undefined)
    return [
      event(before, 'REMOVE', 'MAJOR', 'OTHER', `Column '${nameOf(before)}' was removed; earlier readers break.`),
    ];
  const [oldType, newType] = [textAt(before, 'nativeDataType'), textAt(after, 'nativeDataType')];
  const renamed = `Column '${nameOf(before)}' was renamed to '${nameOf(after)}'.`;
  const retyped = `The native type of column '${nameOf(after)}' changed from '${oldType ?? ''}' to '${newType ?? ''}'; earlier readers break.`;
  return [
    ...(pathOf(before) === pathOf(after) ? [] : [event(before, 'MODIFY', 'MINOR', 'RENAME', renamed)]),
    ...(oldType === newType ? [] : [event(before, 'MODIFY', 'MAJOR', 'TYPE_CHANGE', retyped)]),
  ];
}

function keyEvents(pair: ValuePair): readonly ChangeEvent[] {
  const before = textsAt(pair.before, 'primaryKeys');
  const after = textsAt(pair.after, 'primaryKeys');
  const event = (fieldPath: string, done: string): ChangeEvent =>
    columnEvent(pair, { fieldPath }, 'MODIFY', 'MAJOR', 'OTHER', `Column '${fieldPath}' ${done} the primary key.`);
  return [
    ...before.filter((path) => !after.includes(path)).map((path) => event(path, 'left')),
    ...after.filter((path) => !before.includes(path)).map((path) => event(path, 'joined')),
  ];
}

function columnEvent(
  { urn, auditStamp }: ValuePair,
  column: JsonObject | undefined,
  operation: ChangeOperation,
  semVerChange: SemanticChange,
  modificationCategory: ModificationCategory,
  description: string,
): ChangeEvent {
  const fieldPath = pathOf(column);
  const fieldUrn = schemaFieldUrn(urn, fieldPath);
  const nullable = column?.['nullable'] === true;
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

function pathOf(column: JsonObject | undefined): string {
  return textAt(column, 'fieldPath') ?? '';
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('.'), 0));
}

/** The path without the marks of version and type that paths of the second version carry. */
function nameOf(column: JsonObject | undefined): string {
  const steps = pathOf(column).split('.');
  return steps.filter((step) => !/^\[.*\]$/.test(step)).join('.');
}
