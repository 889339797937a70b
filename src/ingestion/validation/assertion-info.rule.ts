import type { WriteRule } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { isJsonObject } from '../../foundation/json/json.js';
import { textAt } from './json-access.js';

/** Where the asserted entity stands in each kind of assertion. */
const ENTITY_AT: readonly (readonly [string, string])[] = [
  ['datasetAssertion', 'dataset'],
  ['freshnessAssertion', 'entity'],
  ['volumeAssertion', 'entity'],
  ['sqlAssertion', 'entity'],
  ['fieldAssertion', 'entity'],
  ['schemaAssertion', 'entity'],
  ['customAssertion', 'entity'],
];

/** Copies the entity and column of an assertion's body to its top level, where searches find them. */
export const ASSERTION_INFO: WriteRule = {
  aspects: ['assertionInfo'],
  mutate: ({ value }) => (value === undefined ? undefined : withFieldPath(withEntity(value))),
};

function withEntity(info: JsonObject): JsonObject {
  if (info['entityUrn'] !== undefined) return info;
  const entityUrn = ENTITY_AT.map((path) => textAt(info, ...path)).find((urn) => urn !== undefined);
  return entityUrn === undefined ? info : { ...info, entityUrn };
}

function withFieldPath(info: JsonObject): JsonObject {
  const { fieldAssertion } = info;
  if (!isJsonObject(fieldAssertion) || fieldAssertion['fieldPath'] !== undefined) return info;
  const fieldPath =
    textAt(fieldAssertion, 'fieldValuesAssertion', 'field', 'path') ??
    textAt(fieldAssertion, 'fieldMetricAssertion', 'field', 'path');
  return fieldPath === undefined ? info : { ...info, fieldAssertion: { ...fieldAssertion, fieldPath } };
}
