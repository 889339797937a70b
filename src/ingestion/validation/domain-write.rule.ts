import type { PlannedWrite, RuleContext, WriteRule } from '../../aspects/index.js';
import { textsAt } from './json-access.js';
import { contentForbidden } from './rule-failure.js';
import { isTrusted } from './trusted-write.js';
import type { WriteRights } from './write-rights.js';

/** Only actors who may edit an entity both in its present and in its new domain may move it. */
export function domainWriteRule(rights: WriteRights): WriteRule {
  return {
    aspects: ['domains'],
    isOfRights: true,
    async check(planned, context) {
      if (planned.value === undefined || isTrusted(planned.proposal, context) || rights.isSystem(context)) return;
      const before = textsAt(planned.previous?.value, 'domains');
      const after = textsAt(planned.value, 'domains');
      if (sameSet(before, after)) return;
      const places = before.length > 0 ? [before, after] : [after];
      for (const domains of places) {
        if (await mayEditWithin(rights, planned, context, domains)) continue;
        throw contentForbidden(planned, `Unauthorized to edit domains on entity ${planned.proposal.urn}`);
      }
    },
  };
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  const others = new Set(other);
  return one.length === other.length && one.every((item) => others.has(item));
}

async function mayEditWithin(
  rights: WriteRights,
  planned: PlannedWrite,
  context: RuleContext,
  domains: readonly string[],
): Promise<boolean> {
  const { urn } = planned.proposal;
  const operation = planned.entityExists ? 'UPDATE' : 'CREATE';
  if (await rights.mayOperateWithin(context, operation, urn, domains)) return true;
  if (await rights.holdsWithin(context, ['EDIT_DOMAINS_PRIVILEGE'], urn, domains)) return true;
  return planned.entity.name === 'dataProduct' && managesProductsOf(rights, context, domains);
}

/** Actors who manage the data products of a domain may move products there. */
async function managesProductsOf(
  rights: WriteRights,
  context: RuleContext,
  domains: readonly string[],
): Promise<boolean> {
  for (const domain of domains) {
    if (!(await rights.holds(context, ['MANAGE_DATA_PRODUCTS'], domain))) return false;
  }
  return domains.length > 0;
}
