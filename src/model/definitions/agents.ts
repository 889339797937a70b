import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, deprecated, enumeration, optional, record, string, urn } from '../types.js';
import { AuditStamp } from './common.js';

const AIAgentDependencies = record('com.linkedin.agent.AIAgentDependencies', {
  skills: optional(
    relationship(searchable(array(urn()), { '/*': { fieldName: 'skills', fieldType: 'URN', queryByDefault: false } }), {
      '/*': { name: 'AgentHasSkill', entityTypes: ['agentSkill'] },
    }),
  ),
  tools: optional(
    relationship(searchable(array(urn()), { '/*': { fieldName: 'tools', fieldType: 'URN', queryByDefault: false } }), {
      '/*': { name: 'AgentUsesTool', entityTypes: ['api'], isLineage: true, isUpstream: true },
    }),
  ),
  models: optional(relationship(array(urn()), { '/*': { name: 'AgentUsesModel', entityTypes: ['mlModel'] } })),
});
export const aiAgentDependencies = aspect('aiAgentDependencies', AIAgentDependencies);

const AIAgentSourceType = enumeration('com.linkedin.agent.AIAgentSourceType', ['SYSTEM', 'NATIVE', 'EXTERNAL']);

const AIAgentSource = record('com.linkedin.agent.AIAgentSource', {
  type: searchable(AIAgentSourceType, { fieldName: 'sourceType', fieldType: 'KEYWORD', addToFilters: true }),
  clonedFrom: optional(
    relationship(
      searchable(urn(), {
        fieldName: 'clonedFrom',
        fieldType: 'URN',
        addToFilters: true,
        filterNameOverride: 'Cloned From',
        queryByDefault: false,
      }),
      { name: 'ClonedFromAgent', entityTypes: ['aiAgent'] },
    ),
  ),
});

const AIAgentInfo = record('com.linkedin.agent.AIAgentInfo', {
  name: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  tagline: optional(
    searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasTagline', queryByDefault: false }),
  ),
  description: optional(searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription' })),
  instructions: optional(string()),
  source: optional(AIAgentSource),
  created: deprecated(
    searchable(AuditStamp, { '/time': { fieldName: 'createdAt', fieldType: 'DATETIME', queryByDefault: false } }),
  ),
  lastModified: deprecated(
    searchable(AuditStamp, { '/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME', queryByDefault: false } }),
  ),
});
export const aiAgentInfo = aspect('aiAgentInfo', AIAgentInfo, { schemaVersion: 8 });

const SkillSourceRepository = record('com.linkedin.agentskill.SkillSourceRepository', {
  repositoryUrn: optional(urn()),
  url: optional(string()),
  path: optional(string()),
});

const AgentSkillInfo = record('com.linkedin.agentskill.AgentSkillInfo', {
  name: searchable(string(), {
    fieldType: 'WORD_GRAM',
    boostScore: 10,
    enableAutocomplete: true,
    fieldNameAliases: ['_entityName'],
  }),
  description: optional(searchable(string(), { fieldType: 'TEXT', hasValuesFieldName: 'hasDescription' })),
  instructions: optional(string()),
  sourceRepository: optional(SkillSourceRepository),
  requiredTools: optional(
    relationship(
      searchable(array(urn()), { '/*': { fieldName: 'requiredTools', fieldType: 'URN', queryByDefault: false } }),
      { '/*': { name: 'SkillRequiresTool', entityTypes: ['api'] } },
    ),
  ),
  created: optional(
    deprecated(
      searchable(AuditStamp, { '/time': { fieldName: 'createdAt', fieldType: 'DATETIME', queryByDefault: false } }),
    ),
  ),
  lastModified: optional(
    deprecated(
      searchable(AuditStamp, {
        '/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME', queryByDefault: false },
      }),
    ),
  ),
});
export const agentSkillInfo = aspect('agentSkillInfo', AgentSkillInfo);

const AIAgentKey = record('com.linkedin.metadata.key.AIAgentKey', {
  id: searchable(string()),
});
export const aiAgentKey = aspect('aiAgentKey', AIAgentKey);

const AgentSkillKey = record('com.linkedin.metadata.key.AgentSkillKey', {
  id: searchable(string()),
});
export const agentSkillKey = aspect('agentSkillKey', AgentSkillKey);
