// Written by `npm run web-client` from the operations beside it: change those, not this file.
import { operation } from '../../api/operation.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A tag to create. */
export type CreateTagInput = {
  /** Description of the tag. */
  readonly description?: string | null | undefined;
  /** Id of the tag, the last part of its urn; a random id when absent. */
  readonly id?: string | null | undefined;
  /** Display name. */
  readonly name: string;
};

/** A new description for an entity or a column. */
export type DescriptionUpdateInput = {
  /** The description, as Markdown; an empty string removes the description. */
  readonly description: string;
  /** Urn of the entity. */
  readonly resourceUrn: string;
  /** The sub-resource, such as the exact path of a column of a dataset; the entity itself if absent. */
  readonly subResource?: string | null | undefined;
  /** Type of the sub-resource; required with `subResource`. */
  readonly subResourceType?: SubResourceType | null | undefined;
};

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

/** A resource on which privileges are checked. */
export type ResourceSpec = {
  /** Entity type. */
  readonly resourceType: EntityType;
  /** Urn of the entity; an empty string selects the entity type as a whole. */
  readonly resourceUrn: string;
};

/** Types of sub-resources of an entity. */
export type SubResourceType =
  /** A column of a dataset. */
  'DATASET_FIELD';

/** A tag, and the entity or column to add it to or to remove it from. */
export type TagAssociationInput = {
  /** Urn of the entity. */
  readonly resourceUrn: string;
  /** The sub-resource, such as the exact path of a column of a dataset; the entity itself if absent. */
  readonly subResource?: string | null | undefined;
  /** Type of the sub-resource; required with `subResource`. */
  readonly subResourceType?: SubResourceType | null | undefined;
  /** Urn of the tag. */
  readonly tagUrn: string;
};

/** A glossary term, and the entity or column to add it to or to remove it from. */
export type TermAssociationInput = {
  /** Urn of the entity. */
  readonly resourceUrn: string;
  /** The sub-resource, such as the exact path of a column of a dataset; the entity itself if absent. */
  readonly subResource?: string | null | undefined;
  /** Type of the sub-resource; required with `subResource`. */
  readonly subResourceType?: SubResourceType | null | undefined;
  /** Urn of the term. */
  readonly termUrn: string;
};

export type EntityHeadQueryVariables = Exact<{
  urn: string;
}>;

export type EntityHeadQuery = {
  readonly entity:
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
    | null;
};

export type EntityPrivilegesQueryVariables = Exact<{
  actorUrn: string;
  resourceSpec: ResourceSpec;
}>;

export type EntityPrivilegesQuery = {
  readonly getGrantedPrivileges: { readonly privileges: ReadonlyArray<string> } | null;
};

export type FindLabelsQueryVariables = Exact<{
  query: string;
  isNamed: boolean;
  types?: ReadonlyArray<EntityType> | EntityType | null | undefined;
  count: number;
}>;

export type FindLabelsQuery = {
  readonly autoCompleteForMultiple?: {
    readonly suggestions: ReadonlyArray<{
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
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly typeInfo: { readonly displayName: string | null };
          }
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
        | {
            readonly name: string;
            readonly displayName: string | null;
            readonly urn: string;
            readonly type: EntityType;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly definition: { readonly displayName: string | null };
          }
      >;
    }>;
  } | null;
  readonly searchAcrossEntities?: {
    readonly searchResults: ReadonlyArray<{
      readonly entity:
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
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly typeInfo: { readonly displayName: string | null };
          }
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
        | {
            readonly name: string;
            readonly displayName: string | null;
            readonly urn: string;
            readonly type: EntityType;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly definition: { readonly displayName: string | null };
          };
    }>;
  } | null;
};

export type EntityChildrenQueryVariables = Exact<{
  field: string;
  urn: string;
  types?: ReadonlyArray<EntityType> | EntityType | null | undefined;
  start: number;
  count: number;
}>;

export type EntityChildrenQuery = {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: ReadonlyArray<{
      readonly entity:
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
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly typeInfo: { readonly displayName: string | null };
          }
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
        | {
            readonly name: string;
            readonly displayName: string | null;
            readonly urn: string;
            readonly type: EntityType;
          }
        | {
            readonly urn: string;
            readonly type: EntityType;
            readonly definition: { readonly displayName: string | null };
          };
    }>;
  } | null;
};

