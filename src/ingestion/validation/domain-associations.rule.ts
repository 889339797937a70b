import { isDeepStrictEqual } from 'node:util';
import type { PlannedWrite, WriteRule } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { objectsAt, textAt, textsAt } from './json-access.js';
import { invalid } from './rule-failure.js';

/** Keeps `domains` and `domainAssociations` equal: the one that changed counts. */
export const DOMAIN_ASSOCIATIONS: WriteRule = {
  aspects: ['domains'],
  mutate(planned) {
    const { value } = planned;
    if (value === undefined) return undefined;
    return associationsWin(planned, value) ? withDomains(value) : withAssociations(value);
  },
};

function associationsWin(planned: PlannedWrite, value: JsonObject): boolean {
  const { previous } = planned;
  if (value['domainAssociations'] === undefined) return false;
  const sent = associated(value);
  const listed = textsAt(value, 'domains');
  if (isDeepStrictEqual(new Set(sent), new Set(listed))) return true;
  const domainsChanged = !isDeepStrictEqual(listed, textsAt(previous?.value, 'domains'));
  const associationsChanged = !isDeepStrictEqual(sent, associated(previous?.value));
  if (domainsChanged && associationsChanged) {
    throw invalid(
      planned,
      'domains and domainAssociations were both changed and name different domains; send one of them',
    );
  }
  return associationsChanged;
}

function associated(value: JsonObject | undefined): readonly string[] {
  return objectsAt(value, 'domainAssociations').flatMap((one) => textAt(one, 'domain') ?? []);
}

function withDomains(value: JsonObject): JsonObject {
  return { ...value, domains: [...new Set(associated(value))] };
}

function withAssociations(value: JsonObject): JsonObject {
  const known = objectsAt(value, 'domainAssociations');
  const domainAssociations = textsAt(value, 'domains').flatMap((domain) => {
    const existing = known.filter((one) => textAt(one, 'domain') === domain);
    return existing.length > 0 ? existing : [{ domain }];
  });
  return { ...value, domainAssociations };
}
