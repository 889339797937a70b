// Written by `npm run web-client` from the operations beside it: change those, not this file.
import { operation } from '../../../api/operation.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The actors to whom a policy applies. An actor matches if any part of the filter matches. */
export type ActorFilterInput = {
  /** Whether the filter matches the members of all groups. */
  readonly allGroups: boolean;
  /** Whether the filter matches all users. */
  readonly allUsers: boolean;
  /** Urns of groups. */
  readonly groups?: ReadonlyArray<string> | null | undefined;
  /** Whether the filter matches owners of the resource, directly or through a group. */
  readonly resourceOwners: boolean;
  /** Urns of the ownership types that match; all types when absent. */
  readonly resourceOwnersTypes?: ReadonlyArray<string> | null | undefined;
  /** Urns of users. */
  readonly users?: ReadonlyArray<string> | null | undefined;
};

/** Whether a user may use the service. */
export type CorpUserStatus = 'ACTIVE' | 'SUSPENDED';

/** Entity types. OTHER stands for all types without a value of their own. */
export type EntityType =
  | 'ACCESS_TOKEN'
  | 'APPLICATION'
  | 'ASSERTION'
  | 'BUSINESS_ATTRIBUTE'
  | 'CHART'
  | 'CONTAINER'
  | 'CORP_GROUP'
  | 'CORP_USER'
  | 'CUSTOM_OWNERSHIP_TYPE'
  | 'DASHBOARD'
  | 'DATAHUB_CONNECTION'
  | 'DATAHUB_FILE'
  | 'DATAHUB_PAGE_MODULE'
  | 'DATAHUB_PAGE_TEMPLATE'
  | 'DATAHUB_POLICY'
  | 'DATAHUB_ROLE'
  | 'DATAHUB_VIEW'
  | 'DATASET'
  | 'DATA_CONTRACT'
  | 'DATA_FLOW'
  | 'DATA_JOB'
  | 'DATA_PLATFORM'
  | 'DATA_PLATFORM_INSTANCE'
  | 'DATA_PROCESS_INSTANCE'
  | 'DATA_PRODUCT'
  | 'DATA_TYPE'
  | 'DOCUMENT'
  | 'DOMAIN'
  | 'ENTITY_TYPE'
  | 'ER_MODEL_RELATIONSHIP'
  | 'EXECUTION_REQUEST'
  | 'FORM'
  | 'GLOSSARY_NODE'
  | 'GLOSSARY_TERM'
  | 'INCIDENT'
  | 'INGESTION_SOURCE'
  | 'METRIC'
  | 'MLFEATURE'
  | 'MLFEATURE_TABLE'
  | 'MLMODEL'
  | 'MLMODEL_GROUP'
  | 'MLPRIMARY_KEY'
  | 'NOTEBOOK'
  | 'OTHER'
  | 'POST'
  | 'QUERY'
  | 'RESTRICTED'
  | 'ROLE'
  | 'SCHEMA_FIELD'
  | 'SEMANTIC_MODEL'
  | 'STRUCTURED_PROPERTY'
  | 'TAG'
  | 'TEST'
  | 'VERSION_SET';

/** Comparison of the values of a criterion with the values of a resource. */
export type PolicyMatchCondition = 'EQUALS' | 'NOT_EQUALS' | 'STARTS_WITH';

/** A condition on one field of a resource. */
export type PolicyMatchCriterionInput = {
  /** The comparison. */
  readonly condition: PolicyMatchCondition;
  /** The field: TYPE, URN, OWNER, DOMAIN, GROUP_MEMBERSHIP, DATA_PLATFORM_INSTANCE, TAG, CONTAINER or GLOSSARY. */
  readonly field: string;
  /** The values; at least one must match. */
  readonly values: ReadonlyArray<string>;
};

/** Conditions that must all match. */
export type PolicyMatchFilterInput = {
  /** The conditions; without conditions every resource matches. */
  readonly criteria?: ReadonlyArray<PolicyMatchCriterionInput> | null | undefined;
};

/** State of a policy. Only active policies are enforced. */
export type PolicyState = 'ACTIVE' | 'DRAFT' | 'INACTIVE';

/** Scope of the privileges of a policy. */
export type PolicyType = 'METADATA' | 'PLATFORM';

/** A policy to create or replace. */
export type PolicyUpdateInput = {
  /** The actors to whom the policy applies. An update keeps the roles, which only the REST APIs can set. */
  readonly actors: ActorFilterInput;
  /** Description of the policy. */
  readonly description?: string | null | undefined;
  /** Display name. */
  readonly name: string;
  /** Names of the privileges; unknown names are stored and have no effect. */
  readonly privileges: ReadonlyArray<string>;
  /** The resources to which the policy applies; all resources when absent. */
  readonly resources?: ResourceFilterInput | null | undefined;
  /** State of the policy. */
  readonly state: PolicyState;
  /** Scope of the privileges. */
  readonly type: PolicyType;
};

