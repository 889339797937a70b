import { dataTypeOf, schemaOf, SchemaFieldDataType } from '../../assets/datasets/index.js';
import { customProperties, enumValue } from '../../../entities/index.js';
import type { assertionInfo, ValueOf } from '../../../model/index.js';
import { AssertionStdAggregation } from './assertion-std-aggregation.enum.js';
import { AssertionStdOperator } from './assertion-std-operator.enum.js';
import { AssertionType } from './assertion-type.enum.js';
import { entriesOf } from './map-entries.js';
import { asserteeOf, columnRefs } from './stored-assertion.js';

type Info = ValueOf<typeof assertionInfo>;

type Part<Name extends keyof Info> = NonNullable<Info[Name]>;

/** Converts `assertionInfo` for GraphQL. Types and operators that GraphQL lacks become the most general ones. */
export function toAssertionInfo(info: Info, urn: string): object {
  return {
    ...info,
    type: enumValue(AssertionType, info.type) ?? AssertionType.CUSTOM,
    entityUrn: asserteeOf(info) ?? null,
    note: info.note?.content ?? null,
    customProperties: customProperties(info.customProperties, urn),
    datasetAssertion: info.datasetAssertion && datasetAssertion(info.datasetAssertion),
    freshnessAssertion: info.freshnessAssertion && about(info.freshnessAssertion),
    volumeAssertion: info.volumeAssertion && volumeAssertion(info.volumeAssertion),
    sqlAssertion: info.sqlAssertion && compared(about(info.sqlAssertion)),
    fieldAssertion: info.fieldAssertion && fieldAssertion(info.fieldAssertion),
    schemaAssertion: info.schemaAssertion && schemaAssertion(info.schemaAssertion),
    customAssertion: info.customAssertion && customAssertion(info.customAssertion),
  };
}

function about<Value extends { readonly entity: string }>(value: Value): Value & { readonly entityUrn: string } {
  return { ...value, entityUrn: value.entity };
}

function compared(value: { readonly operator: string }): object {
  return { ...value, operator: enumValue(AssertionStdOperator, value.operator) ?? AssertionStdOperator._NATIVE_ };
}

function datasetAssertion(value: Part<'datasetAssertion'>): object {
  return {
    ...compared(value),
    datasetUrn: value.dataset,
    fields: columnRefs(value.fields),
    aggregation: enumValue(AssertionStdAggregation, value.aggregation),
    nativeParameters: entriesOf(value.nativeParameters),
  };
}

function volumeAssertion(value: Part<'volumeAssertion'>): object {
  const {
    rowCountTotal,
    rowCountChange,
    incrementingSegmentRowCountTotal: segmentTotal,
    incrementingSegmentRowCountChange: segmentChange,
  } = value;
  return {
    ...about(value),
    rowCountTotal: rowCountTotal && compared(rowCountTotal),
    rowCountChange: rowCountChange && compared(rowCountChange),
    incrementingSegmentRowCountTotal: segmentTotal && compared(segmentTotal),
    incrementingSegmentRowCountChange: segmentChange && compared(segmentChange),
  };
}

function fieldAssertion(value: Part<'fieldAssertion'>): object {
  const { fieldValuesAssertion: values, fieldMetricAssertion: metric } = value;
  return {
    ...about(value),
    fieldValuesAssertion: values && compared(values),
    fieldMetricAssertion: metric && compared(metric),
  };
}

function schemaAssertion(value: Part<'schemaAssertion'>): object {
  return {
    ...about(value),
    schema: schemaOf(value.schema, value.entity),
    compatibility: value.compatibility ?? 'EXACT_MATCH',
    fields: value.schema.fields.map(({ fieldPath, type, nativeDataType }) => ({
      path: fieldPath,
      type: dataTypeOf(type) ?? SchemaFieldDataType.NULL,
      nativeType: nativeDataType,
    })),
  };
}

function customAssertion(value: Part<'customAssertion'>): object {
  const listed = columnRefs(value.fields) ?? [];
  const [legacy] = columnRefs(value.field === undefined ? [] : [value.field]) ?? [];
  const fields = legacy === undefined || listed.some(({ urn }) => urn === legacy.urn) ? listed : [...listed, legacy];
  return {
    ...about(value),
    field: legacy ?? fields[0] ?? null,
    fields,
    operator: enumValue(AssertionStdOperator, value.operator),
    aggregation: enumValue(AssertionStdAggregation, value.aggregation),
    nativeParameters: entriesOf(value.nativeParameters) ?? [],
  };
}
