import { invalidArgument } from '../../../foundation/common/errors.js';
import type { AspectSpec, ModelRegistry } from '../../../model/index.js';
import type { ConsistencyIssue } from '../consistency-issue.js';

/**
 * The versioned aspect that the issue names in its details. Throws `INVALID_ARGUMENT` when there is none, and for a key
 * aspect, which is the entity itself.
 */
export function aspectOf({ entityType, fixType, details }: ConsistencyIssue, model: ModelRegistry): AspectSpec {
  if (details === undefined) throw invalidArgument(`${fixType} needs the name of the aspect in "details".`);
  const aspect = model.findEntity(entityType)?.aspects.get(details);
  if (aspect === undefined) throw invalidArgument(`"details" names "${details}", which is no aspect of ${entityType}.`);
  if (aspect.isKey) throw invalidArgument(`${details} is the key of the entity: only HARD_DELETE takes it away.`);
  if (aspect.kind === 'versioned') return aspect;
  throw invalidArgument(`${details} is a time series, which fixes leave alone.`);
}
