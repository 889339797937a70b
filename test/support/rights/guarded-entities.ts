import type { Write } from '../service/ingest.js';

const STAMP = { time: 1, actor: 'urn:li:corpuser:datahub' };
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,guarded,PROD)';
const SOURCE_TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,source,PROD)';
const POLICY = { displayName: 'P', description: '', type: 'PLATFORM', state: 'INACTIVE', privileges: [] };

/** The entities of guarded calls that need not be stored for these to be refused. */
export const FURTHER_GUARDED: readonly Write[] = [
  ['urn:li:corpuser:guarded', 'corpUserInfo', { active: true }],
  ['urn:li:corpGroup:guarded', 'corpGroupInfo', { displayName: 'as it was', admins: [], members: [], groups: [] }],
  ['urn:li:dataHubPolicy:guarded', 'dataHubPolicyInfo', { ...POLICY, actors: { resourceOwners: false } }],
  ['urn:li:application:guarded', 'applicationProperties', { name: 'as it was' }],
  [
    'urn:li:businessAttribute:guarded',
    'businessAttributeInfo',
    { name: 'as it was', fieldPath: 'a', created: STAMP, lastModified: STAMP },
  ],
  [
    'urn:li:document:guarded',
    'documentInfo',
    { contents: { text: 'as it was' }, status: { state: 'PUBLISHED' }, created: STAMP, lastModified: STAMP },
  ],
  [
    'urn:li:dataHubIngestionSource:guarded',
    'dataHubIngestionSourceInfo',
    { name: 'as it was', type: 't', config: { recipe: '{}', executorId: 'default' } },
  ],
  [
    'urn:li:dataHubExecutionRequest:guarded',
    'dataHubExecutionRequestInput',
    {
      task: 't',
      args: {},
      executorId: 'e',
      source: { type: 'MANUAL', ingestionSource: 'urn:li:dataHubIngestionSource:guarded' },
      requestedAt: 1,
    },
  ],
  ['urn:li:ownershipType:guarded', 'ownershipTypeInfo', { name: 'as it was', created: STAMP, lastModified: STAMP }],
  [
    'urn:li:erModelRelationship:guarded',
    'erModelRelationshipProperties',
    {
      name: 'as it was',
      source: DATASET,
      destination: SOURCE_TABLE,
      relationshipFieldMappings: [{ sourceField: 'a', destinationField: 'a' }],
    },
  ],
  [
    'urn:li:structuredProperty:guarded',
    'propertyDefinition',
    {
      qualifiedName: 'guarded',
      valueType: 'urn:li:dataType:datahub.string',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
    },
  ],
  ['urn:li:test:guarded', 'testInfo', { name: 'as it was', category: 'c', definition: { type: 'JSON', json: '{}' } }],
  [
    'urn:li:chart:(looker,guarded)',
    'chartInfo',
    { title: 'as it was', description: '', lastModified: { created: STAMP, lastModified: STAMP } },
  ],
  [
    'urn:li:dashboard:(looker,guarded)',
    'dashboardInfo',
    { title: 'as it was', description: '', lastModified: { created: STAMP, lastModified: STAMP } },
  ],
  ['urn:li:dataFlow:(airflow,guarded,PROD)', 'dataFlowInfo', { name: 'as it was' }],
  [
    'urn:li:dataJob:(urn:li:dataFlow:(airflow,guarded,PROD),j)',
    'dataJobInfo',
    { name: 'as it was', type: { string: 't' } },
  ],
  [
    'urn:li:notebook:(querybook,guarded)',
    'notebookInfo',
    { title: 'as it was', changeAuditStamps: { created: STAMP, lastModified: STAMP } },
  ],
];