/** The resources to which a policy applies. */
export type ResourceFilterInput = {
  /** Whether the policy applies to all entities of the type, regardless of `resources`. */
  readonly allResources?: boolean | null | undefined;
  /** Conditions on the entities. */
  readonly filter?: PolicyMatchFilterInput | null | undefined;
  /** Conditions on what actors may add to entities or remove from them, such as tags. */
  readonly privilegeConstraints?: PolicyMatchFilterInput | null | undefined;
  /** Urns of the entities. */
  readonly resources?: ReadonlyArray<string> | null | undefined;
  /**
   * Entity type.
   * @deprecated Use filter.
   */
  readonly type?: string | null | undefined;
};

export type AccessFilterFragment = {
  readonly criteria: ReadonlyArray<{
    readonly field: string;
    readonly condition: PolicyMatchCondition;
    readonly values: ReadonlyArray<{
      readonly value: string;
      readonly entity:
        | { readonly urn: string; readonly type: EntityType }
        | { readonly urn: string; readonly type: EntityType }
        | { readonly urn: string; readonly type: EntityType }
        | { readonly urn: string; readonly type: EntityType; readonly container: { readonly name: string } | null }
        | { readonly urn: string; readonly type: EntityType; readonly groupName: string }
        | { readonly username: string; readonly urn: string; readonly type: EntityType }
        | { readonly urn: string; readonly type: EntityType; readonly datasetName: string }
        | { readonly urn: string; readonly type: EntityType; readonly domain: { readonly name: string } | null }
        | { readonly urn: string; readonly type: EntityType; readonly node: { readonly name: string } | null }
        | { readonly urn: string; readonly type: EntityType; readonly term: { readonly name: string } | null }
        | { readonly urn: string; readonly type: EntityType; readonly tag: { readonly name: string } | null }
        | null;
    }>;
  }> | null;
};

export type AccessPolicyFragment = {
  readonly urn: string;
  readonly name: string;
  readonly description: string | null;
  readonly type: PolicyType;
  readonly state: PolicyState;
  readonly editable: boolean;
  readonly privileges: ReadonlyArray<string>;
  readonly actors: {
    readonly users: ReadonlyArray<string> | null;
    readonly groups: ReadonlyArray<string> | null;
    readonly roles: ReadonlyArray<string> | null;
    readonly allUsers: boolean;
    readonly allGroups: boolean;
    readonly resourceOwners: boolean;
    readonly resourceOwnersTypes: ReadonlyArray<string> | null;
    readonly resolvedUsers: ReadonlyArray<{
      readonly urn: string;
      readonly username: string;
      readonly status: CorpUserStatus | null;
      readonly isNativeUser: boolean | null;
      readonly properties: {
        readonly displayName: string | null;
        readonly fullName: string | null;
        readonly email: string | null;
        readonly title: string | null;
      } | null;
      readonly editableProperties: {
        readonly displayName: string | null;
        readonly email: string | null;
        readonly title: string | null;
      } | null;
    }> | null;
    readonly resolvedGroups: ReadonlyArray<{
      readonly urn: string;
      readonly name: string;
      readonly properties: { readonly displayName: string | null; readonly description: string | null } | null;
    }> | null;
    readonly resolvedRoles: ReadonlyArray<{ readonly urn: string; readonly name: string }> | null;
    readonly resolvedOwnershipTypes: ReadonlyArray<{
      readonly urn: string;
      readonly info: { readonly name: string } | null;
    }> | null;
  };
  readonly resources: {
    readonly type: string | null;
    readonly resources: ReadonlyArray<string> | null;
    readonly allResources: boolean | null;
    readonly filter: {
      readonly criteria: ReadonlyArray<{
        readonly field: string;
        readonly condition: PolicyMatchCondition;
        readonly values: ReadonlyArray<{
          readonly value: string;
          readonly entity:
            | { readonly urn: string; readonly type: EntityType }
            | { readonly urn: string; readonly type: EntityType }
            | { readonly urn: string; readonly type: EntityType }
            | { readonly urn: string; readonly type: EntityType; readonly container: { readonly name: string } | null }
            | { readonly urn: string; readonly type: EntityType; readonly groupName: string }
            | { readonly username: string; readonly urn: string; readonly type: EntityType }
            | { readonly urn: string; readonly type: EntityType; readonly datasetName: string }
            | { readonly urn: string; readonly type: EntityType; readonly domain: { readonly name: string } | null }
            | { readonly urn: string; readonly type: EntityType; readonly node: { readonly name: string } | null }
            | { readonly urn: string; readonly type: EntityType; readonly term: { readonly name: string } | null }
            | { readonly urn: string; readonly type: EntityType; readonly tag: { readonly name: string } | null }
            | null;
        }>;
      }> | null;
    } | null;
    readonly privilegeConstraints: {
      readonly criteria: ReadonlyArray<{
        readonly field: string;
        readonly condition: PolicyMatchCondition;
        readonly values: ReadonlyArray<{
          readonly value: string;
          readonly entity:
            | { readonly urn: string; readonly type: EntityType }
            | { readonly urn: string; readonly type: EntityType }
            | { readonly urn: string; readonly type: EntityType }
            | { readonly urn: string; readonly type: EntityType; readonly container: { readonly name: string } | null }
            | { readonly urn: string; readonly type: EntityType; readonly groupName: string }
            | { readonly username: string; readonly urn: string; readonly type: EntityType }
            | { readonly urn: string; readonly type: EntityType; readonly datasetName: string }
            | { readonly urn: string; readonly type: EntityType; readonly domain: { readonly name: string } | null }
            | { readonly urn: string; readonly type: EntityType; readonly node: { readonly name: string } | null }
            | { readonly urn: string; readonly type: EntityType; readonly term: { readonly name: string } | null }
            | { readonly urn: string; readonly type: EntityType; readonly tag: { readonly name: string } | null }
            | null;
        }>;
      }> | null;
    } | null;
  } | null;
};

