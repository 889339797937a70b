import { wordsOf } from '../../design/format.js';
import { at, recordsAt, textAt, valueOf } from './json-values.js';
import type { Aspects, JsonRecord } from './stored-entity.js';

/** A column of a dataset, with what was edited. */
export interface ColumnFact {
  /** Its exact path, which the API wants. */
  readonly path: string;
  /** Its path without the marks of types. */
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly isKey: boolean;
  readonly isNullable: boolean;
  readonly tags: readonly string[];
  readonly terms: readonly string[];
}

/** The columns of the schema in its order; none without a schema. */
export function columnsOf(aspects: Aspects): readonly ColumnFact[] {
  const schema = valueOf(aspects, 'schemaMetadata');
  const edited = new Map(
    recordsAt(valueOf(aspects, 'editableSchemaMetadata'), 'editableSchemaFieldInfo').map((info) => [
      columnName(textAt(info, 'fieldPath')),
      info,
    ]),
  );
  const keys = new Set(recordNames(at(schema, 'primaryKeys')));
  return recordsAt(schema, 'fields').map((field) => columnOf(field, keys, edited));
}

/** A path without what version 2 of paths adds: `[version=2.0].[type=int].id` is `id`. */
export function columnName(path: string): string {
  return path.replace(/\[(version|type|key)=[^\]]*\]\.?/g, '').replace(/\.$/, '');
}

function columnOf(field: JsonRecord, keys: ReadonlySet<string>, edited: ReadonlyMap<string, JsonRecord>): ColumnFact {
  const path = textAt(field, 'fieldPath');
  const name = columnName(path);
  const edit = edited.get(name);
  const sources = [edit, field];
  return {
    path,
    name,
    type: textAt(field, 'nativeDataType') || typeName(field),
    description: textAt(edit, 'description') || textAt(field, 'description'),
    isKey: at(field, 'isPartOfKey') === true || keys.has(path),
    isNullable: at(field, 'nullable') === true,
    tags: unique(sources.flatMap((source) => recordsAt(source, 'globalTags', 'tags').map((one) => textAt(one, 'tag')))),
    terms: unique(
      sources.flatMap((source) => recordsAt(source, 'glossaryTerms', 'terms').map((one) => textAt(one, 'urn'))),
    ),
  };
}

/** `com.linkedin.schema.NumberType` is `number`. */
function typeName(field: JsonRecord): string {
  const type = at(field, 'type', 'type');
  const [name = ''] = typeof type === 'object' && type !== null ? Object.keys(type) : [];
  return wordsOf(name.replace(/^.*\./, '').replace(/Type$/, ''));
}

function recordNames(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
