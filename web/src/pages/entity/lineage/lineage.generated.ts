// Written by `npm run web-client` from the operations beside it: change those, not this file.
import { operation } from '../../../api/operation.js';

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

/** Direction in which lineage is followed. */
export type LineageDirection =
  /** Towards the consumers of the data. */
  | 'DOWNSTREAM'
  /** Towards the sources of the data. */
  | 'UPSTREAM';

export type LineagePlatformFragment = {
  readonly name: string;
  readonly properties: { readonly displayName: string | null } | null;
};

type LineageEntity_E8C89GmjgvDkXqAUrm9ItKvOtKyCxGoDKe13f2K0V8_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
};

type LineageEntity_Xq1Wxp18TrjbXSsBuillvWllNhdD76Lnlr12Xz4Xxo4_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
};

type LineageEntity_VersionedDataset_Fragment = { readonly urn: string; readonly type: EntityType };

type LineageEntity_Assertion_Fragment = {
  readonly urn: string;
  readonly type: EntityType;
  readonly assertionInfo: { readonly description: string | null } | null;
  readonly platform: { readonly name: string; readonly properties: { readonly displayName: string | null } | null };
  readonly status: { readonly removed: boolean } | null;
};

type LineageEntity_Chart_Dashboard_DataFlow_Fragment = {
  readonly exists: boolean | null;
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
  readonly platform: { readonly name: string; readonly properties: { readonly displayName: string | null } | null };
  readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
  readonly deprecation: { readonly deprecated: boolean } | null;
  readonly status: { readonly removed: boolean } | null;
};

type LineageEntity_DataJob_Fragment = {
  readonly exists: boolean | null;
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
  readonly jobPlatform: {
    readonly name: string;
    readonly properties: { readonly displayName: string | null } | null;
  } | null;
  readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
  readonly deprecation: { readonly deprecated: boolean } | null;
  readonly status: { readonly removed: boolean } | null;
};

type LineageEntity_DataProcessInstance_Fragment = {
  readonly exists: boolean | null;
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
  readonly jobPlatform: {
    readonly name: string;
    readonly properties: { readonly displayName: string | null } | null;
  } | null;
  readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
  readonly status: { readonly removed: boolean } | null;
};

type LineageEntity_Dataset_Fragment = {
  readonly name: string;
  readonly exists: boolean | null;
  readonly urn: string;
  readonly type: EntityType;
  readonly properties: { readonly name: string } | null;
  readonly platform: { readonly name: string; readonly properties: { readonly displayName: string | null } | null };
  readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
  readonly deprecation: { readonly deprecated: boolean } | null;
  readonly status: { readonly removed: boolean } | null;
};

type LineageEntity_MlFeature_MlPrimaryKey_Fragment = {
  readonly name: string;
  readonly exists: boolean | null;
  readonly urn: string;
  readonly type: EntityType;
  readonly deprecation: { readonly deprecated: boolean } | null;
  readonly status: { readonly removed: boolean } | null;
};

type LineageEntity_MlFeatureTable_MlModel_MlModelGroup_Fragment = {
  readonly name: string;
  readonly exists: boolean | null;
  readonly urn: string;
  readonly type: EntityType;
  readonly platform: { readonly name: string; readonly properties: { readonly displayName: string | null } | null };
  readonly deprecation: { readonly deprecated: boolean } | null;
  readonly status: { readonly removed: boolean } | null;
};

type LineageEntity_Metric_SemanticModel_Fragment = {
  readonly exists: boolean | null;
  readonly urn: string;
  readonly type: EntityType;
  readonly info: { readonly name: string } | null;
  readonly platform: { readonly name: string; readonly properties: { readonly displayName: string | null } | null };
  readonly deprecation: { readonly deprecated: boolean } | null;
  readonly status: { readonly removed: boolean } | null;
};

type LineageEntity_SchemaFieldEntity_Fragment = {
  readonly fieldPath: string;
  readonly urn: string;
  readonly type: EntityType;
  readonly parent:
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | {
        readonly name: string;
        readonly urn: string;
        readonly properties: { readonly name: string } | null;
        readonly platform: {
          readonly name: string;
          readonly properties: { readonly displayName: string | null } | null;
        };
      };
  readonly deprecation: { readonly deprecated: boolean } | null;
  readonly status: { readonly removed: boolean } | null;
};

