import type { WriteRule } from '../../aspects/index.js';
import { objectsAt, textAt, valueAt } from './json-access.js';
import { invalid, invalidProposal } from './rule-failure.js';
import { isTrusted } from './trusted-write.js';
import type { WriteRights } from './write-rights.js';

const FIELD_TYPES = new Set([
  'TYPE',
  'RESOURCE_TYPE',
  'URN',
  'RESOURCE_URN',
  'OWNER',
  'DOMAIN',
  'GROUP_MEMBERSHIP',
  'DATA_PLATFORM_INSTANCE',
  'TAG',
  'CONTAINER',
  'GLOSSARY',
]);

/** Policies of every installation; `bootstrap` writes them. */
const BOOT_POLICIES = new Set(
  [
    ...[
      '0',
      '1',
      '7',
      'admin-platform-policy',
      'view-entity-page-all',
      'view-dataset-sensitive',
      'admin-metadata-policy',
    ],
    ...['root-domain-manage-data-products-policy', 'admin-domain-manage-data-products-policy'],
    ...['editor-domain-manage-data-products-policy', 'editor-platform-policy', 'editor-metadata-policy'],
    ...[
      'editor-metadata-policy-entities',
      'reader-platform-policy',
      'reader-metadata-policy',
      'asset-owners-metadata-policy',
    ],
  ].map((suffix) => `urn:li:dataHubPolicy:${suffix}`),
);

/** The criteria of a policy name fields that exist. */
export const POLICY_FIELDS: WriteRule = {
  aspects: ['dataHubPolicyInfo'],
  check(planned) {
    const criteria = ['filter', 'privilegeConstraints'].flatMap((part) =>
      objectsAt(planned.value, 'resources', part, 'criteria'),
    );
    const unknown = criteria
      .map((criterion) => textAt(criterion, 'field') ?? '')
      .find((field) => !FIELD_TYPES.has(field));
    if (unknown !== undefined) {
      throw invalidProposal(
        planned,
        `Invalid field type '${unknown}' in a policy criterion; use one of ${[...FIELD_TYPES].join(', ')}`,
      );
    }
  },
};

/** Policies that the service needs cannot be deleted, and those that are not editable cannot be changed. */
export function systemPoliciesRule(rights: WriteRights): WriteRule {
  return {
    aspects: ['dataHubPolicyKey', 'dataHubPolicyInfo'],
    isOfRights: true,
    async check(planned, context) {
      const { proposal, value, aspect } = planned;
      if (isTrusted(proposal, context) || rights.isSystem(context)) return;
      if (value === undefined && BOOT_POLICIES.has(proposal.urn)) {
        throw invalid(planned, `System policies can not be deleted: ${proposal.urn}`);
      }
      if (value !== undefined && aspect.isKey) return;
      const stored = await context.read(proposal.urn, 'dataHubPolicyInfo');
      if (valueAt(stored?.value, 'editable') === false) {
        throw invalidProposal(planned, `Policy ${proposal.urn} is not editable; create a policy of your own instead`);
      }
    },
  };
}
