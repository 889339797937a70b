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
  /** Those of its tags and terms that an edit cannot remove, because they came with the schema. */
  readonly ingested: readonly string[];
}

/** What was edited, by the names of columns. */
type EditsByName = ReadonlyMap<string, readonly JsonRecord[]>;

/** The columns of the schema in its order; none without a schema. */
export function columnsOf(aspects: Aspects): readonly ColumnFact[] {
  const schema = valueOf(aspects, 'schemaMetadata');
  const infos = recordsAt(valueOf(aspects, 'editableSchemaMetadata'), 'editableSchemaFieldInfo');
  const edited = editsByName(infos);
  const keys = new Set(recordNames(at(schema, 'primaryKeys')));
  return recordsAt(schema, 'fields').map((field) => columnOf(field, keys, edited));
}

/** A path without what version 2 of paths adds: `[version=2.0].[type=int].id` is `id`. */
export function columnName(path: string): string {
  return path.replace(/\[(version|type|key)=[^\]]*\]\.?/g, '').replace(/\.$/, '');
}

function editsByName(infos: readonly JsonRecord[]): EditsByName {
  const edits = new Map<string, JsonRecord[]>();
  for (const info of infos) {
    const name = columnName(textAt(info, 'fieldPath'));
    edits.set(name, [...(edits.get(name) ?? []), info]);
  }
  return edits;
}

function columnOf(field: JsonRecord, keys: ReadonlySet<string>, edited: EditsByName): ColumnFact {
  const path = textAt(field, 'fieldPath');
  const name = columnName(path);
  // Edits of the exact path stand before those of the same column in the other version of paths.
  const ofName = edited.get(name) ?? [];
  const own = ofName.filter((info) => textAt(info, 'fieldPath') === path);
  const others = ofName.filter((info) => !own.includes(info));
  const sources = [...own, ...others, field];
  const [tags, terms] = [tagsOf(sources), termsOf(sources)];
  const removable = new Set([...tagsOf(own), ...termsOf(own)]);
  return {
    path,
    name,
    type: textAt(field, 'nativeDataType') || typeName(field),
    description: sources.map((source) => textAt(source, 'description')).find((text) => text !== '') ?? '',
    isKey: at(field, 'isPartOfKey') === true || keys.has(path),
    isNullable: at(field, 'nullable') === true,
    tags,
    terms,
    ingested: [...tags, ...terms].filter((label) => !removable.has(label)),
  };
}

function tagsOf(sources: readonly JsonRecord[]): readonly string[] {
  return unique(sources.flatMap((one) => recordsAt(one, 'globalTags', 'tags').map((tag) => textAt(tag, 'tag'))));
}

function termsOf(sources: readonly JsonRecord[]): readonly string[] {
  return unique(sources.flatMap((one) => recordsAt(one, 'glossaryTerms', 'terms').map((term) => textAt(term, 'urn'))));
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