export type LineageEntityFragment =
  | LineageEntity_E8C89GmjgvDkXqAUrm9ItKvOtKyCxGoDKe13f2K0V8_Fragment
  | LineageEntity_Xq1Wxp18TrjbXSsBuillvWllNhdD76Lnlr12Xz4Xxo4_Fragment
  | LineageEntity_VersionedDataset_Fragment
  | LineageEntity_Assertion_Fragment
  | LineageEntity_Chart_Dashboard_DataFlow_Fragment
  | LineageEntity_DataJob_Fragment
  | LineageEntity_DataProcessInstance_Fragment
  | LineageEntity_Dataset_Fragment
  | LineageEntity_MlFeature_MlPrimaryKey_Fragment
  | LineageEntity_MlFeatureTable_MlModel_MlModelGroup_Fragment
  | LineageEntity_Metric_SemanticModel_Fragment
  | LineageEntity_SchemaFieldEntity_Fragment;

export type LineageColumnsQueryVariables = Exact<{
  urn: string;
}>;

export type LineageColumnsQuery = {
  readonly dataset: {
    readonly schemaMetadata: {
      readonly fields: ReadonlyArray<{
        readonly fieldPath: string;
        readonly schemaFieldEntity: { readonly urn: string } | null;
      }>;
    } | null;
  } | null;
};

export type LineageHopQueryVariables = Exact<{
  urn: string;
  direction: LineageDirection;
  start: number;
  count: number;
}>;

export type LineageHopQuery = {
  readonly entity: {
    readonly lineage: {
      readonly total: number | null;
      readonly relationships: ReadonlyArray<{
        readonly isManual: boolean | null;
        readonly entity: { readonly urn: string } | { readonly urn: string } | { readonly urn: string } | null;
      }>;
    } | null;
  } | null;
};

export type LineageEntitiesQueryVariables = Exact<{
  urns: ReadonlyArray<string> | string;
}>;

export type LineageEntitiesQuery = {
  readonly entities: ReadonlyArray<
    | { readonly urn: string; readonly type: EntityType }
    | { readonly urn: string; readonly type: EntityType }
    | {
        readonly urn: string;
        readonly type: EntityType;
        readonly upstream: { readonly total: number | null } | null;
        readonly downstream: { readonly total: number | null } | null;
        readonly assertionInfo: { readonly description: string | null } | null;
        readonly platform: {
          readonly name: string;
          readonly properties: { readonly displayName: string | null } | null;
        };
        readonly status: { readonly removed: boolean } | null;
      }
    | {
        readonly exists: boolean | null;
        readonly urn: string;
        readonly type: EntityType;
        readonly upstream: { readonly total: number | null } | null;
        readonly downstream: { readonly total: number | null } | null;
        readonly properties: { readonly name: string } | null;
        readonly platform: {
          readonly name: string;
          readonly properties: { readonly displayName: string | null } | null;
        };
        readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
        readonly deprecation: { readonly deprecated: boolean } | null;
        readonly status: { readonly removed: boolean } | null;
      }
    | {
        readonly exists: boolean | null;
        readonly urn: string;
        readonly type: EntityType;
        readonly upstream: { readonly total: number | null } | null;
        readonly downstream: { readonly total: number | null } | null;
        readonly properties: { readonly name: string } | null;
        readonly jobPlatform: {
          readonly name: string;
          readonly properties: { readonly displayName: string | null } | null;
        } | null;
        readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
        readonly deprecation: { readonly deprecated: boolean } | null;
        readonly status: { readonly removed: boolean } | null;
      }
    | {
        readonly exists: boolean | null;
        readonly urn: string;
        readonly type: EntityType;
        readonly upstream: { readonly total: number | null } | null;
        readonly downstream: { readonly total: number | null } | null;
        readonly properties: { readonly name: string } | null;
        readonly jobPlatform: {
          readonly name: string;
          readonly properties: { readonly displayName: string | null } | null;
        } | null;
        readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
        readonly status: { readonly removed: boolean } | null;
      }
    | {
        readonly name: string;
        readonly exists: boolean | null;
        readonly urn: string;
        readonly type: EntityType;
        readonly upstream: { readonly total: number | null } | null;
        readonly downstream: { readonly total: number | null } | null;
        readonly properties: { readonly name: string } | null;
        readonly platform: {
          readonly name: string;
          readonly properties: { readonly displayName: string | null } | null;
        };
        readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null;
        readonly deprecation: { readonly deprecated: boolean } | null;
        readonly status: { readonly removed: boolean } | null;
      }
    | {
        readonly urn: string;
        readonly type: EntityType;
        readonly upstream: { readonly total: number | null } | null;
        readonly downstream: { readonly total: number | null } | null;
      }
    | {
        readonly name: string;
        readonly exists: boolean | null;
        readonly urn: string;
        readonly type: EntityType;
        readonly upstream: { readonly total: number | null } | null;
        readonly downstream: { readonly total: number | null } | null;
        readonly deprecation: { readonly deprecated: boolean } | null;
        readonly status: { readonly removed: boolean } | null;
      }
    | {
        readonly name: string;
        readonly exists: boolean | null;
        readonly urn: string;
        readonly type: EntityType;
        readonly upstream: { readonly total: number | null } | null;
        readonly downstream: { readonly total: number | null } | null;
        readonly platform: {
          readonly name: string;
          readonly properties: { readonly displayName: string | null } | null;
        };
        readonly deprecation: { readonly deprecated: boolean } | null;
        readonly status: { readonly removed: boolean } | null;
      }
    | {
        readonly exists: boolean | null;
        readonly urn: string;
        readonly type: EntityType;
        readonly upstream: { readonly total: number | null } | null;
        readonly downstream: { readonly total: number | null } | null;
        readonly info: { readonly name: string } | null;
        readonly platform: {
          readonly name: string;
          readonly properties: { readonly displayName: string | null } | null;
        };
        readonly deprecation: { readonly deprecated: boolean } | null;
        readonly status: { readonly removed: boolean } | null;
      }
    | {
        readonly fieldPath: string;
        readonly urn: string;
        readonly type: EntityType;
        readonly upstream: { readonly total: number | null } | null;
        readonly downstream: { readonly total: number | null } | null;
        readonly parent:
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | {
              readonly name: string;
              readonly urn: string;
              readonly properties: { readonly name: string } | null;
              readonly platform: {
                readonly name: string;
                readonly properties: { readonly displayName: string | null } | null;
              };
            };
        readonly deprecation: { readonly deprecated: boolean } | null;
        readonly status: { readonly removed: boolean } | null;
      }
    | null
  > | null;
};

