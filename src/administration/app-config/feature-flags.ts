import type { AppConfig } from '../../foundation/config/index.js';
import type { FeatureFlagsConfig } from './feature-flags.model.js';

/** Flags that only the user interface reads have the defaults of a new DataHub installation. */
const FLAGS: Omit<FeatureFlagsConfig, 'documentationFileUploadV1'> = {
  readOnlyModeEnabled: false,
  showSearchFiltersV2: true,
  showBrowseV2: true,
  platformBrowseV2: true,
  showAcrylInfo: false,
  erModelRelationshipFeatureEnabled: false,
  showAccessManagement: false,
  nestedDomainsEnabled: true,
  businessAttributeEntityEnabled: false,
  dataContractsEnabled: true,
  editableDatasetNameEnabled: false,
  themeV2Enabled: true,
  themeV2Default: true,
  themeV2Toggleable: false,
  schemaFieldCLLEnabled: false,
  showSeparateSiblings: false,
  showManageStructuredProperties: true,
  hideDbtSourceInLineage: false,
  schemaFieldLineageIgnoreStatus: true,
  showNavBarRedesign: true,
  showAutoCompleteResults: true,
  entityVersioningEnabled: false,
  showHasSiblingsFilter: false,
  showSearchBarAutocompleteRedesign: true,
  showManageTags: true,
  showIntroducePage: true,
  showIngestionPageRedesign: true,
  showLineageExpandMore: true,
  showStatsTabRedesign: true,
  showLineageFilterNodes: false,
  showHomePageRedesign: true,
  showProductUpdates: false,
  logicalModelsEnabled: true,
  showHomepageUserRole: false,
  showDefaultExternalLinks: true,
  assetSummaryPageV1: true,
  datasetSummaryPageV1: false,
  metricsEnabled: false,
  ingestionOnboardingRedesignV1: false,
  multipleDataProductsPerAsset: true,
  glossaryBasedPoliciesEnabled: false,
  contextDocumentsEnabled: true,
  hideLineageInSearchCards: false,
  dataProductLineageEnabled: true,
  showTestsInHealthIcon: false,
  i18nEnabled: true,
  browserTracingEnabled: false,
  browserWebVitalsEnabled: false,
};

/** Returns the feature flags. File upload is enabled if file storage is configured. */
export function featureFlags({ files }: Pick<AppConfig, 'files'>): FeatureFlagsConfig {
  return { ...FLAGS, documentationFileUploadV1: files !== undefined };
}
