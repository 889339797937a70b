import type { PlannedWrite, RuleContext, WriteRule } from '../../aspects/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import { isJsonLonger } from '../../foundation/json/json-size.js';
import type { QuotasConfig } from '../../foundation/config/index.js';
import { type Quota, QUOTAS } from './quotas.js';

const BY_ASPECT: ReadonlyMap<string, Quota> = new Map(QUOTAS.map((quota) => [quota.aspectName, quota]));

/** How many items of each quota the actor of a batch will have once the batch is written. */
type Counts = Map<Quota, Promise<number>>;

/**
 * Limits what an actor may write without a privilege: the number of items of a kind, and the size of each. An item
 * counts for the actor who wrote it last, and is counted in the transaction that adds it. The service itself has no
 * quota, and neither do proposals of callers, each of which needs a privilege. Throws `INVALID_ARGUMENT`.
 */
export function quotaRule(limits: QuotasConfig, systemActorUrns: ReadonlySet<string>): WriteRule {
  const countsOf = new WeakMap<RuleContext, Counts>();
  return {
    aspects: [...BY_ASPECT.keys()],
    async check(planned, context) {
      const quota = BY_ASPECT.get(planned.aspect.name);
      const { proposedByCaller, audit } = context.write;
      if (quota === undefined || planned.value === undefined) return;
      if (proposedByCaller === true || systemActorUrns.has(audit.actor)) return;
      requireSize(planned, quota, limits.itemBytes);
      if (quota.counted === undefined || planned.previous !== undefined) return;
      const limit = limits.perActor[quota.counted.setting];
      const counts = countsOf.get(context) ?? new Map<Quota, Promise<number>>();
      countsOf.set(context, counts);
      const counting = counts.get(quota) ?? countWith(quota, context);
      counts.set(quota, counting);
      if ((await counting) > limit) throw refusal(quota, limit);
    },
  };
}

async function countWith({ aspectName, counted }: Quota, context: RuleContext): Promise<number> {
  const added = context.batch.filter(
    ({ aspect, previous, value }) => aspect.name === aspectName && previous === undefined && value !== undefined,
  );
  if (counted === undefined) return 0;
  return (await context.countWrittenBy(context.write.audit.actor, counted.entityType, aspectName)) + added.length;
}

function requireSize({ value, proposal }: PlannedWrite, { items }: Quota, itemBytes: number): void {
  if (!isJsonLonger(value, itemBytes)) return;
  throw new DomainError(
    'INVALID_ARGUMENT',
    `${proposal.urn} is larger than ${items} may be: ${itemBytes} bytes each (QUOTA_ITEM_BYTES). Send less.`,
  );
}

function refusal({ items, counted, room }: Quota, limit: number): DomainError {
  const setting = counted?.setting ?? '';
  return new DomainError('INVALID_ARGUMENT', `You may have ${limit} ${items} (${setting}). ${room}`);
}
