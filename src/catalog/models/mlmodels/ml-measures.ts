import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/common/json.js';
import { enumValue } from '../../../entities/index.js';
import { type Cost, CostType, type HyperParameterMap, type QuantitativeAnalyses } from './ml-measures.model.js';
import type { Box } from './ml-value-boxes.model.js';

/**
 * The first of the stored settings of a training, which is all that this older form shows; null when there are none.
 */
export function hyperParameterOf(settings: JsonValue | undefined): HyperParameterMap | null {
  const [first] = isJsonObject(settings) ? Object.entries(settings) : [];
  if (first === undefined) return null;
  const [key, stored] = first;
  const value = boxOf(stored);
  return value === null ? null : { key, value };
}

/** The stored results of measurements, as GraphQL shows them. */
export function analysesOf({ unitaryResults, intersectionalResults }: JsonObject): QuantitativeAnalyses {
  return { unitaryResults: resultsOf(unitaryResults), intersectionalResults: resultsOf(intersectionalResults) };
}

/** Stored costs, as GraphQL shows them. */
export function costOf({ costType, cost }: JsonObject): Cost {
  const { costId, costCode } = isJsonObject(cost) ? cost : {};
  return {
    costType: enumValue(CostType, costType, CostType.ORG_COST_TYPE) ?? CostType.ORG_COST_TYPE,
    costValue: {
      costId: typeof costId === 'number' ? costId : null,
      costCode: typeof costCode === 'string' ? costCode : null,
    },
  };
}

function boxOf(stored: JsonValue | undefined): Box | null {
  const [kind, value] = isJsonObject(stored) ? (Object.entries(stored)[0] ?? []) : [];
  if (typeof value === 'string') return { __typename: 'StringBox', stringValue: value };
  if (typeof value === 'boolean') return { __typename: 'BooleanBox', booleanValue: value };
  if (typeof value !== 'number') return null;
  return kind === 'int' ? { __typename: 'IntBox', intValue: value } : { __typename: 'FloatBox', floatValue: value };
}

function resultsOf(text: JsonValue | undefined): Box | null {
  return typeof text === 'string' ? { __typename: 'StringBox', stringValue: text } : null;
}
