import { entity } from '../../declarations.js';
import { applications } from '../applications.js';
import { deprecation, status, subTypes } from '../asset-aspects.js';
import { browsePaths, browsePathsV2 } from '../browse-paths.js';
import { container } from '../containers.js';
import { dataPlatformInstance } from '../data-platforms.js';
import {
  dataProcessInfo,
  dataProcessInstanceInput,
  dataProcessInstanceKey,
  dataProcessInstanceOutput,
  dataProcessInstanceProperties,
  dataProcessInstanceRelationships,
  dataProcessInstanceRunEvent,
  dataProcessKey,
} from '../data-processes.js';
import { dataProducts } from '../data-products.js';
import { documentation, institutionalMemory } from '../documentation.js';
import { domains } from '../domains.js';
import { forms } from '../form-associations.js';
import { glossaryTerms } from '../glossary-terms.js';
import { incidentsSummary } from '../incidents-summary.js';
import { datahubIngestionCheckpoint, datahubIngestionRunSummary } from '../ingestion-runs.js';
import { mlTrainingRunProperties } from '../ml-training.js';
import { ownership } from '../ownership.js';
import {
  dataFlowInfo,
  dataFlowKey,
  dataJobInfo,
  dataJobInputOutput,
  dataJobKey,
  dataTransformLogic,
  editableDataFlowProperties,
  editableDataJobProperties,
  versionInfo,
} from '../pipelines.js';
import { structuredProperties } from '../structured-properties.js';
import { globalTags } from '../tags.js';
import { testResults } from '../test-results.js';

export const dataFlowEntity = entity('dataFlow', {
  key: dataFlowKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    domains,
    dataProducts,
    applications,
    deprecation,
    versionInfo,
    dataFlowInfo,
    editableDataFlowProperties,
    ownership,
    status,
    globalTags,
    browsePaths,
    glossaryTerms,
    institutionalMemory,
    dataPlatformInstance,
    container,
    browsePathsV2,
    structuredProperties,
    incidentsSummary,
    forms,
    subTypes,
    testResults,
    documentation,
  ],
  snapshot: {
    name: 'com.linkedin.metadata.snapshot.DataFlowSnapshot',
    aspects: [
      dataFlowInfo,
      editableDataFlowProperties,
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

export const dataJobEntity = entity('dataJob', {
  key: dataJobKey,
  searchGroup: 'primary',
  aspects: [
    datahubIngestionRunSummary,
    datahubIngestionCheckpoint,
    domains,
    dataProducts,
    applications,
    deprecation,
    versionInfo,
    dataJobInfo,
    dataJobInputOutput,
    editableDataJobProperties,
    ownership,
    status,
    globalTags,
    browsePaths,
    glossaryTerms,
    institutionalMemory,
    dataPlatformInstance,
    container,
    browsePathsV2,
    structuredProperties,
    forms,
    subTypes,
    incidentsSummary,
    testResults,
    dataTransformLogic,
    documentation,
  ],
  snapshot: {
    name: 'com.linkedin.metadata.snapshot.DataJobSnapshot',
    aspects: [
      dataJobInfo,
      dataJobInputOutput,
      editableDataJobProperties,
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

export const dataProcessEntity = entity('dataProcess', {
  key: dataProcessKey,
  aspects: [dataProcessInfo, ownership, status, testResults, subTypes],
  snapshot: {
    name: 'com.linkedin.metadata.snapshot.DataProcessSnapshot',
    aspects: [ownership, dataProcessInfo, status],
  },
});

export const dataProcessInstanceEntity = entity('dataProcessInstance', {
  key: dataProcessInstanceKey,
  searchGroup: 'timeseries',
  aspects: [
    dataProcessInstanceInput,
    dataProcessInstanceOutput,
    dataProcessInstanceProperties,
    dataProcessInstanceRelationships,
    dataProcessInstanceRunEvent,
    status,
    testResults,
    dataPlatformInstance,
    subTypes,
    container,
    mlTrainingRunProperties,
  ],
});
