import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, boolean, defaulted, deprecated, enumeration, long, optional, record, string, urn } from '../types.js';

const DataHubPolicyKey = record('com.linkedin.metadata.key.DataHubPolicyKey', {
  id: string(),
});
export const dataHubPolicyKey = aspect('dataHubPolicyKey', DataHubPolicyKey);

const DataHubActorFilter = record('com.linkedin.policy.DataHubActorFilter', {
  users: optional(searchable(array(urn()), { '/*': { fieldType: 'URN' } })),
  groups: optional(searchable(array(urn()), { '/*': { fieldType: 'URN' } })),
  resourceOwners: defaulted(boolean(), false),
  resourceOwnersTypes: optional(array(urn())),
  allUsers: defaulted(searchable(boolean(), { fieldType: 'BOOLEAN' }), false),
  allGroups: defaulted(searchable(boolean(), { fieldType: 'BOOLEAN' }), false),
  roles: optional(
    relationship(searchable(array(urn()), { '/*': { fieldType: 'URN' } }), {
      '/*': { name: 'IsAssociatedWithRole', entityTypes: ['dataHubRole'] },
    }),
  ),
});

const StructuredPropertyCriterionValue = record('com.linkedin.policy.StructuredPropertyCriterionValue', {
  propertyUrn: urn(),
  values: array(string()),
});

const PolicyMatchCondition = enumeration('com.linkedin.policy.PolicyMatchCondition', [
  'EQUALS',
  'STARTS_WITH',
  'NOT_EQUALS',
]);

const PolicyMatchCriterion = record('com.linkedin.policy.PolicyMatchCriterion', {
  field: string(),
  values: array(string()),
  structuredPropertyValues: optional(array(StructuredPropertyCriterionValue)),
  condition: defaulted(PolicyMatchCondition, 'EQUALS'),
});

const PolicyMatchFilter = record('com.linkedin.policy.PolicyMatchFilter', {
  criteria: array(PolicyMatchCriterion),
});

const DataHubResourceFilter = record('com.linkedin.policy.DataHubResourceFilter', {
  type: optional(deprecated(string())),
  resources: optional(deprecated(array(string()))),
  allResources: defaulted(deprecated(boolean()), false),
  filter: optional(PolicyMatchFilter),
  privilegeConstraints: optional(PolicyMatchFilter),
});

const DataHubPolicyInfo = record('com.linkedin.policy.DataHubPolicyInfo', {
  displayName: searchable(string(), { fieldType: 'TEXT_PARTIAL' }),
  description: searchable(string(), { fieldType: 'TEXT' }),
  type: searchable(string(), { fieldType: 'KEYWORD' }),
  state: searchable(string(), { fieldType: 'KEYWORD' }),
  resources: optional(DataHubResourceFilter),
  privileges: searchable(array(string()), { '/*': { fieldType: 'KEYWORD', addToFilters: true } }),
  actors: DataHubActorFilter,
  editable: defaulted(searchable(boolean(), { fieldType: 'BOOLEAN' }), true),
  lastUpdatedTimestamp: optional(searchable(long(), { fieldType: 'DATETIME' })),
});
export const dataHubPolicyInfo = aspect('dataHubPolicyInfo', DataHubPolicyInfo);
