import type { PlannedWrite, WriteRule } from '../../aspects/index.js';
import { textAt, textsAt } from './json-access.js';
import { contentForbidden } from './rule-failure.js';
import { isTrusted } from './trusted-write.js';
import type { WriteRights } from './write-rights.js';

/** Giving a role needs the right to manage policies, be it to an actor or to whoever shows an invite token. Taking one away needs no more than the write does. */
export function roleMembershipRule(rights: WriteRights): WriteRule {
  return {
    aspects: ['roleMembership', 'inviteToken'],
    async check(planned, context) {
      if (isTrusted(planned.proposal, context) || rights.isSystem(context)) return;
      const added = addedRoles(planned);
      if (added.length === 0 || (await rights.holdsOnType(context, ['MANAGE_POLICIES'], 'dataHubPolicy'))) return;
      throw contentForbidden(
        planned,
        `Unauthorized to give ${added.join(', ')} to ${planned.proposal.urn}: it needs the privilege MANAGE_POLICIES`,
      );
    },
  };
}

function addedRoles({ value, previous }: PlannedWrite): readonly string[] {
  const stored = rolesOf(previous?.value);
  return rolesOf(value).filter((role) => !stored.includes(role));
}

function rolesOf(value: PlannedWrite['value']): readonly string[] {
  const invited = textAt(value, 'role');
  return [...textsAt(value, 'roles'), ...(invited === undefined ? [] : [invited])];
}
