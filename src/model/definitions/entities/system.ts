import { entity } from '../../declarations.js';
import { dataHubAccessTokenInfo, dataHubAccessTokenKey } from '../access-tokens.js';
import {
  dataHubConnectionDetails,
  dataHubConnectionKey,
  dataHubSecretKey,
  dataHubSecretValue,
} from '../connections.js';
import { dataPlatformInstance } from '../data-platforms.js';
import {
  dataHubExecutionRequestInput,
  dataHubExecutionRequestKey,
  dataHubExecutionRequestResult,
  dataHubExecutionRequestSignal,
} from '../executions.js';
import { dataHubIngestionSourceInfo, dataHubIngestionSourceKey } from '../ingestion-sources.js';
import { ownership } from '../ownership.js';
import { dataHubPolicyInfo, dataHubPolicyKey } from '../policies.js';
import { dataHubRetentionConfig, dataHubRetentionKey } from '../retention.js';
import { dataHubOpenAPISchemaKey, systemMetadata } from '../system-metadata.js';
import {
  dataHubActionKey,
  dataHubStepStateKey,
  dataHubStepStateProperties,
  dataHubUpgradeKey,
  dataHubUpgradeRequest,
  dataHubUpgradeResult,
  telemetryClientId,
  telemetryKey,
} from '../system-state.js';
import { webhookInfo, webhookKey, webhookSecret } from '../webhooks.js';

export const dataHubAccessTokenEntity = entity('dataHubAccessToken', {
  key: dataHubAccessTokenKey,
  category: 'internal',
  readableBy: {
    privileges: ['MANAGE_ACCESS_TOKENS', 'EDIT_ENTITY'],
    users: [
      { aspect: 'dataHubAccessTokenInfo', path: ['actorUrn'] },
      { aspect: 'dataHubAccessTokenInfo', path: ['ownerUrn'] },
    ],
  },
  aspects: [dataHubAccessTokenInfo],
});

export const dataHubActionEntity = entity('dataHubAction', {
  key: dataHubActionKey,
  category: 'internal',
  aspects: [],
});

export const dataHubConnectionEntity = entity('dataHubConnection', {
  key: dataHubConnectionKey,
  category: 'internal',
  aspects: [dataHubConnectionDetails, dataPlatformInstance],
});

export const dataHubExecutionRequestEntity = entity('dataHubExecutionRequest', {
  key: dataHubExecutionRequestKey,
  category: 'internal',
  searchGroup: 'timeseries',
  aspects: [dataHubExecutionRequestInput, dataHubExecutionRequestSignal, dataHubExecutionRequestResult],
});

export const dataHubIngestionSourceEntity = entity('dataHubIngestionSource', {
  key: dataHubIngestionSourceKey,
  category: 'internal',
  aspects: [dataHubIngestionSourceInfo, ownership],
});

export const dataHubOpenAPISchemaEntity = entity('dataHubOpenAPISchema', {
  key: dataHubOpenAPISchemaKey,
  category: 'internal',
  viewUnrestricted: true,
  aspects: [systemMetadata],
});

export const dataHubPolicyEntity = entity('dataHubPolicy', {
  key: dataHubPolicyKey,
  category: 'internal',
  readableBy: { privileges: ['MANAGE_POLICIES'] },
  aspects: [dataHubPolicyInfo],
  snapshot: { name: 'com.linkedin.metadata.snapshot.DataHubPolicySnapshot', aspects: [dataHubPolicyInfo] },
});

export const dataHubRetentionEntity = entity('dataHubRetention', {
  key: dataHubRetentionKey,
  category: 'internal',
  viewUnrestricted: true,
  aspects: [dataHubRetentionConfig],
  snapshot: { name: 'com.linkedin.metadata.snapshot.DataHubRetentionSnapshot', aspects: [dataHubRetentionConfig] },
});

export const dataHubSecretEntity = entity('dataHubSecret', {
  key: dataHubSecretKey,
  category: 'internal',
  readableBy: { privileges: ['MANAGE_SECRETS'] },
  aspects: [dataHubSecretValue],
});

export const dataHubStepStateEntity = entity('dataHubStepState', {
  key: dataHubStepStateKey,
  category: 'internal',
  viewUnrestricted: true,
  aspects: [dataHubStepStateProperties],
});

export const dataHubUpgradeEntity = entity('dataHubUpgrade', {
  key: dataHubUpgradeKey,
  category: 'internal',
  viewUnrestricted: true,
  aspects: [dataHubUpgradeRequest, dataHubUpgradeResult],
});

export const telemetryEntity = entity('telemetry', {
  key: telemetryKey,
  category: 'internal',
  viewUnrestricted: true,
  aspects: [telemetryClientId],
});

export const webhookEntity = entity('webhook', {
  key: webhookKey,
  category: 'internal',
  readableBy: { privileges: ['MANAGE_WEBHOOKS'], users: [{ aspect: 'webhookInfo', path: ['owner'] }] },
  aspects: [webhookInfo, webhookSecret],
});
