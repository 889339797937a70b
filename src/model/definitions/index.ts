import { agentSkillEntity, aiAgentEntity, apiEntity, repositoryEntity, serviceEntity } from './entities/agents.js';
import { chartEntity, dashboardEntity, notebookEntity } from './entities/dashboards.js';
import {
  containerEntity,
  dataPlatformEntity,
  dataPlatformInstanceEntity,
  datasetEntity,
  schemaFieldEntity,
} from './entities/datasets.js';
import {
  applicationEntity,
  businessAttributeEntity,
  dataProductEntity,
  domainEntity,
  glossaryNodeEntity,
  glossaryTermEntity,
  lifecycleStageTypeEntity,
  ownershipTypeEntity,
  tagEntity,
} from './entities/governance.js';
import {
  corpGroupEntity,
  corpuserEntity,
  dataHubPersonaEntity,
  dataHubRoleEntity,
  inviteTokenEntity,
  roleEntity,
} from './entities/identity.js';
import { dataHubFileEntity, documentEntity, formEntity, postEntity } from './entities/knowledge.js';
import {
  mlFeatureEntity,
  mlFeatureTableEntity,
  mlModelEntity,
  mlModelDeploymentEntity,
  mlModelGroupEntity,
  mlPrimaryKeyEntity,
} from './entities/ml.js';
import {
  dataTypeEntity,
  entityTypeEntity,
  platformResourceEntity,
  structuredPropertyEntity,
} from './entities/model.js';
import { dataFlowEntity, dataJobEntity, dataProcessEntity, dataProcessInstanceEntity } from './entities/pipelines.js';
import { assertionEntity, dataContractEntity, incidentEntity, testEntity } from './entities/quality.js';
import {
  erModelRelationshipEntity,
  metricEntity,
  queryEntity,
  semanticModelEntity,
  versionSetEntity,
} from './entities/semantics.js';
import {
  dataHubPageModuleEntity,
  dataHubPageTemplateEntity,
  dataHubViewEntity,
  globalSettingsEntity,
  searchTemplateEntity,
} from './entities/settings.js';
import {
  dataHubAccessTokenEntity,
  dataHubActionEntity,
  dataHubConnectionEntity,
  dataHubExecutionRequestEntity,
  dataHubIngestionSourceEntity,
  dataHubOpenAPISchemaEntity,
  dataHubPolicyEntity,
  dataHubRetentionEntity,
  dataHubSecretEntity,
  dataHubStepStateEntity,
  dataHubUpgradeEntity,
  telemetryEntity,
  webhookEntity,
} from './entities/system.js';
import { incidentSource } from './incidents.js';
import { mlHyperParam, mlMetric } from './ml-training.js';
import type { AspectDeclaration, EntityDeclaration } from '../declarations.js';

/** Every entity of the standard model. */
export const STANDARD_ENTITIES: readonly EntityDeclaration[] = [
  agentSkillEntity,
  aiAgentEntity,
  apiEntity,
  applicationEntity,
  assertionEntity,
  businessAttributeEntity,
  chartEntity,
  containerEntity,
  corpGroupEntity,
  corpuserEntity,
  dashboardEntity,
  dataContractEntity,
  dataFlowEntity,
  dataHubAccessTokenEntity,
  dataHubActionEntity,
  dataHubConnectionEntity,
  dataHubExecutionRequestEntity,
  dataHubFileEntity,
  dataHubIngestionSourceEntity,
  dataHubOpenAPISchemaEntity,
  dataHubPageModuleEntity,
  dataHubPageTemplateEntity,
  dataHubPersonaEntity,
  dataHubPolicyEntity,
  dataHubRetentionEntity,
  dataHubRoleEntity,
  dataHubSecretEntity,
  dataHubStepStateEntity,
  dataHubUpgradeEntity,
  dataHubViewEntity,
  dataJobEntity,
  dataPlatformEntity,
  dataPlatformInstanceEntity,
  dataProcessEntity,
  dataProcessInstanceEntity,
  dataProductEntity,
  datasetEntity,
  dataTypeEntity,
  documentEntity,
  domainEntity,
  entityTypeEntity,
  erModelRelationshipEntity,
  formEntity,
  globalSettingsEntity,
  glossaryNodeEntity,
  glossaryTermEntity,
  incidentEntity,
  inviteTokenEntity,
  lifecycleStageTypeEntity,
  metricEntity,
  mlFeatureEntity,
  mlFeatureTableEntity,
  mlModelEntity,
  mlModelDeploymentEntity,
  mlModelGroupEntity,
  mlPrimaryKeyEntity,
  notebookEntity,
  ownershipTypeEntity,
  platformResourceEntity,
  postEntity,
  queryEntity,
  repositoryEntity,
  roleEntity,
  schemaFieldEntity,
  searchTemplateEntity,
  semanticModelEntity,
  serviceEntity,
  structuredPropertyEntity,
  tagEntity,
  telemetryEntity,
  testEntity,
  versionSetEntity,
  webhookEntity,
];

/** Aspects of the standard model that no entity type has. */
export const ASPECTS_OF_NO_ENTITY: readonly AspectDeclaration[] = [incidentSource, mlHyperParam, mlMetric];
