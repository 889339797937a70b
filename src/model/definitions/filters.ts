import { array, boolean, defaulted, enumeration, optional, record, string } from '../types.js';

const Condition = enumeration('com.linkedin.metadata.query.filter.Condition', [
  'CONTAIN',
  'END_WITH',
  'EQUAL',
  'IEQUAL',
  'IS_NULL',
  'EXISTS',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL_TO',
  'IN',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL_TO',
  'START_WITH',
  'DESCENDANTS_INCL',
  'ANCESTORS_INCL',
  'RELATED_INCL',
]);

const Criterion = record('com.linkedin.metadata.query.filter.Criterion', {
  field: string(),
  values: defaulted(array(string()), []),
  condition: defaulted(Condition, 'EQUAL'),
  negated: defaulted(boolean(), false),
});

const ConjunctiveCriterion = record('com.linkedin.metadata.query.filter.ConjunctiveCriterion', {
  and: array(Criterion),
});

export const Filter = record('com.linkedin.metadata.query.filter.Filter', {
  or: optional(array(ConjunctiveCriterion)),
  criteria: optional(array(Criterion)),
});
