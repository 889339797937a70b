// Written by `npm run web-client` from the operations beside it: change those, not this file.
import { operation } from './operation.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

type EntityLabel_2SupWxhm4vCtFrJaBsjYfnf62fDbRUwfh5S1dbKha_Fragment = {
  readonly name: string;
  readonly urn: string;
  readonly type: EntityType;
};

type EntityLabel_0AZhW5c0xm7cwMRmEbGjzKeweNg279Bo0wguEfOk_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
};

type EntityLabel_0VRwYnvmX2WfYwqiBsnNOppYz5OdI6OlI621FrYstQ_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
};

type EntityLabel_CorpGroup_DataPlatform_Fragment = {
  readonly name: string;
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly displayName: string | null } | null;
};

type EntityLabel_CorpUser_Fragment = {
  readonly username: string;
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
  readonly editableProperties: { readonly displayName: string | null } | null;
};

type EntityLabel_DataHubPageModule_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly moduleProperties: { readonly name: string };
};

type EntityLabel_DataPlatformInstance_QueryEntity_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly givenName: string | null } | null;
};

type EntityLabel_DataTypeEntity_EntityTypeEntity_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly typeInfo: { readonly displayName: string | null };
};

type EntityLabel_Dataset_Fragment = {
  readonly name: string;
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
};

type EntityLabel_Document_Notebook_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly info: { readonly title: string | null } | null;
};

type EntityLabel_Form_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly formInfo: { readonly name: string };
};

type EntityLabel_Incident_Fragment = { readonly title: string | null; readonly urn: string; readonly type: EntityType };

type EntityLabel_Metric_OwnershipTypeEntity_SemanticModel_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly info: { readonly name: string } | null;
};

type EntityLabel_SchemaFieldEntity_Fragment = {
  readonly fieldPath: string;
  readonly urn: string;
  readonly type: EntityType;
};

type EntityLabel_ServiceAccount_Fragment = {
  readonly name: string;
  readonly displayName: string | null;
  readonly urn: string;
  readonly type: EntityType;
};

type EntityLabel_StructuredPropertyEntity_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly definition: { readonly displayName: string | null };
};

export type EntityLabelFragment =
  | EntityLabel_2SupWxhm4vCtFrJaBsjYfnf62fDbRUwfh5S1dbKha_Fragment
  | EntityLabel_0AZhW5c0xm7cwMRmEbGjzKeweNg279Bo0wguEfOk_Fragment
  | EntityLabel_0VRwYnvmX2WfYwqiBsnNOppYz5OdI6OlI621FrYstQ_Fragment
  | EntityLabel_CorpGroup_DataPlatform_Fragment
  | EntityLabel_CorpUser_Fragment
  | EntityLabel_DataHubPageModule_Fragment
  | EntityLabel_DataPlatformInstance_QueryEntity_Fragment
  | EntityLabel_DataTypeEntity_EntityTypeEntity_Fragment
  | EntityLabel_Dataset_Fragment
  | EntityLabel_Document_Notebook_Fragment
  | EntityLabel_Form_Fragment
  | EntityLabel_Incident_Fragment
  | EntityLabel_Metric_OwnershipTypeEntity_SemanticModel_Fragment
  | EntityLabel_SchemaFieldEntity_Fragment
  | EntityLabel_ServiceAccount_Fragment
  | EntityLabel_StructuredPropertyEntity_Fragment;

export type LabelsQueryVariables = Exact<{
  urns: ReadonlyArray<string> | string;
}>;

export type LabelsQuery = {
  readonly entities: ReadonlyArray<
    | { readonly name: string; readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType; readonly properties: { readonly name: string } | null }
    | { readonly urn: string; readonly type: EntityType }
    | {
        readonly name: string;
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly displayName: string | null } | null;
      }
    | {
        readonly username: string;
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly displayName: string | null; readonly fullName: string | null } | null;
        readonly editableProperties: { readonly displayName: string | null } | null;
      }
    | { readonly urn: string; readonly type: EntityType; readonly moduleProperties: { readonly name: string } }
    | {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly givenName: string | null } | null;
      }
    | { readonly urn: string; readonly type: EntityType; readonly typeInfo: { readonly displayName: string | null } }
    | {
        readonly name: string;
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      }
    | { readonly urn: string; readonly type: EntityType; readonly info: { readonly title: string | null } | null }
    | { readonly urn: string; readonly type: EntityType; readonly formInfo: { readonly name: string } }
    | { readonly title: string | null; readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType; readonly info: { readonly name: string } | null }
    | { readonly fieldPath: string; readonly urn: string; readonly type: EntityType }
    | { readonly name: string; readonly displayName: string | null; readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType; readonly definition: { readonly displayName: string | null } }
    | null
  > | null;
};

/** The query `labels`. */
export const labelsQuery = operation<LabelsQuery, LabelsQueryVariables>(
  'labels',
  'query labels($urns:[String!]!){entities(urns:$urns){...entityLabel}}fragment entityLabel on Entity{urn type ...on AccessTokenMetadata{name}...on Application{properties{name}}...on BusinessAttribute{properties{name}}...on Chart{properties{name}}...on Container{properties{name}}...on CorpGroup{name properties{displayName}}...on CorpUser{username properties{displayName fullName}editableProperties{displayName}}...on Dashboard{properties{name}}...on DataFlow{properties{name}}...on DataHubPageModule{moduleProperties:properties{name}}...on DataHubPolicy{name}...on DataHubRole{name}...on DataHubView{name}...on DataJob{properties{name}}...on DataPlatform{name properties{displayName}}...on DataPlatformInstance{properties{givenName:name}}...on DataProcessInstance{properties{name}}...on DataProduct{properties{name}}...on DataTypeEntity{typeInfo:info{displayName}}...on Dataset{name properties{name}}...on Document{info{title}}...on Domain{properties{name}}...on ERModelRelationship{properties{name}}...on EntityTypeEntity{typeInfo:info{displayName}}...on Form{formInfo:info{name}}...on GlossaryNode{properties{name}}...on GlossaryTerm{properties{name}}...on Incident{title}...on MLFeature{name}...on MLFeatureTable{name}...on MLModel{name}...on MLModelGroup{name}...on MLPrimaryKey{name}...on Metric{info{name}}...on Notebook{info{title}}...on OwnershipTypeEntity{info{name}}...on QueryEntity{properties{givenName:name}}...on Role{properties{name}}...on SchemaFieldEntity{fieldPath}...on SemanticModel{info{name}}...on ServiceAccount{name displayName}...on StructuredPropertyEntity{definition{displayName}}...on Tag{properties{name}}...on Test{name}}',
);
