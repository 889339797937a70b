import type { AspectStore, WriteRule } from '../../aspects/index.js';
import type { EdgeStore } from '../../graph/index.js';
import type { ModelRegistry } from '../../model/index.js';
import { ASSERTION_INFO } from './assertion-info.rule.js';
import { columnLineageRule } from './column-lineage.rule.js';
import { dataProductMembershipRule } from './data-product-membership.rule.js';
import { DOMAIN_ASSOCIATIONS } from './domain-associations.rule.js';
import { domainWriteRule } from './domain-write.rule.js';
import { EXECUTION_RESULT } from './execution-result.rule.js';
import { FIELD_PATHS } from './field-paths.rule.js';
import { formPromptsRule } from './form-prompts.rule.js';
import { givenRightsRule } from './given-rights/given-rights.rule.js';
import { hiddenValuesRule } from './hidden-values.rule.js';
import { executionRequestRule, ingestionSourceRule } from './ingestion-sources.rule.js';
import { LIFECYCLE_STAGE } from './lifecycle-stage.rule.js';
import { logicalParentRule } from './logical-parent.rule.js';
import { OWNERSHIP_TYPES } from './ownership-types.rule.js';
import { PICTURE_URL } from './picture-url.rule.js';
import { POLICY_FIELDS, systemPoliciesRule } from './policies.rule.js';
import { privilegedFlagsRule } from './privileged-flags.rule.js';
import { EntityCatalog } from './entity-catalog.js';
import { structuredPropertyDefinitionRule } from './structured-property-definition.rule.js';
import { structuredPropertySettingsRule } from './structured-property-settings.rule.js';
import { structuredPropertyValuesRule } from './structured-property-values.rule.js';
import { SYSTEM_USERS } from './system-users.rule.js';
import { tagConstraintsRule } from './tag-constraints.rule.js';
import { urnAnnotationsRule } from './urn-annotations.rule.js';
import { versionPropertiesRule } from './version-properties.rule.js';
import { VERSION_SET } from './version-set.rule.js';
import { incidentsSummaryRule } from './incidents-summary.rule.js';
import { WEBHOOK_CONTENT } from './webhooks/webhook-content.rule.js';
import { webhookOwnerRule, webhookSecretRule } from './webhooks/webhook-owner.rule.js';
import type { WriteRights } from './write-rights.js';

/** Where the rules look values up. */
export interface RuleSources {
  readonly registry: ModelRegistry;
  readonly aspects: Pick<AspectStore, 'listUrns' | 'latest'>;
  readonly edges: Pick<EdgeStore, 'relationships'>;
  readonly rights: WriteRights;
  /** Maximum number of webhooks that one user may create. */
  readonly maxWebhooks: number;
}

/**
 * Every rule for the content of aspects, in the order in which they run: first the rules that change or judge the
 * content, then those that judge the actor.
 */
export function writeRules({ registry, aspects, edges, rights, maxWebhooks }: RuleSources): readonly WriteRule[] {
  const properties = new EntityCatalog(aspects, 'structuredProperty');
  const forms = new EntityCatalog(aspects, 'form');
  return [
    ...[FIELD_PATHS, OWNERSHIP_TYPES, ASSERTION_INFO, DOMAIN_ASSOCIATIONS, LIFECYCLE_STAGE, columnLineageRule()],
    ...[urnAnnotationsRule(registry), EXECUTION_RESULT, formPromptsRule(forms), PICTURE_URL, POLICY_FIELDS],
    ...[
      structuredPropertyDefinitionRule(properties),
      structuredPropertySettingsRule(properties),
      structuredPropertyValuesRule(),
    ],
    ...[versionPropertiesRule({ edges, aspects }), VERSION_SET, incidentsSummaryRule(registry)],
    ...[SYSTEM_USERS, systemPoliciesRule(rights), privilegedFlagsRule(rights)],
    givenRightsRule(rights),
    ...[
      tagConstraintsRule(rights),
      domainWriteRule(rights),
      dataProductMembershipRule(rights),
      logicalParentRule(rights),
    ],
    ...[ingestionSourceRule(rights), executionRequestRule(rights), hiddenValuesRule(registry, rights)],
    ...[WEBHOOK_CONTENT, webhookOwnerRule(rights, maxWebhooks), webhookSecretRule(rights)],
  ];
}
