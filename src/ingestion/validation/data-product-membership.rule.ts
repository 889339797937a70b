import type { PlannedWrite, RuleContext, WriteRule } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { changeOf } from './change-of.js';
import { objectsAt, textAt, textsAt } from './json-access.js';
import { contentForbidden } from './rule-failure.js';
import { isTrusted } from './trusted-write.js';
import type { WriteRights } from './write-rights.js';

/**
 * The assets and the name of a data product each need privileges of their own, on its domains, on its assets or on the
 * product itself.
 */
export function dataProductMembershipRule(rights: WriteRights): WriteRule {
  return {
    aspects: ['dataProductProperties'],
    async check(planned, context) {
      if (planned.value === undefined || isTrusted(planned.proposal, context) || rights.isSystem(context)) return;
      const changed = changedAssets(planned);
      const isRenamed = textAt(planned.value, 'name') !== textAt(planned.previous?.value, 'name');
      if ((changed.length === 0 && !isRenamed) || (await managesDomain(rights, planned, context))) return;
      const { urn } = planned.proposal;
      if (changed.length > 0 && !(await editsAll(rights, context, changed))) {
        throw contentForbidden(planned, `Unauthorized to change the assets of data product ${urn}`);
      }
      if (isRenamed && !(await rights.holds(context, ['EDIT_ENTITY'], urn))) {
        throw contentForbidden(planned, `Unauthorized to change the name of data product ${urn}`);
      }
    },
  };
}

function changedAssets({ value, previous }: PlannedWrite): readonly string[] {
  const before = new Set(assetsOf(previous?.value));
  const after = new Set(assetsOf(value));
  return [...[...after].filter((urn) => !before.has(urn)), ...[...before].filter((urn) => !after.has(urn))];
}

function assetsOf(value: JsonObject | undefined): readonly string[] {
  return objectsAt(value, 'assets').flatMap((asset) => textAt(asset, 'destinationUrn') ?? []);
}

async function managesDomain(rights: WriteRights, { proposal }: PlannedWrite, context: RuleContext): Promise<boolean> {
  const written = changeOf(context, proposal.urn, 'domains');
  const stored = (await context.read(proposal.urn, 'domains'))?.value;
  for (const domain of textsAt(stored ?? written?.value, 'domains')) {
    if (await rights.holds(context, ['EDIT_ENTITY', 'MANAGE_DATA_PRODUCTS'], domain)) return true;
  }
  return false;
}

async function editsAll(rights: WriteRights, context: RuleContext, urns: readonly string[]): Promise<boolean> {
  for (const urn of urns) {
    if (!(await rights.holds(context, ['EDIT_ENTITY', 'EDIT_ENTITY_DATA_PRODUCTS'], urn))) return false;
  }
  return true;
}
