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

type EntityLabel_AccessTokenMetadata_Fragment = {
  readonly name: string;
  readonly urn: string;
  readonly type: EntityType;
};

type EntityLabel_Application_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
};

type EntityLabel_Assertion_Fragment = { readonly urn: string; readonly type: EntityType };

type EntityLabel_BusinessAttribute_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
};

type EntityLabel_Chart_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
};

type EntityLabel_Container_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
};

type EntityLabel_CorpGroup_Fragment = {
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

type EntityLabel_Dashboard_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
};

type EntityLabel_DataContract_Fragment = { readonly urn: string; readonly type: EntityType };

type EntityLabel_DataFlow_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
};

type EntityLabel_DataHubConnection_Fragment = { readonly urn: string; readonly type: EntityType };

type EntityLabel_DataHubFile_Fragment = { readonly urn: string; readonly type: EntityType };

type EntityLabel_DataHubPageModule_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly moduleProperties: { readonly name: string };
};

type EntityLabel_DataHubPageTemplate_Fragment = { readonly urn: string; readonly type: EntityType };

type EntityLabel_DataHubPlatformResource_Fragment = { readonly urn: string; readonly type: EntityType };

type EntityLabel_DataHubPolicy_Fragment = { readonly name: string; readonly urn: string; readonly type: EntityType };

type EntityLabel_DataHubRole_Fragment = { readonly name: string; readonly urn: string; readonly type: EntityType };

type EntityLabel_DataHubView_Fragment = { readonly name: string; readonly urn: string; readonly type: EntityType };

type EntityLabel_DataJob_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
};

type EntityLabel_DataPlatform_Fragment = {
  readonly name: string;
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly displayName: string | null } | null;
};

type EntityLabel_DataPlatformInstance_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly givenName: string | null } | null;
};

type EntityLabel_DataProcessInstance_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
};

type EntityLabel_DataProduct_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
};

type EntityLabel_DataTypeEntity_Fragment = {
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

type EntityLabel_Document_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly info: { readonly title: string | null } | null;
};

type EntityLabel_Domain_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
};

type EntityLabel_ErModelRelationship_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
};

type EntityLabel_EntityTypeEntity_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly typeInfo: { readonly displayName: string | null };
};

type EntityLabel_ExecutionRequest_Fragment = { readonly urn: string; readonly type: EntityType };

type EntityLabel_Form_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly formInfo: { readonly name: string };
};

type EntityLabel_GlossaryNode_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
};

type EntityLabel_GlossaryTerm_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
};

type EntityLabel_Incident_Fragment = { readonly title: string | null; readonly urn: string; readonly type: EntityType };

type EntityLabel_MlFeature_Fragment = { readonly name: string; readonly urn: string; readonly type: EntityType };

type EntityLabel_MlFeatureTable_Fragment = { readonly name: string; readonly urn: string; readonly type: EntityType };

type EntityLabel_MlModel_Fragment = { readonly name: string; readonly urn: string; readonly type: EntityType };

type EntityLabel_MlModelGroup_Fragment = { readonly name: string; readonly urn: string; readonly type: EntityType };

type EntityLabel_MlPrimaryKey_Fragment = { readonly name: string; readonly urn: string; readonly type: EntityType };

type EntityLabel_Metric_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly info: { readonly name: string } | null;
};

type EntityLabel_Notebook_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly info: { readonly title: string | null } | null;
};

type EntityLabel_OwnEntity_Fragment = { readonly urn: string; readonly type: EntityType };

type EntityLabel_OwnershipTypeEntity_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly info: { readonly name: string } | null;
};

type EntityLabel_Post_Fragment = { readonly urn: string; readonly type: EntityType };

type EntityLabel_QueryEntity_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly givenName: string | null } | null;
};

type EntityLabel_Restricted_Fragment = { readonly urn: string; readonly type: EntityType };

type EntityLabel_Role_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
};

type EntityLabel_SchemaFieldEntity_Fragment = {
  readonly fieldPath: string;
  readonly urn: string;
  readonly type: EntityType;
};

type EntityLabel_SemanticModel_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly info: { readonly name: string } | null;
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

type EntityLabel_Tag_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
};

type EntityLabel_Test_Fragment = { readonly name: string; readonly urn: string; readonly type: EntityType };

