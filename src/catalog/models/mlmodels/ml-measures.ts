import { enumValue } from '../../../entities/index.js';
import type { cost, mlModelProperties, mlModelQuantitativeAnalyses, StoredOf } from '../../../model/index.js';
import { type Cost, CostType, type HyperParameterMap, type QuantitativeAnalyses } from './ml-measures.model.js';
import type { Box } from './ml-value-boxes.model.js';

type StoredResults = NonNullable<StoredOf<typeof mlModelQuantitativeAnalyses>['unitaryResults']>;
type StoredSettings = NonNullable<StoredOf<typeof mlModelProperties>['hyperParameters']>;

/** The first of the stored training settings, the only one that the legacy form shows; null if there are none. */
export function hyperParameterOf(settings: StoredSettings | undefined): HyperParameterMap | null {
  const [first] = Object.entries(settings ?? {});
  if (first === undefined) return null;
  const [key, stored] = first;
  return { key, value: boxOf(stored) };
}

/** Stored evaluation results as GraphQL shows them. */
export function analysesOf({
  unitaryResults,
  intersectionalResults,
}: StoredOf<typeof mlModelQuantitativeAnalyses>): QuantitativeAnalyses {
  return { unitaryResults: resultsOf(unitaryResults), intersectionalResults: resultsOf(intersectionalResults) };
}

/** Stored costs as GraphQL shows them. */
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
