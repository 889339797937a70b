import { canonicalJson } from '../foundation/json/canonical-json.js';
import { type AspectSpec, hasDoubles, withWrittenDoubles } from '../model/index.js';
import type { AspectRecord } from './aspect-record.js';
import { StoredAspect } from './rows/stored-aspect.js';

/**
 * The value of a record for an answer of the REST APIs, which `exactJson` writes as DataHub does: the stored text as
 * `JsonText` where that is the answer, otherwise the value as `withWrittenDoubles` returns it. Change neither.
 */
export function answeredValue(spec: AspectSpec, record: AspectRecord): object {
  const text = record instanceof StoredAspect && !hasDoubles(spec) ? canonicalJson(record.row.metadata) : undefined;
  return text ?? withWrittenDoubles(spec, record.value);
}
