// Written by `npm run web-client` from the operations beside it: change those, not this file.
import { operation } from '../../api/operation.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type AccessUserFragment = {
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
};

export type AccessGroupFragment = {
  readonly urn: string;
  readonly name: string;
  readonly properties: { readonly displayName: string | null; readonly description: string | null } | null;
};

export type AccessRoleFragment = { readonly urn: string; readonly name: string; readonly description: string };

export type AccessRolesQueryVariables = Exact<{ [key: string]: never }>;

export type AccessRolesQuery = {
  readonly listRoles: {
    readonly roles: ReadonlyArray<{ readonly urn: string; readonly name: string; readonly description: string }>;
  } | null;
};

export type AccessSuggestionsQueryVariables = Exact<{
  query: string;
  types?: ReadonlyArray<EntityType> | EntityType | null | undefined;
}>;

export type AccessSuggestionsQuery = {
  readonly autoCompleteForMultiple: {
    readonly suggestions: ReadonlyArray<{
      readonly entities: ReadonlyArray<
        | { readonly urn: string; readonly type: EntityType }
        | { readonly urn: string; readonly type: EntityType }
        | { readonly urn: string; readonly type: EntityType }
        | { readonly urn: string; readonly type: EntityType; readonly groupName: string }
        | { readonly username: string; readonly urn: string; readonly type: EntityType }
        | { readonly urn: string; readonly type: EntityType; readonly datasetName: string }
      >;
    }>;
  } | null;
};

export type AccessExistsQueryVariables = Exact<{
  urn: string;
}>;

export type AccessExistsQuery = { readonly entityExists: boolean | null };

export type AccessAssignRoleMutationVariables = Exact<{
  roleUrn?: string | null | undefined;
  actors: ReadonlyArray<string> | string;
}>;

export type AccessAssignRoleMutation = { readonly batchAssignRole: boolean | null };

/** The query `accessRoles`. */
export const accessRolesQuery = operation<AccessRolesQuery, AccessRolesQueryVariables>(
  'accessRoles',
  'query accessRoles{listRoles(input:{start:0 count:100}){roles{...accessRole}}}fragment accessRole on DataHubRole{urn name description}',
);

/** The query `accessSuggestions`. */
export const accessSuggestionsQuery = operation<AccessSuggestionsQuery, AccessSuggestionsQueryVariables>(
  'accessSuggestions',
  'query accessSuggestions($query:String!$types:[EntityType!]){autoCompleteForMultiple(input:{query:$query types:$types limit:10}){suggestions{entities{urn type ...on CorpUser{username}...on CorpGroup{groupName:name}...on Dataset{datasetName:name}}}}}',
);

/** The query `accessExists`. */
export const accessExistsQuery = operation<AccessExistsQuery, AccessExistsQueryVariables>(
  'accessExists',
  'query accessExists($urn:String!){entityExists(urn:$urn)}',
);

/** The mutation `accessAssignRole`. */
export const accessAssignRoleMutation = operation<AccessAssignRoleMutation, AccessAssignRoleMutationVariables>(
  'accessAssignRole',
  'mutation accessAssignRole($roleUrn:String$actors:[String!]!){batchAssignRole(input:{roleUrn:$roleUrn actors:$actors})}',
);