export type AccessPoliciesQueryVariables = Exact<{
  start: number;
  count: number;
  query?: string | null | undefined;
}>;

export type AccessPoliciesQuery = {
  readonly listPolicies: {
    readonly start: number;
    readonly count: number;
    readonly total: number;
    readonly policies: ReadonlyArray<{
      readonly urn: string;
      readonly name: string;
      readonly description: string | null;
      readonly type: PolicyType;
      readonly state: PolicyState;
      readonly editable: boolean;
      readonly privileges: ReadonlyArray<string>;
      readonly actors: {
        readonly users: ReadonlyArray<string> | null;
        readonly groups: ReadonlyArray<string> | null;
        readonly roles: ReadonlyArray<string> | null;
        readonly allUsers: boolean;
        readonly allGroups: boolean;
        readonly resourceOwners: boolean;
        readonly resourceOwnersTypes: ReadonlyArray<string> | null;
        readonly resolvedUsers: ReadonlyArray<{
          readonly urn: string;
          readonly username: string;
          readonly status: CorpUserStatus | null;
          readonly isNativeUser: boolean | null;
          readonly properties: {
            readonly displayName: string | null;
            readonly fullName: string | null;
            readonly email: string | null;
            readonly title: string | null;
          } | null;
          readonly editableProperties: {
            readonly displayName: string | null;
            readonly email: string | null;
            readonly title: string | null;
          } | null;
        }> | null;
        readonly resolvedGroups: ReadonlyArray<{
          readonly urn: string;
          readonly name: string;
          readonly properties: { readonly displayName: string | null; readonly description: string | null } | null;
        }> | null;
        readonly resolvedRoles: ReadonlyArray<{ readonly urn: string; readonly name: string }> | null;
        readonly resolvedOwnershipTypes: ReadonlyArray<{
          readonly urn: string;
          readonly info: { readonly name: string } | null;
        }> | null;
      };
      readonly resources: {
        readonly type: string | null;
        readonly resources: ReadonlyArray<string> | null;
        readonly allResources: boolean | null;
        readonly filter: {
          readonly criteria: ReadonlyArray<{
            readonly field: string;
            readonly condition: PolicyMatchCondition;
            readonly values: ReadonlyArray<{
              readonly value: string;
              readonly entity:
                | { readonly urn: string; readonly type: EntityType }
                | { readonly urn: string; readonly type: EntityType }
                | { readonly urn: string; readonly type: EntityType }
                | {
                    readonly urn: string;
                    readonly type: EntityType;
                    readonly container: { readonly name: string } | null;
                  }
                | { readonly urn: string; readonly type: EntityType; readonly groupName: string }
                | { readonly username: string; readonly urn: string; readonly type: EntityType }
                | { readonly urn: string; readonly type: EntityType; readonly datasetName: string }
                | { readonly urn: string; readonly type: EntityType; readonly domain: { readonly name: string } | null }
                | { readonly urn: string; readonly type: EntityType; readonly node: { readonly name: string } | null }
                | { readonly urn: string; readonly type: EntityType; readonly term: { readonly name: string } | null }
                | { readonly urn: string; readonly type: EntityType; readonly tag: { readonly name: string } | null }
                | null;
            }>;
          }> | null;
        } | null;
        readonly privilegeConstraints: {
          readonly criteria: ReadonlyArray<{
            readonly field: string;
            readonly condition: PolicyMatchCondition;
            readonly values: ReadonlyArray<{
              readonly value: string;
              readonly entity:
                | { readonly urn: string; readonly type: EntityType }
                | { readonly urn: string; readonly type: EntityType }
                | { readonly urn: string; readonly type: EntityType }
                | {
                    readonly urn: string;
                    readonly type: EntityType;
                    readonly container: { readonly name: string } | null;
                  }
                | { readonly urn: string; readonly type: EntityType; readonly groupName: string }
                | { readonly username: string; readonly urn: string; readonly type: EntityType }
                | { readonly urn: string; readonly type: EntityType; readonly datasetName: string }
                | { readonly urn: string; readonly type: EntityType; readonly domain: { readonly name: string } | null }
                | { readonly urn: string; readonly type: EntityType; readonly node: { readonly name: string } | null }
                | { readonly urn: string; readonly type: EntityType; readonly term: { readonly name: string } | null }
                | { readonly urn: string; readonly type: EntityType; readonly tag: { readonly name: string } | null }
                | null;
            }>;
          }> | null;
        } | null;
      } | null;
    }>;
  } | null;
};

