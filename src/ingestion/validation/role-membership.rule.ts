import type { WriteRule } from '../../aspects/index.js';
import { textsAt } from './json-access.js';
import { contentForbidden } from './rule-failure.js';
import { isTrusted } from './trusted-write.js';
import type { WriteRights } from './write-rights.js';

/** Giving a role through the general write APIs needs the right to manage policies; GraphQL mutations have checks of their own. */
export function roleMembershipRule(rights: WriteRights): WriteRule {
  return {
    aspects: ['roleMembership'],
    async check(planned, context) {
      if (context.write.source === 'GRAPHQL' || isTrusted(planned.proposal, context)) return;
      const stored = textsAt(planned.previous?.value, 'roles');
      const added = textsAt(planned.value, 'roles').filter((role) => !stored.includes(role));
      if (added.length === 0 || (await rights.holdsPlatform(context, ['MANAGE_POLICIES']))) return;
      throw contentForbidden(
        planned,
        `Unauthorized to give ${added.join(', ')} to ${planned.proposal.urn}: it needs the privilege MANAGE_POLICIES`,
      );
    },
  };
}
