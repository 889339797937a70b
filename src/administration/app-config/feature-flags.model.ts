import { ObjectType } from '@nestjs/graphql';

/** Feature flags of clients and the user interface. */
@ObjectType()
export class FeatureFlagsConfig {
  /** Whether the service is read-only. */
  readonly readOnlyModeEnabled!: boolean;
  /** Whether search pages use version 2 of the filters. */
  readonly showSearchFiltersV2!: boolean;
  /** Whether browsing uses version 2. */
  readonly showBrowseV2!: boolean;
  /** Whether browsing starts with platforms. */
  readonly platformBrowseV2!: boolean;
  /** Whether pages show information about Acryl. */
  readonly showAcrylInfo!: boolean;
  /** Whether entity-relationship models are enabled. */
  readonly erModelRelationshipFeatureEnabled!: boolean;
  /** Whether pages show roles that grant access in other systems. */
  readonly showAccessManagement!: boolean;
  /** Whether domains can be nested. */
  readonly nestedDomainsEnabled!: boolean;
  /** Whether business attributes are enabled. */
  readonly businessAttributeEntityEnabled!: boolean;
  /** Whether data contracts are shown. */
  readonly dataContractsEnabled!: boolean;
  /** Whether users can rename datasets. */
  readonly editableDatasetNameEnabled!: boolean;
  /** Whether theme V2 is available. */
  readonly themeV2Enabled!: boolean;
  /** Whether theme V2 is the default. */
  readonly themeV2Default!: boolean;
  /** Whether users can switch themes. */
  readonly themeV2Toggleable!: boolean;
  /** Whether pages show column-level lineage of a single column. */
  readonly schemaFieldCLLEnabled!: boolean;
  /** Whether siblings are shown separately. */
  readonly showSeparateSiblings!: boolean;
  /** Whether the page for managing structured properties is shown. */
  readonly showManageStructuredProperties!: boolean;
  /** Whether lineage hides dbt sources. */
  readonly hideDbtSourceInLineage!: boolean;
  /** Whether column-level lineage passes through removed columns. */
  readonly schemaFieldLineageIgnoreStatus!: boolean;
  /** Whether the redesigned navigation bar is shown. */
  readonly showNavBarRedesign!: boolean;
  /** Whether the search bar shows autocomplete results. */
  readonly showAutoCompleteResults!: boolean;
  /** Whether entity versioning is enabled. */
  readonly entityVersioningEnabled!: boolean;
  /** Whether search pages offer a filter on siblings. */
  readonly showHasSiblingsFilter!: boolean;
  /** Whether the redesigned autocomplete is shown. */
  readonly showSearchBarAutocompleteRedesign!: boolean;
  /** Whether the page for managing tags is shown. */
  readonly showManageTags!: boolean;
  /** Whether new users see an introduction page. */
  readonly showIntroducePage!: boolean;
  /** Whether the redesigned ingestion page is shown. */
  readonly showIngestionPageRedesign!: boolean;
  /** Whether lineage can be expanded level by level. */
  readonly showLineageExpandMore!: boolean;
  /** Whether the redesigned statistics tab is shown. */
  readonly showStatsTabRedesign!: boolean;
  /** Whether lineage graphs show filter nodes. */
  readonly showLineageFilterNodes!: boolean;
  /** Whether the redesigned home page is shown. */
  readonly showHomePageRedesign!: boolean;
  /** Whether product updates are shown. */
  readonly showProductUpdates!: boolean;
  /** Whether logical models are enabled. */
  readonly logicalModelsEnabled!: boolean;
  /** Whether the home page shows the user's role. */
  readonly showHomepageUserRole!: boolean;
  /** Whether default links to external systems are shown. */
  readonly showDefaultExternalLinks!: boolean;
  /** Whether assets have a summary page. */
  readonly assetSummaryPageV1!: boolean;
  /** Whether datasets have a summary page. */
  readonly datasetSummaryPageV1!: boolean;
  /** Whether metrics are enabled. */
  readonly metricsEnabled!: boolean;
  /** Whether the redesigned ingestion onboarding is shown. */
  readonly ingestionOnboardingRedesignV1!: boolean;
  /** Whether users can upload files into documentation. */
  readonly documentationFileUploadV1!: boolean;
  /** Whether an asset can belong to several data products. */
  readonly multipleDataProductsPerAsset!: boolean;
  /** Whether policies can refer to glossary terms. */
  readonly glossaryBasedPoliciesEnabled!: boolean;
  /** Whether context documents are enabled. */
  readonly contextDocumentsEnabled!: boolean;
  /** Whether search result cards hide lineage. */
  readonly hideLineageInSearchCards!: boolean;
  /** Whether data products have lineage. */
  readonly dataProductLineageEnabled!: boolean;
  /** Whether the health icon of an asset includes tests. */
  readonly showTestsInHealthIcon!: boolean;
  /** Whether users can choose a language. */
  readonly i18nEnabled!: boolean;
  /** Whether browsers trace requests. */
  readonly browserTracingEnabled!: boolean;
  /** Whether browsers report web vitals. */
  readonly browserWebVitalsEnabled!: boolean;
}