export type AccessPrivilegesQueryVariables = Exact<{ [key: string]: never }>;

export type AccessPrivilegesQuery = {
  readonly appConfig: {
    readonly policiesConfig: {
      readonly platformPrivileges: ReadonlyArray<{
        readonly type: string;
        readonly displayName: string | null;
        readonly description: string | null;
      }>;
      readonly resourcePrivileges: ReadonlyArray<{
        readonly resourceType: string;
        readonly resourceTypeDisplayName: string | null;
        readonly privileges: ReadonlyArray<{
          readonly type: string;
          readonly displayName: string | null;
          readonly description: string | null;
        }>;
      }>;
    };
  } | null;
};

export type AccessUpdatePolicyMutationVariables = Exact<{
  urn: string;
  input: PolicyUpdateInput;
}>;

export type AccessUpdatePolicyMutation = { readonly updatePolicy: string | null };

/** The query `accessPolicies`. */
export const accessPoliciesQuery = operation<AccessPoliciesQuery, AccessPoliciesQueryVariables>(
  'accessPolicies',
  'query accessPolicies($start:Int!$count:Int!$query:String){listPolicies(input:{start:$start count:$count query:$query}){start count total policies{...accessPolicy}}}fragment accessPolicy on Policy{urn name description type state editable privileges actors{users groups roles allUsers allGroups resourceOwners resourceOwnersTypes resolvedUsers{...accessUser}resolvedGroups{...accessGroup}resolvedRoles{urn name}resolvedOwnershipTypes{urn info{name}}}resources{type resources allResources filter{...accessFilter}privilegeConstraints{...accessFilter}}}fragment accessUser on CorpUser{urn username status isNativeUser properties{displayName fullName email title}editableProperties{displayName email title}}fragment accessGroup on CorpGroup{urn name properties{displayName description}}fragment accessFilter on PolicyMatchFilter{criteria{field condition values{value entity{urn type ...on CorpUser{username}...on CorpGroup{groupName:name}...on Dataset{datasetName:name}...on Domain{domain:properties{name}}...on Tag{tag:properties{name}}...on GlossaryTerm{term:properties{name}}...on GlossaryNode{node:properties{name}}...on Container{container:properties{name}}}}}}',
);

/** The query `accessPrivileges`. */
export const accessPrivilegesQuery = operation<AccessPrivilegesQuery, AccessPrivilegesQueryVariables>(
  'accessPrivileges',
  'query accessPrivileges{appConfig{policiesConfig{platformPrivileges{type displayName description}resourcePrivileges{resourceType resourceTypeDisplayName privileges{type displayName description}}}}}',
);

/** The mutation `accessUpdatePolicy`. */
export const accessUpdatePolicyMutation = operation<AccessUpdatePolicyMutation, AccessUpdatePolicyMutationVariables>(
  'accessUpdatePolicy',
  'mutation accessUpdatePolicy($urn:String!$input:PolicyUpdateInput!){updatePolicy(urn:$urn input:$input)}',
);
