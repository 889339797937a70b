import { isJsonObject, jsonText, type JsonValue } from '../../../foundation/json/json.js';
import type { ConsistencyIssue } from '../consistency-issue.js';
import type { CheckedBatch, CheckedEntity, ConsistencyCheck } from './consistency-check.js';
import { readableValue } from './stored-values.js';

/** Field with the definition of the assertion, by assertion type. */
const BODIES: ReadonlyMap<JsonValue, string> = new Map([
  ['DATASET', 'datasetAssertion'],
  ['FRESHNESS', 'freshnessAssertion'],
  ['VOLUME', 'volumeAssertion'],
  ['SQL', 'sqlAssertion'],
  ['FIELD', 'fieldAssertion'],
  ['DATA_SCHEMA', 'schemaAssertion'],
  ['CUSTOM', 'customAssertion'],
]);

/** Finds assertions without the definition that their type requires. */
export class AssertionTypeMismatchCheck implements ConsistencyCheck {
  readonly id = 'assertion-type-mismatch';
  readonly name = 'Assertion Type Mismatch';
  readonly description = 'Finds assertions without the definition that their type requires.';
  readonly entityType = 'assertion';
  readonly onDemandOnly = false;
  readonly requiredAspects = ['assertionInfo', 'status'];
  readonly targetAspects = [];
  readonly subject = 'entities';

  check({ entities }: CheckedBatch): readonly ConsistencyIssue[] {
    return entities.flatMap((entity) => this.issueOf(entity));
  }

  private issueOf({ urn, type, records }: CheckedEntity): readonly ConsistencyIssue[] {
    const record = records.get('assertionInfo');
    const info = record && readableValue(record);
    const assertionType = info?.['type'] ?? null;
    const body = BODIES.get(assertionType);
    if (info === undefined || body === undefined || isFilled(info[body])) return [];
    const description = `The assertion is of type ${jsonText(assertionType)}, but has no ${body}, or an empty one.`;
    const found = { entityUrn: urn, entityType: type.name, checkId: this.id, details: 'assertionInfo' };
    return [{ ...found, fixType: 'HARD_DELETE', description }];
  }
}

function isFilled(value: JsonValue | undefined): boolean {
  return isJsonObject(value) && Object.keys(value).length > 0;
}
