import { array, defaulted, enumeration, optional, record, string } from '../types.js';

export const AssertionResultSeverity = enumeration('com.linkedin.assertion.AssertionResultSeverity', [
  'LOW',
  'MEDIUM',
  'HIGH',
]);

export const AssertionStdOperator = enumeration('com.linkedin.assertion.AssertionStdOperator', [
  'BETWEEN',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL_TO',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL_TO',
  'EQUAL_TO',
  'NOT_EQUAL_TO',
  'NULL',
  'NOT_NULL',
  'CONTAIN',
  'END_WITH',
  'START_WITH',
  'REGEX_MATCH',
  'IN',
  'NOT_IN',
  'IS_TRUE',
  'IS_FALSE',
  '_NATIVE_',
]);

const AssertionStdParameterType = enumeration('com.linkedin.assertion.AssertionStdParameterType', [
  'STRING',
  'NUMBER',
  'LIST',
  'SET',
  'UNKNOWN',
]);

const AssertionStdParameter = record('com.linkedin.assertion.AssertionStdParameter', {
  value: string(),
  type: AssertionStdParameterType,
});

export const AssertionStdParameters = record('com.linkedin.assertion.AssertionStdParameters', {
  value: optional(AssertionStdParameter),
  maxValue: optional(AssertionStdParameter),
  minValue: optional(AssertionStdParameter),
});

const AssertionFailureSeverityRule = record('com.linkedin.assertion.AssertionFailureSeverityRule', {
  severity: AssertionResultSeverity,
  operator: AssertionStdOperator,
  parameters: AssertionStdParameters,
});

export const AssertionFailureSeverityConfig = record('com.linkedin.assertion.AssertionFailureSeverityConfig', {
  defaultSeverity: AssertionResultSeverity,
  rules: defaulted(array(AssertionFailureSeverityRule), []),
});

export const AssertionStdAggregation = enumeration('com.linkedin.assertion.AssertionStdAggregation', [
  'ROW_COUNT',
  'COLUMNS',
  'COLUMN_COUNT',
  'IDENTITY',
  'MEAN',
  'MEDIAN',
  'UNIQUE_COUNT',
  'UNIQUE_PROPORTION',
  'UNIQUE_PROPOTION',
  'NULL_COUNT',
  'NULL_PROPORTION',
  'STDDEV',
  'MIN',
  'MAX',
  'SUM',
  '_NATIVE_',
]);

export const AssertionValueChangeType = enumeration('com.linkedin.assertion.AssertionValueChangeType', [
  'ABSOLUTE',
  'PERCENTAGE',
]);
