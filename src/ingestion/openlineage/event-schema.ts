import type { JsonObject } from '../../foundation/json/json.js';
import { platformUrn } from './event-urns.js';
import { type EventDataset, objectAt, objectsAt, textAt } from './run-event.js';

/** Kinds of columns by what their type's name begins with; anything else is text. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(int|long|short|byte|bigint|smallint|tinyint|double|float|decimal|number|numeric|real)/i, 'NumberType'],
  [/^bool/i, 'BooleanType'],
  [/^date$/i, 'DateType'],
  [/^(time|datetime)/i, 'TimeType'],
  [/^(binary|bytes|blob|varbinary)/i, 'BytesType'],
  [/^(array|list)/i, 'ArrayType'],
  [/^map/i, 'MapType'],
  [/^(struct|record|object|row)/i, 'RecordType'],
];

/** The schema that the event declares for a dataset; undefined when it declares none. */
export function schemaOf(dataset: EventDataset, urn: string): JsonObject | undefined {
  const fields = columns(objectAt(dataset.facets, 'schema'), '');
  if (fields.length === 0) return undefined;
  return {
    schemaName: dataset.name,
    platform: platformUrn(urn),
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: [...fields],
  };
}

function columns(holder: JsonObject, prefix: string): readonly JsonObject[] {
  return objectsAt(holder, 'fields').flatMap((field) => {
    const fieldPath = `${prefix}${textAt(field, 'name') ?? ''}`;
    const nativeDataType = textAt(field, 'type') ?? 'unknown';
    const description = textAt(field, 'description');
    const kind = KINDS.find(([pattern]) => pattern.test(nativeDataType))?.[1] ?? 'StringType';
    const column = {
      fieldPath,
      nativeDataType,
      type: { type: { [`com.linkedin.schema.${kind}`]: {} } },
      ...(description !== undefined && { description }),
    };
    return [column, ...columns(field, `${fieldPath}.`)];
  });
}
