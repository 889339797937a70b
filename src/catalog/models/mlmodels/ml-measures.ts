import { enumValue } from '../../../entities/index.js';
import type { cost, mlModelProperties, mlModelQuantitativeAnalyses, StoredOf } from '../../../model/index.js';
import { type Cost, CostType, type HyperParameterMap, type QuantitativeAnalyses } from './ml-measures.model.js';
import type { Box } from './ml-value-boxes.model.js';

type StoredResults = NonNullable<StoredOf<typeof mlModelQuantitativeAnalyses>['unitaryResults']>;
type StoredSettings = NonNullable<StoredOf<typeof mlModelProperties>['hyperParameters']>;

/** Returns the first of the stored hyperparameters, the only one in the legacy form; null if there are none. */
export function hyperParameterOf(settings: StoredSettings | undefined): HyperParameterMap | null {
  const [first] = Object.entries(settings ?? {});
  if (first === undefined) return null;
  const [key, stored] = first;
  return { key, value: boxOf(stored) };
}

/** Converts stored evaluation results for GraphQL. */
export function analysesOf({
  unitaryResults,
  intersectionalResults,
}: StoredOf<typeof mlModelQuantitativeAnalyses>): QuantitativeAnalyses {
  return { unitaryResults: resultsOf(unitaryResults), intersectionalResults: resultsOf(intersectionalResults) };
}

/** Converts stored costs for GraphQL; an unknown type becomes `ORG_COST_TYPE`. */
export function costOf({ costType, cost: { costId, costCode } }: StoredOf<typeof cost>): Cost {
  return {
    costType: enumValue(CostType, costType, CostType.ORG_COST_TYPE) ?? CostType.ORG_COST_TYPE,
    costValue: { costId: costId ?? null, costCode: costCode ?? null },
  };
}

function boxOf({ string, boolean, int, float, double }: StoredSettings[string]): Box {
  if (string !== undefined) return { __typename: 'StringBox', stringValue: string };
  if (boolean !== undefined) return { __typename: 'BooleanBox', booleanValue: boolean };
  if (int !== undefined) return { __typename: 'IntBox', intValue: int };
  return { __typename: 'FloatBox', floatValue: float ?? double };
}

function resultsOf(results: StoredResults | undefined): Box | null {
  return results === undefined ? null : { __typename: 'StringBox', stringValue: results.string };
}
