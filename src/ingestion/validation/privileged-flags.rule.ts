import type { PlannedWrite, WriteRule } from '../../aspects/index.js';
import { valueAt } from './json-access.js';
import { contentForbidden } from './rule-failure.js';
import { isTrusted } from './trusted-write.js';
import type { WriteRights } from './write-rights.js';

/** The flag of the actor's own `corpUserInfo` that permits raising each flag of a user. */
const RAISED_BY: Readonly<Record<string, readonly string[]>> = {
  system: ['system'],
  isSupportUser: ['system', 'isSupportUser'],
};

/** No actor gives a user a flag that the actor lacks. */
export function privilegedFlagsRule(rights: WriteRights): WriteRule {
  return {
    aspects: ['corpUserInfo'],
    isOfRights: true,
    async check(planned, context) {
      const raised = Object.keys(RAISED_BY).filter((flag) => isRaised(planned, flag));
      if (raised.length === 0 || isTrusted(planned.proposal, context) || rights.isSystem(context)) return;
      const actor = (await context.read(rights.actorOf(context).urn, 'corpUserInfo'))?.value;
      const refused = raised.find((flag) => !(RAISED_BY[flag] ?? []).some((own) => valueAt(actor, own) === true));
      if (refused !== undefined) throw refusal(planned, rights.actorOf(context).urn, refused);
    },
  };
}

function isRaised({ value, previous }: PlannedWrite, flag: string): boolean {
  return valueAt(value, flag) === true && valueAt(previous?.value, flag) !== true;
}

function refusal(planned: PlannedWrite, actor: string, flag: string): Error {
  return contentForbidden(planned, `${actor} is not allowed to set ${flag} of ${planned.proposal.urn}`);
}
