import { ObjectType } from '@nestjs/graphql';

/** Which features clients and pages may use. */
@ObjectType()
export class FeatureFlagsConfig {
  /** Whether nothing can be changed. */
  readonly readOnlyModeEnabled!: boolean;
  /** Whether searches show the second design of filters. */
  readonly showSearchFiltersV2!: boolean;
  /** Whether the second design of browsing is shown. */
  readonly showBrowseV2!: boolean;
  /** Whether browsing begins with platforms. */
  readonly platformBrowseV2!: boolean;
  /** Whether pages tell of the maker of DataHub. */
  readonly showAcrylInfo!: boolean;
  /** Whether relationships between tables are shown. */
  readonly erModelRelationshipFeatureEnabled!: boolean;
  /** Whether rights to use data in other systems are shown. */
  readonly showAccessManagement!: boolean;
  /** Whether domains can hold domains. */
  readonly nestedDomainsEnabled!: boolean;
  /** Whether business attributes are used. */
  readonly businessAttributeEntityEnabled!: boolean;
  /** Whether data contracts are shown. */
  readonly dataContractsEnabled!: boolean;
  /** Whether people can rename datasets. */
  readonly editableDatasetNameEnabled!: boolean;
  /** Whether the second design can be shown. */
  readonly themeV2Enabled!: boolean;
  /** Whether the second design is shown at first. */
  readonly themeV2Default!: boolean;
  /** Whether people can change the design. */
  readonly themeV2Toggleable!: boolean;
  /** Whether columns have pages of their lineage. */
  readonly schemaFieldCLLEnabled!: boolean;
  /** Whether siblings are shown apart from each other. */
  readonly showSeparateSiblings!: boolean;
  /** Whether the page of structured properties is shown. */
  readonly showManageStructuredProperties!: boolean;
  /** Whether lineage leaves the sources of dbt out. */
  readonly hideDbtSourceInLineage!: boolean;
  /** Whether the lineage of columns passes through removed ones. */
  readonly schemaFieldLineageIgnoreStatus!: boolean;
  /** Whether the newer design of the menu is shown. */
  readonly showNavBarRedesign!: boolean;
  /** Whether the search bar completes words. */
  readonly showAutoCompleteResults!: boolean;
  /** Whether versions of entities are linked. */
  readonly entityVersioningEnabled!: boolean;
  /** Whether searches can filter by siblings. */
  readonly showHasSiblingsFilter!: boolean;
  /** Whether the newer design of completions is shown. */
  readonly showSearchBarAutocompleteRedesign!: boolean;
  /** Whether the page of tags is shown. */
  readonly showManageTags!: boolean;
  /** Whether new users are welcomed. */
  readonly showIntroducePage!: boolean;
  /** Whether the newer design of the ingestion page is shown. */
  readonly showIngestionPageRedesign!: boolean;
  /** Whether lineage can be opened level by level. */
  readonly showLineageExpandMore!: boolean;
  /** Whether the newer design of statistics is shown. */
  readonly showStatsTabRedesign!: boolean;
  /** Whether lineage shows nodes that filter. */
  readonly showLineageFilterNodes!: boolean;
  /** Whether the newer design of the home page is shown. */
  readonly showHomePageRedesign!: boolean;
  /** Whether news of the product are shown. */
  readonly showProductUpdates!: boolean;
  /** Whether logical models are used. */
  readonly logicalModelsEnabled!: boolean;
  /** Whether the home page shows the role of the user. */
  readonly showHomepageUserRole!: boolean;
  /** Whether links to other systems are shown. */
  readonly showDefaultExternalLinks!: boolean;
  /** Whether assets have a summary. */
  readonly assetSummaryPageV1!: boolean;
  /** Whether datasets have a summary. */
  readonly datasetSummaryPageV1!: boolean;
  /** Whether metrics are used. */
  readonly metricsEnabled!: boolean;
  /** Whether the newer design of setting up ingestion is shown. */
  readonly ingestionOnboardingRedesignV1!: boolean;
  /** Whether files can be put into descriptions. */
  readonly documentationFileUploadV1!: boolean;
  /** Whether an asset can be in several data products. */
  readonly multipleDataProductsPerAsset!: boolean;
  /** Whether policies can name glossary terms. */
  readonly glossaryBasedPoliciesEnabled!: boolean;
  /** Whether documents are used. */
  readonly contextDocumentsEnabled!: boolean;
  /** Whether hits leave their lineage out. */
  readonly hideLineageInSearchCards!: boolean;
  /** Whether data products have lineage. */
  readonly dataProductLineageEnabled!: boolean;
  /** Whether the health of an asset tells of tests. */
  readonly showTestsInHealthIcon!: boolean;
  /** Whether people can choose a language. */
  readonly i18nEnabled!: boolean;
  /** Whether pages trace their requests. */
  readonly browserTracingEnabled!: boolean;
  /** Whether pages measure how fast they are. */
  readonly browserWebVitalsEnabled!: boolean;
}
