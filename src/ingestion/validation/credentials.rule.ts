import type { WriteRule } from '../../aspects/index.js';
import { contentForbidden } from './rule-failure.js';
import { isTrusted } from './trusted-write.js';
import type { WriteRights } from './write-rights.js';

/** What lets people in is for those who manage credentials: who may edit a user may not set the user's password by it, nor invite others. */
export function credentialsRule(rights: WriteRights): WriteRule {
  return {
    aspects: ['corpUserCredentials', 'inviteToken'],
    async check(planned, context) {
      if (isTrusted(planned.proposal, context) || rights.isSystem(context)) return;
      if (await rights.holdsOnType(context, ['MANAGE_USER_CREDENTIALS'], 'corpuser')) return;
      const { aspectName, urn } = planned.proposal;
      throw contentForbidden(
        planned,
        `Unauthorized to write ${aspectName} of ${urn}: it needs the privilege MANAGE_USER_CREDENTIALS`,
      );
    },
  };
}
