import type { WriteRule } from '../../../aspects/index.js';
import { RIGHTS_ASPECTS, type RightsAspect } from '../../../auth/index.js';
import { contentForbidden } from '../rule-failure.js';
import { isTrusted } from '../trusted-write.js';
import type { WriteRights } from '../write-rights.js';
import { DECISIONS } from './decisions.js';

/**
 * No actor grants rights, to themselves or to others, that they may not grant, whatever the write is: one aspect or
 * many, a patch or a delete.
 */
export function givenRightsRule(rights: WriteRights): WriteRule {
  return {
    aspects: Object.keys(RIGHTS_ASPECTS),
    isOfRights: true,
    async check(planned, context) {
      const { urn, aspectName } = planned.proposal;
      const decision = DECISIONS[planned.aspect.name as RightsAspect];
      if (!('guard' in decision) || isTrusted(planned.proposal, context) || rights.isSystem(context)) return;
      const missing = await decision.guard(planned, context, rights);
      if (missing !== undefined)
        throw contentForbidden(planned, `Unauthorized to write ${aspectName} of ${urn}: it needs ${missing}`);
    },
  };
}
