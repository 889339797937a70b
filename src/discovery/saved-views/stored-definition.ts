import type { JsonObject } from '../../foundation/common/json.js';
import { entityTypeOfEnum } from '../../entities/index.js';
import type { DataHubViewDefinitionInput, DataHubViewFilterInput } from './view.input.js';
import { LogicalOperator } from './view.model.js';

type Condition = DataHubViewFilterInput['filters'][number];

/**
 * What a view selects, as its aspect holds it: conditions that must all hold are one group; of others each is a group
 * of its own.
 */
export function storedDefinition({ entityTypes, filter }: DataHubViewDefinitionInput): JsonObject {
  const conditions = filter.filters.map(storedCondition);
  const groups = filter.operator === LogicalOperator.AND ? [conditions] : conditions.map((condition) => [condition]);
  return { entityTypes: entityTypes.map(entityTypeOfEnum), filter: { or: groups.map((and) => ({ and })) } };
}

function storedCondition({ field, condition, values, negated }: Condition): JsonObject {
  return {
    field,
    condition: condition ?? 'EQUAL',
    values: [...(values ?? [])],
    negated: negated ?? false,
  };
}