type EntityLabel_VersionSet_Fragment = { readonly urn: string; readonly type: EntityType };

type EntityLabel_VersionedDataset_Fragment = { readonly urn: string; readonly type: EntityType };

export type EntityLabelFragment =
  | EntityLabel_AccessTokenMetadata_Fragment
  | EntityLabel_Application_Fragment
  | EntityLabel_Assertion_Fragment
  | EntityLabel_BusinessAttribute_Fragment
  | EntityLabel_Chart_Fragment
  | EntityLabel_Container_Fragment
  | EntityLabel_CorpGroup_Fragment
  | EntityLabel_CorpUser_Fragment
  | EntityLabel_Dashboard_Fragment
  | EntityLabel_DataContract_Fragment
  | EntityLabel_DataFlow_Fragment
  | EntityLabel_DataHubConnection_Fragment
  | EntityLabel_DataHubFile_Fragment
  | EntityLabel_DataHubPageModule_Fragment
  | EntityLabel_DataHubPageTemplate_Fragment
  | EntityLabel_DataHubPlatformResource_Fragment
  | EntityLabel_DataHubPolicy_Fragment
  | EntityLabel_DataHubRole_Fragment
  | EntityLabel_DataHubView_Fragment
  | EntityLabel_DataJob_Fragment
  | EntityLabel_DataPlatform_Fragment
  | EntityLabel_DataPlatformInstance_Fragment
  | EntityLabel_DataProcessInstance_Fragment
  | EntityLabel_DataProduct_Fragment
  | EntityLabel_DataTypeEntity_Fragment
  | EntityLabel_Dataset_Fragment
  | EntityLabel_Document_Fragment
  | EntityLabel_Domain_Fragment
  | EntityLabel_ErModelRelationship_Fragment
  | EntityLabel_EntityTypeEntity_Fragment
  | EntityLabel_ExecutionRequest_Fragment
  | EntityLabel_Form_Fragment
  | EntityLabel_GlossaryNode_Fragment
  | EntityLabel_GlossaryTerm_Fragment
  | EntityLabel_Incident_Fragment
  | EntityLabel_MlFeature_Fragment
  | EntityLabel_MlFeatureTable_Fragment
  | EntityLabel_MlModel_Fragment
  | EntityLabel_MlModelGroup_Fragment
  | EntityLabel_MlPrimaryKey_Fragment
  | EntityLabel_Metric_Fragment
  | EntityLabel_Notebook_Fragment
  | EntityLabel_OwnEntity_Fragment
  | EntityLabel_OwnershipTypeEntity_Fragment
  | EntityLabel_Post_Fragment
  | EntityLabel_QueryEntity_Fragment
  | EntityLabel_Restricted_Fragment
  | EntityLabel_Role_Fragment
  | EntityLabel_SchemaFieldEntity_Fragment
  | EntityLabel_SemanticModel_Fragment
  | EntityLabel_ServiceAccount_Fragment
  | EntityLabel_StructuredPropertyEntity_Fragment
  | EntityLabel_Tag_Fragment
  | EntityLabel_Test_Fragment
  | EntityLabel_VersionSet_Fragment
  | EntityLabel_VersionedDataset_Fragment;

export type LabelsQueryVariables = Exact<{
  urns: ReadonlyArray<string> | string;
}>;

