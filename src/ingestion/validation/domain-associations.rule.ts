import { isDeepStrictEqual } from 'node:util';
import type { PlannedWrite, WriteRule } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { objectsAt, textAt, textsAt } from './json-access.js';
import { invalid } from './rule-failure.js';

/**
 * Keeps `domains` and `domainAssociations` equal: the one that changed counts. Associations that were propagated come
 * last.
 */
export const DOMAIN_ASSOCIATIONS: WriteRule = {
  aspects: ['domains'],
  mutate(planned) {
    const { value } = planned;
    if (value === undefined) return undefined;
    const associations = associationsWin(planned, value)
      ? objectsAt(value, 'domainAssociations')
      : kept(planned, value);
    const sorted = [...associations.filter((one) => !isPropagated(one)), ...associations.filter(isPropagated)];
    return { ...value, domains: [...new Set(domainsOf(sorted))], domainAssociations: sorted };
  },
};

function associationsWin(planned: PlannedWrite, value: JsonObject): boolean {
  if (value['domainAssociations'] === undefined) return false;
  const previous = planned.previous?.value;
  const [sent, listed] = [objectsAt(value, 'domainAssociations'), textsAt(value, 'domains')];
  if (isDeepStrictEqual(listed, textsAt(previous, 'domains'))) return true;
  if (isDeepStrictEqual(sent, objectsAt(previous, 'domainAssociations'))) return false;
  if (listed.length > 0 && !isDeepStrictEqual(new Set(domainsOf(sent)), new Set(listed))) {
    throw invalid(
      planned,
      `Cannot update both 'domains' and 'domainAssociations' in the same write. Use 'domainAssociations' for rich metadata or 'domains' for legacy compatibility, but not both. Entity: ${planned.proposal.urn}`,
    );
  }
  return true;
}

function domainsOf(associations: readonly JsonObject[]): readonly string[] {
  return associations.flatMap((one) => textAt(one, 'domain') ?? []);
}

/** The stored associations of the domains that are listed, and new ones of the others. */
function kept({ previous }: PlannedWrite, value: JsonObject): readonly JsonObject[] {
  const listed = new Set(textsAt(value, 'domains'));
  const known = objectsAt(previous?.value, 'domainAssociations').filter((one) =>
    listed.has(textAt(one, 'domain') ?? ''),
  );
  const associated = new Set(domainsOf(known));
  return [...known, ...[...listed].filter((domain) => !associated.has(domain)).map((domain) => ({ domain }))];
}

function isPropagated(association: JsonObject): boolean {
  return textAt(association, 'attribution', 'sourceDetail', 'propagated')?.toLowerCase() === 'true';
}
