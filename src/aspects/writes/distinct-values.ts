import type { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { WriteRule } from './write-rule.js';

/** Which values of an aspect two entities of one type may not both have, such as the name and parent of siblings. */
export interface DistinctValues {
  readonly aspectName: string;
  /** Whether only values of new entities are judged; absent = changed ones too. */
  readonly onlyNew?: boolean;
  /** A member that values have in common if they clash; absent = any values may clash. */
  readonly commonMember?: string;
  readonly clash: (value: JsonObject, other: JsonObject) => boolean;
  /** The error for a value that clashes; one with `PRECONDITION_FAILED` lets `untilUnchanged` decide anew. */
  readonly refusal: (value: JsonObject) => DomainError;
}

/**
 * Refuses values of use cases that clash with a stored one. Use cases check that before they write; the rule decides
 * between concurrent requests, of all processes. Proposals of callers are not judged: as in DataHub, ingestion may
 * store such values. Throws what `refusal` returns.
 */
export function distinctValuesRule(distinct: DistinctValues): WriteRule {
  const { aspectName, onlyNew = false, commonMember, clash, refusal } = distinct;
  return {
    aspects: [aspectName],
    async check({ proposal, value, previous }, context) {
      if (value === undefined || context.write.proposedByCaller === true) return;
      if (previous !== undefined && (onlyNew || clash(value, previous.value))) return;
      const member = commonMember === undefined ? undefined : { [commonMember]: value[commonMember] };
      const others = await context.valuesOfOthers(proposal, member);
      if (others.some((other) => clash(value, other))) throw refusal(value);
    },
  };
}
