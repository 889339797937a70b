import { entity } from '../../declarations.js';
import { applications } from '../applications.js';
import { deprecation, status, subTypes } from '../asset-aspects.js';
import { browsePaths, browsePathsV2 } from '../browse-paths.js';
import { container } from '../containers.js';
import { dataPlatformInstance } from '../data-platforms.js';
import { dataProducts } from '../data-products.js';
import { documentation, institutionalMemory } from '../documentation.js';
import { domains } from '../domains.js';
import { forms } from '../form-associations.js';
import { glossaryTerms } from '../glossary-terms.js';
import { incidentsSummary } from '../incidents-summary.js';
import {
  editableMlFeatureProperties,
  editableMlFeatureTableProperties,
  editableMlPrimaryKeyProperties,
  mlFeatureKey,
  mlFeatureProperties,
  mlFeatureTableKey,
  mlFeatureTableProperties,
  mlPrimaryKeyKey,
  mlPrimaryKeyProperties,
} from '../ml-features.js';
import {
  intendedUse,
  mlModelCaveatsAndRecommendations,
  mlModelEthicalConsiderations,
  mlModelEvaluationData,
  mlModelFactorPrompts,
  mlModelMetrics,
  mlModelQuantitativeAnalyses,
  mlModelTrainingData,
} from '../ml-model-cards.js';
import {
  cost,
  editableMlModelGroupProperties,
  editableMlModelProperties,
  mlModelDeploymentKey,
  mlModelDeploymentProperties,
  mlModelGroupKey,
  mlModelGroupProperties,
  mlModelKey,
  mlModelProperties,
  sourceCode,
} from '../ml-models.js';
import { ownership } from '../ownership.js';
import { structuredProperties } from '../structured-properties.js';
import { globalTags } from '../tags.js';
import { testResults } from '../test-results.js';
import { versionProperties } from '../versioning.js';

export const mlFeatureEntity = entity('mlFeature', {
  key: mlFeatureKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    glossaryTerms,
    editableMlFeatureProperties,
    domains,
    dataProducts,
    applications,
    mlFeatureProperties,
    ownership,
    institutionalMemory,
    status,
    deprecation,
    browsePaths,
    globalTags,
    dataPlatformInstance,
    browsePathsV2,
    structuredProperties,
    forms,
    testResults,
    incidentsSummary,
    subTypes,
    documentation,
  ],
  snapshot: {
    name: 'com.linkedin.metadata.snapshot.MLFeatureSnapshot',
    aspects: [
      mlFeatureProperties,
      ownership,
      institutionalMemory,
      status,
      deprecation,
      browsePaths,
      globalTags,
      dataPlatformInstance,
      browsePathsV2,
    ],
  },
});

export const mlFeatureTableEntity = entity('mlFeatureTable', {
  key: mlFeatureTableKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    glossaryTerms,
    editableMlFeatureTableProperties,
    domains,
    dataProducts,
    applications,
    mlFeatureTableProperties,
    ownership,
    institutionalMemory,
    status,
    deprecation,
    browsePaths,
    globalTags,
    dataPlatformInstance,
    browsePathsV2,
    structuredProperties,
    forms,
    testResults,
    incidentsSummary,
    subTypes,
    documentation,
  ],
  snapshot: {
    name: 'com.linkedin.metadata.snapshot.MLFeatureTableSnapshot',
    aspects: [
      mlFeatureTableProperties,
      ownership,
      institutionalMemory,
      status,
      deprecation,
      browsePaths,
      globalTags,
      dataPlatformInstance,
      browsePathsV2,
    ],
  },
});

export const mlModelEntity = entity('mlModel', {
  key: mlModelKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    glossaryTerms,
    editableMlModelProperties,
    domains,
    dataProducts,
    applications,
    ownership,
    mlModelProperties,
    intendedUse,
    mlModelFactorPrompts,
    mlModelMetrics,
    mlModelEvaluationData,
    mlModelTrainingData,
    mlModelQuantitativeAnalyses,
    mlModelEthicalConsiderations,
    mlModelCaveatsAndRecommendations,
    institutionalMemory,
    sourceCode,
    status,
    cost,
    deprecation,
    browsePaths,
    globalTags,
    dataPlatformInstance,
    browsePathsV2,
    structuredProperties,
    forms,
    testResults,
    incidentsSummary,
    versionProperties,
    subTypes,
    container,
    documentation,
  ],
  snapshot: {
    name: 'com.linkedin.metadata.snapshot.MLModelSnapshot',
    aspects: [
      ownership,
      mlModelProperties,
      intendedUse,
      mlModelFactorPrompts,
      mlModelMetrics,
      mlModelEvaluationData,
      mlModelTrainingData,
      mlModelQuantitativeAnalyses,
      mlModelEthicalConsiderations,
      mlModelCaveatsAndRecommendations,
      institutionalMemory,
      sourceCode,
      status,
      cost,
      deprecation,
      browsePaths,
      globalTags,
      dataPlatformInstance,
      browsePathsV2,
    ],
  },
});

export const mlModelDeploymentEntity = entity('mlModelDeployment', {
  key: mlModelDeploymentKey,
  category: 'core',
  aspects: [
    mlModelDeploymentProperties,
    ownership,
    status,
    deprecation,
    globalTags,
    dataPlatformInstance,
    testResults,
    container,
  ],
  snapshot: {
    name: 'com.linkedin.metadata.snapshot.MLModelDeploymentSnapshot',
    aspects: [mlModelDeploymentProperties, ownership, status, deprecation, globalTags, dataPlatformInstance],
  },
});

export const mlModelGroupEntity = entity('mlModelGroup', {
  key: mlModelGroupKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    glossaryTerms,
    editableMlModelGroupProperties,
    domains,
    dataProducts,
    applications,
    mlModelGroupProperties,
    ownership,
    status,
    deprecation,
    browsePaths,
    globalTags,
    dataPlatformInstance,
    browsePathsV2,
    structuredProperties,
    forms,
    testResults,
    subTypes,
    container,
    institutionalMemory,
    documentation,
  ],
  snapshot: {
    name: 'com.linkedin.metadata.snapshot.MLModelGroupSnapshot',
    aspects: [
      mlModelGroupProperties,
      ownership,
      status,
      deprecation,
      browsePaths,
      globalTags,
      dataPlatformInstance,
      browsePathsV2,
    ],
  },
});

export const mlPrimaryKeyEntity = entity('mlPrimaryKey', {
  key: mlPrimaryKeyKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    glossaryTerms,
    editableMlPrimaryKeyProperties,
    domains,
    dataProducts,
    applications,
    mlPrimaryKeyProperties,
    ownership,
    institutionalMemory,
    status,
    deprecation,
    globalTags,
    dataPlatformInstance,
    structuredProperties,
    forms,
    testResults,
    subTypes,
  ],
  snapshot: {
    name: 'com.linkedin.metadata.snapshot.MLPrimaryKeySnapshot',
    aspects: [
      mlPrimaryKeyProperties,
      ownership,
      institutionalMemory,
      status,
      deprecation,
      globalTags,
      dataPlatformInstance,
    ],
  },
});