export type CreateTagMutationVariables = Exact<{
  input: CreateTagInput;
}>;

export type CreateTagMutation = { readonly createTag: string | null };

export type AddTagMutationVariables = Exact<{
  input: TagAssociationInput;
}>;

export type AddTagMutation = { readonly addTag: boolean | null };

export type RemoveTagMutationVariables = Exact<{
  input: TagAssociationInput;
}>;

export type RemoveTagMutation = { readonly removeTag: boolean | null };

export type AddTermMutationVariables = Exact<{
  input: TermAssociationInput;
}>;

export type AddTermMutation = { readonly addTerm: boolean | null };

export type RemoveTermMutationVariables = Exact<{
  input: TermAssociationInput;
}>;

export type RemoveTermMutation = { readonly removeTerm: boolean | null };

export type UpdateDescriptionMutationVariables = Exact<{
  input: DescriptionUpdateInput;
}>;

export type UpdateDescriptionMutation = { readonly updateDescription: boolean | null };

export type UpdateChartMutationVariables = Exact<{
  urn: string;
  description: string;
}>;

export type UpdateChartMutation = { readonly updateChart: { readonly urn: string } | null };

export type UpdateDashboardMutationVariables = Exact<{
  urn: string;
  description: string;
}>;

export type UpdateDashboardMutation = { readonly updateDashboard: { readonly urn: string } | null };

export type UpdateDataFlowMutationVariables = Exact<{
  urn: string;
  description: string;
}>;

export type UpdateDataFlowMutation = { readonly updateDataFlow: { readonly urn: string } | null };

export type UpdateDataJobMutationVariables = Exact<{
  urn: string;
  description: string;
}>;

export type UpdateDataJobMutation = { readonly updateDataJob: { readonly urn: string } | null };

export type SetDomainMutationVariables = Exact<{
  entityUrn: string;
  domainUrn: string;
}>;

export type SetDomainMutation = { readonly setDomain: boolean | null };

export type UnsetDomainMutationVariables = Exact<{
  entityUrn: string;
}>;

export type UnsetDomainMutation = { readonly unsetDomain: boolean | null };

/** The query `entityHead`. */
export const entityHeadQuery = operation<EntityHeadQuery, EntityHeadQueryVariables>(
  'entityHead',
  'query entityHead($urn:String!){entity(urn:$urn){...entityLabel}}fragment entityLabel on Entity{urn type ...on AccessTokenMetadata{name}...on Application{properties{name}}...on BusinessAttribute{properties{name}}...on Chart{properties{name}}...on Container{properties{name}}...on CorpGroup{name properties{displayName}}...on CorpUser{username properties{displayName fullName}editableProperties{displayName}}...on Dashboard{properties{name}}...on DataFlow{properties{name}}...on DataHubPageModule{moduleProperties:properties{name}}...on DataHubPolicy{name}...on DataHubRole{name}...on DataHubView{name}...on DataJob{properties{name}}...on DataPlatform{name properties{displayName}}...on DataPlatformInstance{properties{givenName:name}}...on DataProcessInstance{properties{name}}...on DataProduct{properties{name}}...on DataTypeEntity{typeInfo:info{displayName}}...on Dataset{name properties{name}}...on Document{info{title}}...on Domain{properties{name}}...on ERModelRelationship{properties{name}}...on EntityTypeEntity{typeInfo:info{displayName}}...on Form{formInfo:info{name}}...on GlossaryNode{properties{name}}...on GlossaryTerm{properties{name}}...on Incident{title}...on MLFeature{name}...on MLFeatureTable{name}...on MLModel{name}...on MLModelGroup{name}...on MLPrimaryKey{name}...on Metric{info{name}}...on Notebook{info{title}}...on OwnershipTypeEntity{info{name}}...on QueryEntity{properties{givenName:name}}...on Role{properties{name}}...on SchemaFieldEntity{fieldPath}...on SemanticModel{info{name}}...on ServiceAccount{name displayName}...on StructuredPropertyEntity{definition{displayName}}...on Tag{properties{name}}...on Test{name}}',
);

