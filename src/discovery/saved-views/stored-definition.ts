import { entityTypeOfEnum } from '../../entities/index.js';
import type { DataHubViewDefinitionInput, DataHubViewFilterInput } from './view.input.js';
import type { StoredCriterion, StoredView } from './view.mappings.js';
import { LogicalOperator } from './view.model.js';

type Condition = DataHubViewFilterInput['filters'][number];

/**
 * Returns the stored definition of a view. Conditions joined by AND form one group; conditions joined by OR form one
 * group each.
 */
export function storedDefinition({ entityTypes, filter }: DataHubViewDefinitionInput): StoredView['definition'] {
  const conditions = filter.filters.map(storedCondition);
  const groups = filter.operator === LogicalOperator.AND ? [conditions] : conditions.map((condition) => [condition]);
  return { entityTypes: entityTypes.map(entityTypeOfEnum), filter: { or: groups.map((and) => ({ and })) } };
}

function storedCondition({ field, condition, values, negated }: Condition): StoredCriterion {
  return {
    field,
    condition: condition ?? 'EQUAL',
    values: [...(values ?? [])],
    negated: negated ?? false,
  };
}
