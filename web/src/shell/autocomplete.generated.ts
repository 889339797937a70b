// Written by `npm run web-client` from the operations beside it: change those, not this file.
import { operation } from '../api/operation.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Conditions that must all match. */
export type AndFilterInput = {
  /** The conditions. */
  readonly and?: ReadonlyArray<FacetFilterInput> | null | undefined;
};

/** A text to complete with names of entities of several types. */
export type AutoCompleteMultipleInput = {
  /** Name of the only field to search; all autocomplete fields when absent. */
  readonly field?: string | null | undefined;
  /** Conditions that must all match. Ignored when `orFilters` is not empty. */
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
  /** Maximum number of suggestions per entity type; 5 when absent. */
  readonly limit?: number | null | undefined;
  /** Groups of conditions; at least one group must match. */
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  /** The text to complete; must not be blank. */
  readonly query: string;
  /** Entity types; the default types when absent or empty. */
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  /** Urn of a view that limits the entities. Ignored if the view does not exist. */
  readonly viewUrn?: string | null | undefined;
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

/** A condition on one field. */
export type FacetFilterInput = {
  /** Comparison operator; EQUAL when absent. */
  readonly condition?: FilterOperator | null | undefined;
  /** Name of the field as used in facets. */
  readonly field: string;
  /** Whether to negate the condition. */
  readonly negated?: boolean | null | undefined;
  /** The values; at least one must match. */
  readonly values?: ReadonlyArray<string> | null | undefined;
};

/** Comparison operator of a filter. */
export type FilterOperator =
  /** Like EQUAL, but also matches ancestors of the given urns. */
  | 'ANCESTORS_INCL'
  /** A value of the field contains one of the given values. */
  | 'CONTAIN'
  /** Like EQUAL, but also matches descendants of the given urns. */
  | 'DESCENDANTS_INCL'
  /** A value of the field ends with one of the given values. */
  | 'END_WITH'
  /** A value of the field equals one of the given values. */
  | 'EQUAL'
  /** The field has a value. */
  | 'EXISTS'
  /** A value of the field is greater than the given value. */
  | 'GREATER_THAN'
  /** A value of the field is greater than or equal to the given value. */
  | 'GREATER_THAN_OR_EQUAL_TO'
  /** A value of the field equals one of the given values, ignoring case. */
  | 'IEQUAL'
  /** The same as EQUAL. */
  | 'IN'
  /** A value of the field is less than the given value. */
  | 'LESS_THAN'
  /** A value of the field is less than or equal to the given value. */
  | 'LESS_THAN_OR_EQUAL_TO'
  /** Like EQUAL, but also matches ancestors and descendants of the given urns. */
  | 'RELATED_INCL'
  /** A value of the field starts with one of the given values. */
  | 'START_WITH';

export type AutocompleteQueryVariables = Exact<{
  input: AutoCompleteMultipleInput;
}>;

export type AutocompleteQuery = {
  readonly autoCompleteForMultiple: {
    readonly suggestions: ReadonlyArray<{
      readonly type: EntityType;
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
};

/** The query `autocomplete`. */
export const autocompleteQuery = operation<AutocompleteQuery, AutocompleteQueryVariables>(
  'autocomplete',
  'query autocomplete($input:AutoCompleteMultipleInput!){autoCompleteForMultiple(input:$input){suggestions{type entities{...entityLabel}}}}fragment entityLabel on Entity{urn type ...on AccessTokenMetadata{name}...on Application{properties{name}}...on BusinessAttribute{properties{name}}...on Chart{properties{name}}...on Container{properties{name}}...on CorpGroup{name properties{displayName}}...on CorpUser{username properties{displayName fullName}editableProperties{displayName}}...on Dashboard{properties{name}}...on DataFlow{properties{name}}...on DataHubPageModule{moduleProperties:properties{name}}...on DataHubPolicy{name}...on DataHubRole{name}...on DataHubView{name}...on DataJob{properties{name}}...on DataPlatform{name properties{displayName}}...on DataPlatformInstance{properties{givenName:name}}...on DataProcessInstance{properties{name}}...on DataProduct{properties{name}}...on DataTypeEntity{typeInfo:info{displayName}}...on Dataset{name properties{name}}...on Document{info{title}}...on Domain{properties{name}}...on ERModelRelationship{properties{name}}...on EntityTypeEntity{typeInfo:info{displayName}}...on Form{formInfo:info{name}}...on GlossaryNode{properties{name}}...on GlossaryTerm{properties{name}}...on Incident{title}...on MLFeature{name}...on MLFeatureTable{name}...on MLModel{name}...on MLModelGroup{name}...on MLPrimaryKey{name}...on Metric{info{name}}...on Notebook{info{title}}...on OwnershipTypeEntity{info{name}}...on QueryEntity{properties{givenName:name}}...on Role{properties{name}}...on SchemaFieldEntity{fieldPath}...on SemanticModel{info{name}}...on ServiceAccount{name displayName}...on StructuredPropertyEntity{definition{displayName}}...on Tag{properties{name}}...on Test{name}}',
);