export type LabelsQuery = {
  readonly entities: ReadonlyArray<
    | { readonly name: string; readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType; readonly properties: { readonly name: string } | null }
    | { readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType; readonly properties: { readonly name: string } | null }
    | { readonly urn: string; readonly type: EntityType; readonly properties: { readonly name: string } | null }
    | { readonly urn: string; readonly type: EntityType; readonly properties: { readonly name: string } | null }
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
    | { readonly urn: string; readonly type: EntityType; readonly properties: { readonly name: string } | null }
    | { readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType; readonly properties: { readonly name: string } | null }
    | { readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType; readonly moduleProperties: { readonly name: string } }
    | { readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType }
    | { readonly name: string; readonly urn: string; readonly type: EntityType }
    | { readonly name: string; readonly urn: string; readonly type: EntityType }
    | { readonly name: string; readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType; readonly properties: { readonly name: string } | null }
    | {
        readonly name: string;
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly displayName: string | null } | null;
      }
    | {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly givenName: string | null } | null;
      }
    | { readonly urn: string; readonly type: EntityType; readonly properties: { readonly name: string } | null }
    | { readonly urn: string; readonly type: EntityType; readonly properties: { readonly name: string } | null }
    | { readonly urn: string; readonly type: EntityType; readonly typeInfo: { readonly displayName: string | null } }
    | {
        readonly name: string;
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly name: string } | null;
      }
    | { readonly urn: string; readonly type: EntityType; readonly info: { readonly title: string | null } | null }
    | { readonly urn: string; readonly type: EntityType; readonly properties: { readonly name: string } | null }
    | { readonly urn: string; readonly type: EntityType; readonly properties: { readonly name: string } | null }
    | { readonly urn: string; readonly type: EntityType; readonly typeInfo: { readonly displayName: string | null } }
    | { readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType; readonly formInfo: { readonly name: string } }
    | { readonly urn: string; readonly type: EntityType; readonly properties: { readonly name: string } | null }
    | { readonly urn: string; readonly type: EntityType; readonly properties: { readonly name: string } | null }
    | { readonly title: string | null; readonly urn: string; readonly type: EntityType }
    | { readonly name: string; readonly urn: string; readonly type: EntityType }
    | { readonly name: string; readonly urn: string; readonly type: EntityType }
    | { readonly name: string; readonly urn: string; readonly type: EntityType }
    | { readonly name: string; readonly urn: string; readonly type: EntityType }
    | { readonly name: string; readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType; readonly info: { readonly name: string } | null }
    | { readonly urn: string; readonly type: EntityType; readonly info: { readonly title: string | null } | null }
    | { readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType; readonly info: { readonly name: string } | null }
    | { readonly urn: string; readonly type: EntityType }
    | {
        readonly urn: string;
        readonly type: EntityType;
        readonly properties: { readonly givenName: string | null } | null;
      }
    | { readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType; readonly properties: { readonly name: string } | null }
    | { readonly fieldPath: string; readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType; readonly info: { readonly name: string } | null }
    | { readonly name: string; readonly displayName: string | null; readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType; readonly definition: { readonly displayName: string | null } }
    | { readonly urn: string; readonly type: EntityType; readonly properties: { readonly name: string } | null }
    | { readonly name: string; readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType }
    | null
  > | null;
};

/** The query `labels`. */
export const labelsQuery = operation<LabelsQuery, LabelsQueryVariables>(
  'labels',
  'query labels($urns:[String!]!){entities(urns:$urns){...entityLabel}}fragment entityLabel on Entity{urn type ...on AccessTokenMetadata{name}...on Application{properties{name}}...on BusinessAttribute{properties{name}}...on Chart{properties{name}}...on Container{properties{name}}...on CorpGroup{name properties{displayName}}...on CorpUser{username properties{displayName fullName}editableProperties{displayName}}...on Dashboard{properties{name}}...on DataFlow{properties{name}}...on DataHubPageModule{moduleProperties:properties{name}}...on DataHubPolicy{name}...on DataHubRole{name}...on DataHubView{name}...on DataJob{properties{name}}...on DataPlatform{name properties{displayName}}...on DataPlatformInstance{properties{givenName:name}}...on DataProcessInstance{properties{name}}...on DataProduct{properties{name}}...on DataTypeEntity{typeInfo:info{displayName}}...on Dataset{name properties{name}}...on Document{info{title}}...on Domain{properties{name}}...on ERModelRelationship{properties{name}}...on EntityTypeEntity{typeInfo:info{displayName}}...on Form{formInfo:info{name}}...on GlossaryNode{properties{name}}...on GlossaryTerm{properties{name}}...on Incident{title}...on MLFeature{name}...on MLFeatureTable{name}...on MLModel{name}...on MLModelGroup{name}...on MLPrimaryKey{name}...on Metric{info{name}}...on Notebook{info{title}}...on OwnershipTypeEntity{info{name}}...on QueryEntity{properties{givenName:name}}...on Role{properties{name}}...on SchemaFieldEntity{fieldPath}...on SemanticModel{info{name}}...on ServiceAccount{name displayName}...on StructuredPropertyEntity{definition{displayName}}...on Tag{properties{name}}...on Test{name}}',
);