/** The query `entityPrivileges`. */
export const entityPrivilegesQuery = operation<EntityPrivilegesQuery, EntityPrivilegesQueryVariables>(
  'entityPrivileges',
  'query entityPrivileges($actorUrn:String!$resourceSpec:ResourceSpec!){getGrantedPrivileges(input:{actorUrn:$actorUrn resourceSpec:$resourceSpec}){privileges}}',
);

/** The query `findLabels`. */
export const findLabelsQuery = operation<FindLabelsQuery, FindLabelsQueryVariables>(
  'findLabels',
  'query findLabels($query:String!$isNamed:Boolean!$types:[EntityType!]$count:Int!){autoCompleteForMultiple(input:{query:$query types:$types limit:$count})@include(if:$isNamed){suggestions{entities{...entityLabel}}}searchAcrossEntities(input:{query:"*" types:$types count:$count searchFlags:{skipAggregates:true}})@skip(if:$isNamed){searchResults{entity{...entityLabel}}}}fragment entityLabel on Entity{urn type ...on AccessTokenMetadata{name}...on Application{properties{name}}...on BusinessAttribute{properties{name}}...on Chart{properties{name}}...on Container{properties{name}}...on CorpGroup{name properties{displayName}}...on CorpUser{username properties{displayName fullName}editableProperties{displayName}}...on Dashboard{properties{name}}...on DataFlow{properties{name}}...on DataHubPageModule{moduleProperties:properties{name}}...on DataHubPolicy{name}...on DataHubRole{name}...on DataHubView{name}...on DataJob{properties{name}}...on DataPlatform{name properties{displayName}}...on DataPlatformInstance{properties{givenName:name}}...on DataProcessInstance{properties{name}}...on DataProduct{properties{name}}...on DataTypeEntity{typeInfo:info{displayName}}...on Dataset{name properties{name}}...on Document{info{title}}...on Domain{properties{name}}...on ERModelRelationship{properties{name}}...on EntityTypeEntity{typeInfo:info{displayName}}...on Form{formInfo:info{name}}...on GlossaryNode{properties{name}}...on GlossaryTerm{properties{name}}...on Incident{title}...on MLFeature{name}...on MLFeatureTable{name}...on MLModel{name}...on MLModelGroup{name}...on MLPrimaryKey{name}...on Metric{info{name}}...on Notebook{info{title}}...on OwnershipTypeEntity{info{name}}...on QueryEntity{properties{givenName:name}}...on Role{properties{name}}...on SchemaFieldEntity{fieldPath}...on SemanticModel{info{name}}...on ServiceAccount{name displayName}...on StructuredPropertyEntity{definition{displayName}}...on Tag{properties{name}}...on Test{name}}',
);

/** The query `entityChildren`. */
export const entityChildrenQuery = operation<EntityChildrenQuery, EntityChildrenQueryVariables>(
  'entityChildren',
  'query entityChildren($field:String!$urn:String!$types:[EntityType!]$start:Int!$count:Int!){searchAcrossEntities(input:{query:"*" types:$types start:$start count:$count orFilters:[{and:[{field:$field values:[$urn]}]}]sortInput:{sortCriteria:[{field:"_entityName" sortOrder:ASCENDING}]}searchFlags:{skipAggregates:true}}){total searchResults{entity{...entityLabel}}}}fragment entityLabel on Entity{urn type ...on AccessTokenMetadata{name}...on Application{properties{name}}...on BusinessAttribute{properties{name}}...on Chart{properties{name}}...on Container{properties{name}}...on CorpGroup{name properties{displayName}}...on CorpUser{username properties{displayName fullName}editableProperties{displayName}}...on Dashboard{properties{name}}...on DataFlow{properties{name}}...on DataHubPageModule{moduleProperties:properties{name}}...on DataHubPolicy{name}...on DataHubRole{name}...on DataHubView{name}...on DataJob{properties{name}}...on DataPlatform{name properties{displayName}}...on DataPlatformInstance{properties{givenName:name}}...on DataProcessInstance{properties{name}}...on DataProduct{properties{name}}...on DataTypeEntity{typeInfo:info{displayName}}...on Dataset{name properties{name}}...on Document{info{title}}...on Domain{properties{name}}...on ERModelRelationship{properties{name}}...on EntityTypeEntity{typeInfo:info{displayName}}...on Form{formInfo:info{name}}...on GlossaryNode{properties{name}}...on GlossaryTerm{properties{name}}...on Incident{title}...on MLFeature{name}...on MLFeatureTable{name}...on MLModel{name}...on MLModelGroup{name}...on MLPrimaryKey{name}...on Metric{info{name}}...on Notebook{info{title}}...on OwnershipTypeEntity{info{name}}...on QueryEntity{properties{givenName:name}}...on Role{properties{name}}...on SchemaFieldEntity{fieldPath}...on SemanticModel{info{name}}...on ServiceAccount{name displayName}...on StructuredPropertyEntity{definition{displayName}}...on Tag{properties{name}}...on Test{name}}',
);

