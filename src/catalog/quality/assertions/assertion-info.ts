import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/common/json.js';
import { DATA_TYPES, schemaOf, SchemaFieldDataType, type StoredSchema } from '../../assets/datasets/index.js';
import { customProperties, enumValue } from '../../../entities/index.js';
import { AssertionStdAggregation } from './assertion-std-aggregation.enum.js';
import { AssertionStdOperator } from './assertion-std-operator.enum.js';
import { AssertionType } from './assertion-type.enum.js';
import { entriesOf } from './map-entries.js';
import { asserteeOf, columnRefs } from './stored-assertion.js';

/**
 * The aspect `assertionInfo` as GraphQL shows it. A kind, operator or aggregation that GraphQL does not know shows as
 * the most general one.
 */
export function toAssertionInfo(info: JsonObject, urn: string): object {
  const note = info['note'];
  return {
    ...info,
    type: enumValue(AssertionType, info['type']) ?? AssertionType.CUSTOM,
    entityUrn: asserteeOf(info) ?? null,
    note: isJsonObject(note) ? (note['content'] ?? null) : null,
    customProperties: customProperties(info['customProperties'], urn),
    datasetAssertion: part(info['datasetAssertion'], datasetAssertion),
    freshnessAssertion: part(info['freshnessAssertion'], about),
    volumeAssertion: part(info['volumeAssertion'], volumeAssertion),
    sqlAssertion: part(info['sqlAssertion'], compared),
    fieldAssertion: part(info['fieldAssertion'], fieldAssertion),
    schemaAssertion: part(info['schemaAssertion'], schemaAssertion),
    customAssertion: part(info['customAssertion'], customAssertion),
  };
}

function part(stored: JsonValue | undefined, show: (value: JsonObject) => object): object | null {
  return isJsonObject(stored) ? show(stored) : null;
}

function about(value: JsonObject): JsonObject {
  return { ...value, entityUrn: value['entity'] ?? null };
}

function compared(value: JsonObject): JsonObject {
  return {
    ...about(value),
    operator: enumValue(AssertionStdOperator, value['operator']) ?? AssertionStdOperator._NATIVE_,
  };
}

function datasetAssertion(value: JsonObject): object {
  return {
    ...compared(value),
    datasetUrn: value['dataset'],
    fields: columnRefs(value['fields']),
    aggregation: aggregationOf(value),
    nativeParameters: entriesOf(value['nativeParameters']),
  };
}

function volumeAssertion(value: JsonObject): object {
  return {
    ...about(value),
    rowCountTotal: part(value['rowCountTotal'], compared),
    rowCountChange: part(value['rowCountChange'], compared),
    incrementingSegmentRowCountTotal: part(value['incrementingSegmentRowCountTotal'], compared),
    incrementingSegmentRowCountChange: part(value['incrementingSegmentRowCountChange'], compared),
  };
}

function fieldAssertion(value: JsonObject): object {
  return {
    ...about(value),
    fieldValuesAssertion: part(value['fieldValuesAssertion'], compared),
    fieldMetricAssertion: part(value['fieldMetricAssertion'], compared),
  };
}

function schemaAssertion(value: JsonObject): object {
  const schema = isJsonObject(value['schema']) ? value['schema'] : undefined;
  const fields = schema?.['fields'];
  const entity = value['entity'];
  return {
    ...about(value),
    schema:
      schema === undefined || typeof entity !== 'string' ? null : schemaOf(schema as unknown as StoredSchema, entity),
    compatibility: value['compatibility'] ?? 'EXACT_MATCH',
    fields: (Array.isArray(fields) ? fields : []).filter(isJsonObject).map((field) => ({
      path: field['fieldPath'],
      type: columnType(field),
      nativeType: field['nativeDataType'] ?? null,
    })),
  };
}

function customAssertion(value: JsonObject): object {
  const listed = columnRefs(value['fields']) ?? [];
  const [legacy] = columnRefs([value['field'] ?? null]) ?? [];
  const fields = legacy === undefined || listed.some(({ urn }) => urn === legacy.urn) ? listed : [...listed, legacy];
  return {
    ...about(value),
    field: legacy ?? fields[0] ?? null,
    fields,
    operator: enumValue(AssertionStdOperator, value['operator']),
    aggregation: aggregationOf(value),
    nativeParameters: entriesOf(value['nativeParameters']) ?? [],
  };
}

function aggregationOf(value: JsonObject): AssertionStdAggregation | null {
  return enumValue(AssertionStdAggregation, value['aggregation']) ?? null;
}

function columnType({ type }: JsonObject): SchemaFieldDataType {
  const member = isJsonObject(type) && isJsonObject(type['type']) ? Object.keys(type['type'])[0] : undefined;
  return DATA_TYPES[member ?? ''] ?? SchemaFieldDataType.NULL;
}
