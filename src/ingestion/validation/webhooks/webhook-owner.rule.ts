import type { PlannedWrite, RuleContext, WriteRule } from '../../../aspects/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import { exactJson } from '../../../foundation/json/exact-json.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { textAt } from '../json-access.js';
import { contentForbidden } from '../rule-failure.js';
import { isTrusted } from '../trusted-write.js';
import type { WriteRights } from '../write-rights.js';

const USER = 'urn:li:corpuser:';

/**
 * A webhook tells its target what its owner may view. Therefore only its owner, with the privilege to manage webhooks,
 * decides what it tells and whom; the owner is the user who creates it. Others may pause and resume it. Limits how many
 * webhooks a user creates. Throws `CONTENT_FORBIDDEN`, or `INVALID_ARGUMENT` for too many.
 */
export function webhookOwnerRule(rights: WriteRights, maxPerOwner: number): WriteRule {
  return {
    aspects: ['webhookInfo'],
    isOfRights: true,
    async check(planned, context) {
      if (planned.value === undefined || isTrusted(planned.proposal, context)) return;
      if (isPauseOnly(planned)) return;
      const actor = rights.actorOf(context);
      const owners = [textAt(planned.value, 'owner'), textAt(planned.previous?.value, 'owner') ?? actor.urn];
      if (actor.isSystem || !actor.urn.startsWith(USER))
        throw contentForbidden(planned, 'A webhook has a user as its owner: send the request with the token of one');
      if (owners.some((owner) => owner !== actor.urn))
        throw contentForbidden(planned, `${actor.urn} is not the owner of ${planned.proposal.urn}`);
      if (!(await rights.holdsOnType(context, ['MANAGE_WEBHOOKS'], 'webhook')))
        throw contentForbidden(planned, `${actor.urn} lacks the privilege MANAGE_WEBHOOKS`);
      if (planned.previous === undefined) await requireRoom(actor.urn, context, maxPerOwner);
    },
  };
}

/** Only the service itself writes the keys with which a webhook is signed. Throws `CONTENT_FORBIDDEN`. */
export function webhookSecretRule(rights: WriteRights): WriteRule {
  return {
    aspects: ['webhookSecret'],
    isOfRights: true,
    check(planned, context) {
      if (planned.value === undefined || isTrusted(planned.proposal, context) || rights.isSystem(context)) return;
      throw contentForbidden(planned, 'webhookSecret is written by createWebhook and rotateWebhookSecret only');
    },
  };
}

/** Whether only the state of a stored webhook changes. */
function isPauseOnly({ value, previous }: PlannedWrite): boolean {
  return value !== undefined && previous !== undefined && exactJson(fixed(value)) === exactJson(fixed(previous.value));
}

function fixed({ state: _state, pausedReason: _reason, ...others }: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(others).sort(([left], [right]) => (left < right ? -1 : 1)));
}

async function requireRoom(owner: string, context: RuleContext, most: number): Promise<void> {
  const added = context.batch.filter(
    ({ aspect, previous, value }) => aspect.name === 'webhookInfo' && previous === undefined && value !== undefined,
  );
  if ((await context.countWrittenBy(owner, 'webhook', 'webhookKey')) + added.length <= most) return;
  const text = `You may have ${String(most)} webhooks (WEBHOOKS_PER_OWNER_LIMIT). Delete some with deleteWebhook.`;
  throw new DomainError('INVALID_ARGUMENT', text);
}