/** The mutation `createTag`. */
export const createTagMutation = operation<CreateTagMutation, CreateTagMutationVariables>(
  'createTag',
  'mutation createTag($input:CreateTagInput!){createTag(input:$input)}',
);

/** The mutation `addTag`. */
export const addTagMutation = operation<AddTagMutation, AddTagMutationVariables>(
  'addTag',
  'mutation addTag($input:TagAssociationInput!){addTag(input:$input)}',
);

/** The mutation `removeTag`. */
export const removeTagMutation = operation<RemoveTagMutation, RemoveTagMutationVariables>(
  'removeTag',
  'mutation removeTag($input:TagAssociationInput!){removeTag(input:$input)}',
);

/** The mutation `addTerm`. */
export const addTermMutation = operation<AddTermMutation, AddTermMutationVariables>(
  'addTerm',
  'mutation addTerm($input:TermAssociationInput!){addTerm(input:$input)}',
);

/** The mutation `removeTerm`. */
export const removeTermMutation = operation<RemoveTermMutation, RemoveTermMutationVariables>(
  'removeTerm',
  'mutation removeTerm($input:TermAssociationInput!){removeTerm(input:$input)}',
);

/** The mutation `updateDescription`. */
export const updateDescriptionMutation = operation<UpdateDescriptionMutation, UpdateDescriptionMutationVariables>(
  'updateDescription',
  'mutation updateDescription($input:DescriptionUpdateInput!){updateDescription(input:$input)}',
);

/** The mutation `updateChart`. */
export const updateChartMutation = operation<UpdateChartMutation, UpdateChartMutationVariables>(
  'updateChart',
  'mutation updateChart($urn:String!$description:String!){updateChart(urn:$urn input:{editableProperties:{description:$description}}){urn}}',
);

/** The mutation `updateDashboard`. */
export const updateDashboardMutation = operation<UpdateDashboardMutation, UpdateDashboardMutationVariables>(
  'updateDashboard',
  'mutation updateDashboard($urn:String!$description:String!){updateDashboard(urn:$urn input:{editableProperties:{description:$description}}){urn}}',
);

/** The mutation `updateDataFlow`. */
export const updateDataFlowMutation = operation<UpdateDataFlowMutation, UpdateDataFlowMutationVariables>(
  'updateDataFlow',
  'mutation updateDataFlow($urn:String!$description:String!){updateDataFlow(urn:$urn input:{editableProperties:{description:$description}}){urn}}',
);

/** The mutation `updateDataJob`. */
export const updateDataJobMutation = operation<UpdateDataJobMutation, UpdateDataJobMutationVariables>(
  'updateDataJob',
  'mutation updateDataJob($urn:String!$description:String!){updateDataJob(urn:$urn input:{editableProperties:{description:$description}}){urn}}',
);

/** The mutation `setDomain`. */
export const setDomainMutation = operation<SetDomainMutation, SetDomainMutationVariables>(
  'setDomain',
  'mutation setDomain($entityUrn:String!$domainUrn:String!){setDomain(entityUrn:$entityUrn domainUrn:$domainUrn)}',
);

/** The mutation `unsetDomain`. */
export const unsetDomainMutation = operation<UnsetDomainMutation, UnsetDomainMutationVariables>(
  'unsetDomain',
  'mutation unsetDomain($entityUrn:String!){unsetDomain(entityUrn:$entityUrn)}',
);
