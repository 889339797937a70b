import type { AnnotatedPath, AspectSpec, ModelSchema, TimeseriesFieldAnnotation } from '../model/index.js';

/** Type of a field in a server engine: numbers by size, times as dates, everything else as one exact text. */
export type SeriesFieldType = 'integer' | 'long' | 'float' | 'double' | 'date' | 'keyword';

/** A field of a time series' documents that supports filters, groups and aggregations. */
export interface SeriesField {
  /** Path in a document, such as `totalSqlQueries` or `userCounts.count`. */
  readonly name: string;
  readonly type: SeriesFieldType;
  /** Type of the value in the model, in the terms of DataHub's tables: `int`, `long`, `string`, `array`, `enum`, … */
  readonly modelType: string;
}

/** Fields of every document, whatever its aspect. */
const BASE: readonly SeriesField[] = [
  { name: 'urn', type: 'keyword', modelType: 'string' },
  { name: 'timestampMillis', type: 'date', modelType: 'long' },
  { name: '@timestamp', type: 'date', modelType: 'long' },
  { name: 'eventGranularity', type: 'keyword', modelType: 'record' },
  { name: 'messageId', type: 'keyword', modelType: 'string' },
  { name: 'runId', type: 'keyword', modelType: 'string' },
  { name: 'partitionSpec.partition', type: 'keyword', modelType: 'string' },
  { name: 'partitionSpec.timePartition', type: 'keyword', modelType: 'string' },
];

const NUMBERS: Readonly<Record<string, readonly [SeriesFieldType, string]>> = {
  int32: ['integer', 'int'],
  int64: ['long', 'long'],
  float: ['float', 'float'],
  double: ['double', 'double'],
};

/** Every field of a time series by its name: those of every document, of the value, and of collection items. */
export function seriesFields(aspect: AspectSpec): ReadonlyMap<string, SeriesField> {
  const collections = aspect.timeseriesCollections.map(({ path, annotation }) => ({
    prefix: [...path, '*'],
    name: path.at(-1) ?? '',
    key: annotation.key,
  }));
  const fields = new Map(BASE.map((field) => [field.name, field]));
  const add = (field: SeriesField): void => {
    if (!fields.has(field.name)) fields.set(field.name, field);
  };
  for (const { name, key } of collections) add({ name: `${name}.${key}`, type: 'keyword', modelType: 'string' });
  for (const annotated of aspect.timeseriesFields) {
    const { path } = annotated;
    const collection = collections.find(({ prefix }) => prefix.every((step, at) => path[at] === step));
    add(fieldOf(annotated, collection === undefined ? '' : `${collection.name}.`));
  }
  return fields;
}

/**
 * The field that `name` refers to: by the whole name, otherwise by its last part, as in `result.type`; undefined if
 * there is none.
 */
export function findField(fields: ReadonlyMap<string, SeriesField>, name: string): SeriesField | undefined {
  return fields.get(name) ?? fields.get(name.slice(name.lastIndexOf('.') + 1));
}

function fieldOf({ path, annotation, schema }: AnnotatedPath<TimeseriesFieldAnnotation>, prefix: string): SeriesField {
  const name = prefix + (path.at(-1) ?? '');
  const [type, modelType] = typeOf(schema);
  return { name, type: annotation.fieldType === 'DATETIME' ? 'date' : type, modelType };
}

function typeOf(schema: ModelSchema): readonly [SeriesFieldType, string] {
  const number = NUMBERS[schema.format ?? ''];
  if (number !== undefined) return number;
  if (schema.enum !== undefined) return ['keyword', 'enum'];
  if (schema.type !== 'object') return ['keyword', schema.type ?? 'record'];
  if (schema['x-union'] === true) return ['keyword', 'union'];
  return ['keyword', schema.properties === undefined ? 'map' : 'record'];
}
