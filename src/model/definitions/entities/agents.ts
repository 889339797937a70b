import { entity } from '../../declarations.js';
import { agentSkillInfo, agentSkillKey, aiAgentDependencies, aiAgentInfo, aiAgentKey } from '../agents.js';
import { apiKey, apiProperties, apiSignature, restApiProperties } from '../apis.js';
import { displayProperties, status, subTypes } from '../asset-aspects.js';
import { browsePathsV2 } from '../browse-paths.js';
import { dataPlatformInstance } from '../data-platforms.js';
import { upstreamLineage } from '../dataset-lineage.js';
import { institutionalMemory } from '../documentation.js';
import { domains } from '../domains.js';
import { glossaryTerms } from '../glossary-terms.js';
import { incidentsSummary } from '../incidents-summary.js';
import { ownership } from '../ownership.js';
import { repositoryKey, repositoryLineage, repositoryProperties, repositorySource } from '../repositories.js';
import { semanticContent } from '../semantic-content.js';
import { mcpServerProperties, serviceDefinition, serviceKey, serviceProperties } from '../services.js';
import { structuredProperties } from '../structured-properties.js';
import { globalTags } from '../tags.js';
import { versionProperties } from '../versioning.js';

export const agentSkillEntity = entity('agentSkill', {
  key: agentSkillKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    agentSkillInfo,
    dataPlatformInstance,
    ownership,
    status,
    globalTags,
    glossaryTerms,
    semanticContent,
    institutionalMemory,
    domains,
    structuredProperties,
    versionProperties,
  ],
});

export const aiAgentEntity = entity('aiAgent', {
  key: aiAgentKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    aiAgentInfo,
    aiAgentDependencies,
    dataPlatformInstance,
    displayProperties,
    ownership,
    status,
    structuredProperties,
    upstreamLineage,
    globalTags,
    glossaryTerms,
    semanticContent,
    institutionalMemory,
    domains,
    incidentsSummary,
    versionProperties,
  ],
});

export const apiEntity = entity('api', {
  key: apiKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    apiProperties,
    apiSignature,
    restApiProperties,
    subTypes,
    dataPlatformInstance,
    ownership,
    status,
    globalTags,
    glossaryTerms,
    semanticContent,
    institutionalMemory,
    domains,
    structuredProperties,
    versionProperties,
  ],
});

export const repositoryEntity = entity('repository', {
  key: repositoryKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    repositoryProperties,
    repositorySource,
    repositoryLineage,
    subTypes,
    dataPlatformInstance,
    ownership,
    status,
    globalTags,
    glossaryTerms,
    semanticContent,
    domains,
    institutionalMemory,
    structuredProperties,
    browsePathsV2,
  ],
});

export const serviceEntity = entity('service', {
  key: serviceKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [
    serviceProperties,
    mcpServerProperties,
    serviceDefinition,
    incidentsSummary,
    subTypes,
    ownership,
    status,
    globalTags,
    semanticContent,
    dataPlatformInstance,
  ],
});
