import { entity } from '../../declarations.js';
import { applications } from '../applications.js';
import { deprecation, embed, status, subTypes } from '../asset-aspects.js';
import { browsePaths, browsePathsV2 } from '../browse-paths.js';
import { chartUsageStatistics } from '../chart-usage.js';
import { chartInfo, chartKey, chartQuery, editableChartProperties } from '../charts.js';
import { container } from '../containers.js';
import { dashboardUsageStatistics } from '../dashboard-usage.js';
import { dashboardInfo, dashboardKey, editableDashboardProperties } from '../dashboards.js';
import { dataPlatformInstance } from '../data-platforms.js';
import { dataProducts } from '../data-products.js';
import { documentation, institutionalMemory } from '../documentation.js';
import { domains } from '../domains.js';
import { forms } from '../form-associations.js';
import { glossaryTerms } from '../glossary-terms.js';
import { incidentsSummary } from '../incidents-summary.js';
import { upstreamMetrics } from '../metrics.js';
import { editableNotebookProperties, notebookContent, notebookInfo, notebookKey } from '../notebooks.js';
import { ownership } from '../ownership.js';
import { access } from '../roles.js';
import { inputFields } from '../schema-fields.js';
import { structuredProperties } from '../structured-properties.js';
import { globalTags } from '../tags.js';
import { testResults } from '../test-results.js';

export const chartEntity = entity('chart', {
  key: chartKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    chartInfo,
    upstreamMetrics,
    editableChartProperties,
    chartQuery,
    inputFields,
    chartUsageStatistics,
    embed,
    browsePaths,
    domains,
    dataProducts,
    applications,
    container,
    deprecation,
    ownership,
    status,
    institutionalMemory,
    dataPlatformInstance,
    globalTags,
    glossaryTerms,
    browsePathsV2,
    subTypes,
    structuredProperties,
    incidentsSummary,
    forms,
    testResults,
    documentation,
  ],
  snapshot: {
    name: 'com.linkedin.metadata.snapshot.ChartSnapshot',
    aspects: [
      chartInfo,
      chartQuery,
      editableChartProperties,
      ownership,
      status,
      globalTags,
      browsePaths,
      glossaryTerms,
      institutionalMemory,
      dataPlatformInstance,
      browsePathsV2,
    ],
  },
});

export const dashboardEntity = entity('dashboard', {
  key: dashboardKey,
  searchGroup: 'primary',
  aspects: [
    domains,
    dataProducts,
    applications,
    container,
    deprecation,
    dashboardUsageStatistics,
    inputFields,
    subTypes,
    embed,
    dashboardInfo,
    upstreamMetrics,
    editableDashboardProperties,
    ownership,
    status,
    globalTags,
    browsePaths,
    glossaryTerms,
    institutionalMemory,
    dataPlatformInstance,
    browsePathsV2,
    structuredProperties,
    incidentsSummary,
    forms,
    testResults,
    documentation,
    access,
  ],
  snapshot: {
    name: 'com.linkedin.metadata.snapshot.DashboardSnapshot',
    aspects: [
      dashboardInfo,
      editableDashboardProperties,
      ownership,
      status,
      globalTags,
      browsePaths,
      glossaryTerms,
      institutionalMemory,
      dataPlatformInstance,
      browsePathsV2,
    ],
  },
});

export const notebookEntity = entity('notebook', {
  key: notebookKey,
  searchGroup: 'primary',
  aspects: [
    notebookInfo,
    notebookContent,
    editableNotebookProperties,
    ownership,
    status,
    globalTags,
    glossaryTerms,
    browsePaths,
    institutionalMemory,
    domains,
    dataProducts,
    applications,
    subTypes,
    dataPlatformInstance,
    browsePathsV2,
    testResults,
    documentation,
  ],
});