/** The query `lineageColumns`. */
export const lineageColumnsQuery = operation<LineageColumnsQuery, LineageColumnsQueryVariables>(
  'lineageColumns',
  'query lineageColumns($urn:String!){dataset(urn:$urn){schemaMetadata{fields{fieldPath schemaFieldEntity{urn}}}}}',
);

/** The query `lineageHop`. */
export const lineageHopQuery = operation<LineageHopQuery, LineageHopQueryVariables>(
  'lineageHop',
  'query lineageHop($urn:String!$direction:LineageDirection!$start:Int!$count:Int!){entity(urn:$urn){...on EntityWithRelationships{lineage(input:{direction:$direction start:$start count:$count includeGhostEntities:true}){total relationships{isManual entity{urn}}}}}}',
);

/** The query `lineageEntities`. */
export const lineageEntitiesQuery = operation<LineageEntitiesQuery, LineageEntitiesQueryVariables>(
  'lineageEntities',
  'query lineageEntities($urns:[String!]!){entities(urns:$urns){...lineageEntity ...on EntityWithRelationships{upstream:lineage(input:{direction:UPSTREAM count:0 includeGhostEntities:true}){total}downstream:lineage(input:{direction:DOWNSTREAM count:0 includeGhostEntities:true}){total}}}}fragment lineageEntity on Entity{urn type ...on Assertion{assertionInfo:info{description}platform{...lineagePlatform}status{removed}}...on Chart{properties{name}platform{...lineagePlatform}subTypes{typeNames}deprecation{deprecated}status{removed}exists}...on Dashboard{properties{name}platform{...lineagePlatform}subTypes{typeNames}deprecation{deprecated}status{removed}exists}...on DataFlow{properties{name}platform{...lineagePlatform}subTypes{typeNames}deprecation{deprecated}status{removed}exists}...on DataJob{properties{name}jobPlatform:platform{...lineagePlatform}subTypes{typeNames}deprecation{deprecated}status{removed}exists}...on DataProcessInstance{properties{name}jobPlatform:platform{...lineagePlatform}subTypes{typeNames}status{removed}exists}...on Dataset{name properties{name}platform{...lineagePlatform}subTypes{typeNames}deprecation{deprecated}status{removed}exists}...on MLFeature{name deprecation{deprecated}status{removed}exists}...on MLFeatureTable{name platform{...lineagePlatform}deprecation{deprecated}status{removed}exists}...on MLModel{name platform{...lineagePlatform}deprecation{deprecated}status{removed}exists}...on MLModelGroup{name platform{...lineagePlatform}deprecation{deprecated}status{removed}exists}...on MLPrimaryKey{name deprecation{deprecated}status{removed}exists}...on Metric{info{name}platform{...lineagePlatform}deprecation{deprecated}status{removed}exists}...on SchemaFieldEntity{fieldPath parent{urn ...on Dataset{name properties{name}platform{...lineagePlatform}}}deprecation{deprecated}status{removed}}...on SemanticModel{info{name}platform{...lineagePlatform}deprecation{deprecated}status{removed}exists}}fragment lineagePlatform on DataPlatform{name properties{displayName}}',
);
