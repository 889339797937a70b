import { invalidArgument } from '../../../foundation/common/errors.js';
import type { AspectSpec, ModelRegistry } from '../../../model/index.js';
import type { ConsistencyIssue } from '../consistency-issue.js';

/**
 * Returns the versioned aspect that the issue names in its details. Throws `INVALID_ARGUMENT` if there is none, and for
 * a key aspect, which stands for the entity itself.
 */
export function aspectOf({ entityType, fixType, details }: ConsistencyIssue, model: ModelRegistry): AspectSpec {
  if (details === undefined) throw invalidArgument(`${fixType} needs the name of the aspect in "details".`);
  const aspect = model.findEntity(entityType)?.aspects.get(details);
  if (aspect === undefined)
    throw invalidArgument(`"details" names "${details}", which is not an aspect of ${entityType}.`);
  if (aspect.isKey) throw invalidArgument(`${details} is the key of the entity; only HARD_DELETE removes it.`);
  if (aspect.kind === 'versioned') return aspect;
  throw invalidArgument(`${details} is a time series; fixes do not change time series.`);
}
