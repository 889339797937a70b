import type { Write } from '../service/ingest.js';

export const OTHER = 'urn:li:corpuser:other';
const GROUP = 'urn:li:corpGroup:guarded';
export const TAG = 'urn:li:tag:guarded';
export const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,guarded,PROD)';
const SOURCE_TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,source,PROD)';
const POLICY = 'urn:li:dataHubPolicy:guarded';
const APPLICATION = 'urn:li:application:guarded';
const ASSERTION = 'urn:li:assertion:guarded';
const ATTRIBUTE = 'urn:li:businessAttribute:guarded';
const DOCUMENT = 'urn:li:document:guarded';
const DOMAIN = 'urn:li:domain:guarded';
const FORM = 'urn:li:form:guarded';
const TERM = 'urn:li:glossaryTerm:guarded';
const INCIDENT = 'urn:li:incident:guarded';
const REQUEST = 'urn:li:dataHubExecutionRequest:guarded';
const SOURCE = 'urn:li:dataHubIngestionSource:guarded';
const OWNERSHIP_TYPE = 'urn:li:ownershipType:guarded';
const PRODUCT = 'urn:li:dataProduct:guarded';
const QUERY = 'urn:li:query:guarded';
const RELATIONSHIP = 'urn:li:erModelRelationship:guarded';
const PROPERTY = 'urn:li:structuredProperty:guarded';
const PAGE_MODULE = 'urn:li:dataHubPageModule:guarded';
const PAGE_TEMPLATE = 'urn:li:dataHubPageTemplate:guarded';
const METADATA_TEST = 'urn:li:test:guarded';
const VIEW = 'urn:li:dataHubView:guarded';
const WEBHOOK = 'urn:li:webhook:guarded';
export const VERSION_SET = 'urn:li:versionSet:(guarded,dataset)';

const STAMP = { time: 1, actor: 'urn:li:corpuser:datahub' };

const POLICY_INPUT =
  '{ name: "P", type: PLATFORM, state: ACTIVE, privileges: [], actors: { allUsers: false, allGroups: false, resourceOwners: false } }';
const TAGGED = `tagUrns: ["${TAG}"], resourceUrn: "${DATASET}"`;
const BATCH = `tagUrns: ["${TAG}"], resources: [{ resourceUrn: "${DATASET}" }]`;
const MEMBERS = `groupUrn: "${GROUP}", userUrns: ["${OTHER}"]`;
const RESOURCES = `resources: [{ resourceUrn: "${DATASET}" }]`;
const DESCRIBED = 'editableProperties: { description: "D" }';
const LINK = `linkUrl: "https://b.example", label: "L", resourceUrn: "${DATASET}"`;
const FORMED = `formUrn: "${FORM}", entityUrns: ["${DATASET}"]`;
const RELATED = `urn: "${TERM}", termUrns: ["urn:li:glossaryTerm:other"], relationshipType: isA`;
const SOURCE_INPUT = '{ name: "S", type: "mysql", config: { recipe: "{}", executorId: "default" } }';
const OWNER = `ownerUrn: "${OTHER}", ownerEntityType: CORP_USER`;
const POST = 'postType: HOME_PAGE_ANNOUNCEMENT, content: { contentType: TEXT, title: "T" }';
const POST_INPUT = `{ ${POST} }`;
const TEST_INPUT = 'name: "T", category: "C", definition: { json: "{}" }';
const FOR_ALL = { visibility: { scope: 'GLOBAL' }, created: STAMP, lastModified: STAMP };

const COLUMN_OF_ATTRIBUTE = `businessAttributeUrn: "${ATTRIBUTE}", resourceUrn: [{ resourceUrn: "${DATASET}", subResourceType: DATASET_FIELD, subResource: "a" }]`;
const RELATIONSHIP_INPUT = `{ properties: { name: "R", source: "${DATASET}", destination: "${SOURCE_TABLE}" } }`;

/** What must be stored for the calls to be refused for want of rights, and for nothing else. */
export const GUARDED: readonly Write[] = [
  [TAG, 'tagProperties', { name: 'as it was' }],
  [OTHER, 'corpUserInfo', { active: true }],
  [DATASET, 'datasetProperties', { description: 'as it was', customProperties: {}, tags: [] }],
  [DATASET, 'upstreamLineage', { upstreams: [{ dataset: SOURCE_TABLE, type: 'TRANSFORMED', auditStamp: STAMP }] }],
  [DATASET, 'logicalParent', { parent: { destinationUrn: SOURCE_TABLE, created: STAMP, lastModified: STAMP } }],
  [DOMAIN, 'domainProperties', { name: 'as it was' }],
  [TERM, 'glossaryTermInfo', { name: 'as it was', definition: '', termSource: 'INTERNAL' }],
  [PRODUCT, 'dataProductProperties', { name: 'as it was' }],
  [
    FORM,
    'formInfo',
    { name: 'as it was', type: 'COMPLETION', prompts: [], actors: { owners: false, users: [OTHER], groups: [] } },
  ],
  [
    ASSERTION,
    'assertionInfo',
    { type: 'CUSTOM', customProperties: {}, customAssertion: { type: 'T', entity: DATASET } },
  ],
  [
    INCIDENT,
    'incidentInfo',
    {
      type: 'OPERATIONAL',
      entities: [DATASET],
      status: { state: 'ACTIVE', lastUpdated: STAMP },
      created: STAMP,
    },
  ],
  [
    QUERY,
    'queryProperties',
    { source: 'MANUAL', statement: { value: 'select 1', language: 'SQL' }, created: STAMP, lastModified: STAMP },
  ],
  [QUERY, 'querySubjects', { subjects: [{ entity: DATASET }] }],
  [PAGE_MODULE, 'dataHubPageModuleProperties', { name: 'as it was', type: 'LINK', params: {}, ...FOR_ALL }],
  [
    WEBHOOK,
    'webhookInfo',
    { name: 'as it was', url: 'https://a.example', created: STAMP, owner: STAMP.actor, state: 'PAUSED' },
  ],
  [PAGE_TEMPLATE, 'dataHubPageTemplateProperties', { rows: [], surface: { surfaceType: 'HOME_PAGE' }, ...FOR_ALL }],
  [
    VIEW,
    'dataHubViewInfo',
    {
      type: 'GLOBAL',
      name: 'as it was',
      definition: { entityTypes: [], filter: { or: [] } },
      created: STAMP,
      lastModified: STAMP,
    },
  ],
];

const PATCH = `{ urn: "${TAG}", aspectName: "tagProperties", patch: [{ op: ADD, path: "/name", value: "N" }], forceGenericPatch: true }`;

/** Calls of the root fields whose results tell of a refusal. */
export const TELLING_FIELDS: Readonly<Record<string, string>> = {
  patchEntity: `(input: ${PATCH}) { success error }`,
  patchEntities: `(input: [${PATCH}]) { success error }`,
};

/** A call of every root field that asks for rights. */
export const FIELDS: Readonly<Record<string, string>> = {
  debugAccess: `(userUrn: "${OTHER}") { __typename }`,
  getAccessToken: `(input: { type: PERSONAL, actorUrn: "${OTHER}", duration: ONE_HOUR }) { __typename }`,
  getAccessTokenMetadata: '(token: "a.b.c") { __typename }',
  getGrantedPrivileges: `(input: { actorUrn: "${OTHER}" }) { __typename }`,
  getInviteToken: '(input: {}) { __typename }',
  getServiceAccount: `(urn: "${OTHER}") { __typename }`,
  listAccessTokens: '(input: {}) { __typename }',
  listGroups: '(input: {}) { __typename }',
  listPolicies: '(input: {}) { __typename }',
  listServiceAccounts: '(input: {}) { __typename }',
  listUsers: '(input: {}) { __typename }',
  searchUsers: '(input: { query: "*" }) { __typename }',
  addGroupMembers: `(input: { ${MEMBERS} })`,
  addTag: `(input: { tagUrn: "${TAG}", resourceUrn: "${DATASET}" })`,
  addTags: `(input: { ${TAGGED} })`,
  batchAddTags: `(input: { ${BATCH} })`,
  batchAssignRole: `(input: { roleUrn: "urn:li:dataHubRole:Admin", actors: ["${OTHER}"] })`,
  batchRemoveTags: `(input: { ${BATCH} })`,
  createAccessToken: `(input: { type: PERSONAL, actorUrn: "${OTHER}", duration: ONE_HOUR, name: "t" }) { __typename }`,
  createGroup: '(input: { name: "G" })',
  createInviteToken: '(input: {}) { __typename }',
  createNativeUserResetToken: `(input: { userUrn: "${OTHER}" }) { __typename }`,
  createPolicy: `(input: ${POLICY_INPUT})`,
  createServiceAccount: '(input: {}) { __typename }',
  createTag: '(input: { name: "T" })',
  deletePolicy: `(urn: "${POLICY}")`,
  deleteServiceAccount: `(urn: "${OTHER}")`,
  deleteTag: `(urn: "${TAG}")`,
  removeGroup: `(urn: "${GROUP}")`,
  removeGroupMembers: `(input: { ${MEMBERS} })`,
  removeTag: `(input: { tagUrn: "${TAG}", resourceUrn: "${DATASET}" })`,
  removeUser: `(urn: "${OTHER}")`,
  revokeAccessToken: '(tokenId: "guarded")',
  setTagColor: `(urn: "${TAG}", colorHex: "#000000")`,
  updateCorpGroupProperties: `(urn: "${GROUP}", input: { description: "D" }) { __typename }`,
  updateCorpUserProperties: `(urn: "${OTHER}", input: { title: "T" }) { __typename }`,
  updateDescription: `(input: { resourceUrn: "${DATASET}", description: "D" })`,
  updateName: `(input: { urn: "${DATASET}", name: "N" })`,
  updatePolicy: `(urn: "${POLICY}", input: ${POLICY_INPUT})`,
  updateServiceAccountDefaultView: `(input: { urn: "${OTHER}" })`,
  updateTag: `(urn: "${TAG}", input: { urn: "${TAG}", name: "N" }) { __typename }`,
  updateUserStatus: `(urn: "${OTHER}", status: SUSPENDED)`,
  createApplication: '(input: { properties: { name: "A" } }) { __typename }',
  updateApplication: `(urn: "${APPLICATION}", input: { name: "A" }) { __typename }`,
  createBusinessAttribute: '(input: { name: "B" }) { __typename }',
  updateBusinessAttribute: `(urn: "${ATTRIBUTE}", input: { name: "B" }) { __typename }`,
  deleteBusinessAttribute: `(urn: "${ATTRIBUTE}")`,
  addBusinessAttribute: `(input: { ${COLUMN_OF_ATTRIBUTE} })`,
  removeBusinessAttribute: `(input: { ${COLUMN_OF_ATTRIBUTE} })`,
  createERModelRelationship: `(input: ${RELATIONSHIP_INPUT}) { __typename }`,
  updateERModelRelationship: `(urn: "${RELATIONSHIP}", input: ${RELATIONSHIP_INPUT})`,
  deleteERModelRelationship: `(urn: "${RELATIONSHIP}")`,
  upsertDataContract: `(input: { entityUrn: "${DATASET}" }) { __typename }`,
  updateEmbed: `(input: { urn: "${DATASET}", renderUrl: "https://a.example" })`,
  deleteApplication: `(urn: "${APPLICATION}")`,
  batchSetApplication: `(input: { applicationUrn: "${APPLICATION}", resourceUrns: ["${DATASET}"] })`,
  batchUnsetApplication: `(input: { applicationUrn: "${APPLICATION}", resourceUrns: ["${DATASET}"] })`,
  upsertCustomAssertion: `(input: { entityUrn: "${DATASET}", type: "T", description: "D", platform: { name: "p" } }) { __typename }`,
  reportAssertionResult: `(urn: "${ASSERTION}", result: { type: SUCCESS })`,
  deleteAssertion: `(urn: "${ASSERTION}")`,
  reportOperation: `(input: { urn: "${DATASET}", operationType: INSERT, sourceType: DATA_PROCESS })`,
  updateDataset: `(urn: "${DATASET}", input: { ${DESCRIBED} }) { __typename }`,
  updateDatasets: `(input: [{ urn: "${DATASET}", update: { ${DESCRIBED} } }]) { __typename }`,
  updateChart: `(urn: "urn:li:chart:(looker,guarded)", input: { ${DESCRIBED} }) { __typename }`,
  updateDashboard: `(urn: "urn:li:dashboard:(looker,guarded)", input: { ${DESCRIBED} }) { __typename }`,
  updateDataFlow: `(urn: "urn:li:dataFlow:(airflow,guarded,PROD)", input: { ${DESCRIBED} }) { __typename }`,
  updateDataJob: `(urn: "urn:li:dataJob:(urn:li:dataFlow:(airflow,guarded,PROD),j)", input: { ${DESCRIBED} }) { __typename }`,
  updateNotebook: `(urn: "urn:li:notebook:(querybook,guarded)", input: { ${DESCRIBED} }) { __typename }`,
  upsertConnection:
    '(input: { type: JSON, platformUrn: "urn:li:dataPlatform:hive", json: { blob: "{}" } }) { __typename }',
  updateDeprecation: `(input: { urn: "${DATASET}", deprecated: true })`,
  batchUpdateDeprecation: `(input: { deprecated: true, ${RESOURCES} })`,
  updateDisplayProperties: `(urn: "${DOMAIN}", input: { colorHex: "#000000" })`,
  addLink: `(input: { ${LINK} })`,
  updateLink: `(input: { currentUrl: "https://a.example", currentLabel: "L", ${LINK} })`,
  upsertLink: `(input: { ${LINK} })`,
  removeLink: `(input: { linkUrl: "https://b.example", resourceUrn: "${DATASET}" })`,
  createDocument: '(input: { contents: { text: "T" } })',
  updateDocumentContents: `(input: { urn: "${DOCUMENT}", title: "T" })`,
  updateDocumentRelatedEntities: `(input: { urn: "${DOCUMENT}", relatedAssets: [] })`,
  moveDocument: `(input: { urn: "${DOCUMENT}" })`,
  deleteDocument: `(urn: "${DOCUMENT}")`,
  updateDocumentStatus: `(input: { urn: "${DOCUMENT}", state: PUBLISHED })`,
  updateDocumentSubType: `(input: { urn: "${DOCUMENT}", subType: "S" })`,
  updateDocumentSettings: `(input: { urn: "${DOCUMENT}", showInGlobalContext: true })`,
  createDomain: '(input: { name: "D" })',
  moveDomain: `(input: { resourceUrn: "${DOMAIN}" })`,
  deleteDomain: `(urn: "${DOMAIN}")`,
  setDomain: `(entityUrn: "${DATASET}", domainUrn: "${DOMAIN}")`,
  unsetDomain: `(entityUrn: "${DATASET}")`,
  batchSetDomain: `(input: { domainUrn: "${DOMAIN}", ${RESOURCES} })`,
  createForm: '(input: { name: "F" }) { __typename }',
  updateForm: `(input: { urn: "${FORM}", name: "F" }) { __typename }`,
  deleteForm: `(input: { urn: "${FORM}" })`,
  batchAssignForm: `(input: { ${FORMED} })`,
  batchRemoveForm: `(input: { ${FORMED} })`,
  createDynamicFormAssignment: `(input: { formUrn: "${FORM}", orFilters: [] })`,
  submitFormPrompt: `(urn: "${DATASET}", input: { formUrn: "${FORM}", promptId: "p", type: STRUCTURED_PROPERTY })`,
  verifyForm: `(input: { formUrn: "${FORM}", entityUrn: "${DATASET}" })`,
  updateGlobalViewsSettings: '(input: {})',
  updateDocPropagationSettings: '(input: { docColumnPropagation: true })',
  updateApplicationsSettings: '(input: { enabled: true })',
  createGlossaryTerm: '(input: { name: "T" })',
  createGlossaryNode: '(input: { name: "N" })',
  updateParentNode: `(input: { resourceUrn: "${TERM}" })`,
  deleteGlossaryEntity: `(urn: "${TERM}")`,
  addRelatedTerms: `(input: { ${RELATED} })`,
  removeRelatedTerms: `(input: { ${RELATED} })`,
  addTerm: `(input: { termUrn: "${TERM}", resourceUrn: "${DATASET}" })`,
  addTerms: `(input: { termUrns: ["${TERM}"], resourceUrn: "${DATASET}" })`,
  batchAddTerms: `(input: { termUrns: ["${TERM}"], ${RESOURCES} })`,
  removeTerm: `(input: { termUrn: "${TERM}", resourceUrn: "${DATASET}" })`,
  batchRemoveTerms: `(input: { termUrns: ["${TERM}"], ${RESOURCES} })`,
  raiseIncident: `(input: { type: OPERATIONAL, resourceUrn: "${DATASET}" })`,
  updateIncidentStatus: `(urn: "${INCIDENT}", input: { state: RESOLVED })`,
  updateIncident: `(urn: "${INCIDENT}", input: { title: "T" })`,
  upsertIncident: `(urn: "${INCIDENT}", input: { status: { state: RESOLVED }, resourceUrns: ["${DATASET}"], assigneeUrns: [] })`,
  executionRequest: `(urn: "${REQUEST}") { __typename }`,
  listExecutionRequests: '(input: {}) { __typename }',
  createIngestionExecutionRequest: `(input: { ingestionSourceUrn: "${SOURCE}" })`,
  cancelIngestionExecutionRequest: `(input: { ingestionSourceUrn: "${SOURCE}", executionRequestUrn: "${REQUEST}" })`,
  createTestConnectionRequest: '(input: { recipe: "{}" })',
  rollbackIngestion: '(input: { runId: "guarded" })',
  importDocumentsFromFiles: '(input: { documents: [{ fileName: "f.md", content: "C" }] }) { __typename }',
  getPresignedUploadUrl: `(input: { fileName: "f", scenario: ASSET_DOCUMENTATION, assetUrn: "${DATASET}" }) { __typename }`,
  createDataHubFile: `(input: { id: "f", storageKey: "product_assets/f__f", originalFileName: "f", mimeType: "text/plain", sizeInBytes: 1, scenario: ASSET_DOCUMENTATION, referencedByAsset: "${DATASET}" }) { __typename }`,
  listIngestionSources: '(input: {}) { __typename }',
  ingestionSource: `(urn: "${SOURCE}") { __typename }`,
  createIngestionSource: `(input: ${SOURCE_INPUT})`,
  updateIngestionSource: `(urn: "${SOURCE}", input: ${SOURCE_INPUT})`,
  deleteIngestionSource: `(urn: "${SOURCE}")`,
  listSecrets: '(input: {}) { __typename }',
  getSecretValues: '(input: { secrets: ["guarded"] }) { __typename }',
  createSecret: '(input: { name: "s", value: "v" })',
  updateSecret: '(input: { urn: "urn:li:dataHubSecret:guarded", name: "guarded", value: "v" })',
  deleteSecret: '(urn: "urn:li:dataHubSecret:guarded")',
  updateLineage: `(input: { edgesToAdd: [{ downstreamUrn: "${DATASET}", upstreamUrn: "${DATASET}" }], edgesToRemove: [] })`,
  addOwner: `(input: { ${OWNER}, resourceUrn: "${DATASET}" })`,
  addOwners: `(input: { owners: [{ ${OWNER} }], resourceUrn: "${DATASET}" })`,
  batchAddOwners: `(input: { owners: [{ ${OWNER} }], ${RESOURCES} })`,
  removeOwner: `(input: { ownerUrn: "${OTHER}", resourceUrn: "${DATASET}" })`,
  batchRemoveOwners: `(input: { ownerUrns: ["${OTHER}"], ${RESOURCES} })`,
  createOwnershipType: '(input: { name: "O", description: "D" }) { __typename }',
  updateOwnershipType: `(urn: "${OWNERSHIP_TYPE}", input: { name: "O" }) { __typename }`,
  deleteOwnershipType: `(urn: "${OWNERSHIP_TYPE}")`,
  createPost: `(input: ${POST_INPUT})`,
  updatePost: `(input: { urn: "urn:li:post:guarded", ${POST} })`,
  deletePost: '(urn: "urn:li:post:guarded")',
  createDataProduct: `(input: { properties: { name: "P" }, domainUrn: "${DOMAIN}" }) { __typename }`,
  updateDataProduct: `(urn: "${PRODUCT}", input: { name: "P" }) { __typename }`,
  moveDataProduct: `(input: { resourceUrn: "${PRODUCT}" })`,
  deleteDataProduct: `(urn: "${PRODUCT}")`,
  batchSetDataProduct: `(input: { dataProductUrn: "${PRODUCT}", resourceUrns: ["${DATASET}"] })`,
  batchAddToDataProducts: `(input: { dataProductUrns: ["${PRODUCT}"], resourceUrns: ["${DATASET}"] })`,
  batchRemoveFromDataProducts: `(input: { dataProductUrns: ["${PRODUCT}"], resourceUrns: ["${DATASET}"] })`,
  createQuery: `(input: { properties: { statement: { value: "select 1", language: SQL } }, subjects: [{ datasetUrn: "${DATASET}" }] }) { __typename }`,
  updateQuery: `(urn: "${QUERY}", input: { properties: { name: "Q" } }) { __typename }`,
  deleteQuery: `(urn: "${QUERY}")`,
  batchUpdateSoftDeleted: `(input: { urns: ["${DATASET}"], deleted: true })`,
  upsertStructuredProperties: `(input: { assetUrn: "${DATASET}", structuredPropertyInputParams: [{ structuredPropertyUrn: "${PROPERTY}", values: [{ stringValue: "v" }] }] }) { __typename }`,
  removeStructuredProperties: `(input: { assetUrn: "${DATASET}", structuredPropertyUrns: ["${PROPERTY}"] }) { __typename }`,
  createStructuredProperty:
    '(input: { valueType: "urn:li:dataType:datahub.string", entityTypes: ["urn:li:entityType:datahub.dataset"] }) { __typename }',
  updateStructuredProperty: `(input: { urn: "${PROPERTY}" }) { __typename }`,
  deleteStructuredProperty: `(input: { urn: "${PROPERTY}" })`,
  linkAssetVersion: `(input: { versionSet: "${VERSION_SET}", linkedEntity: "${DATASET}", version: "1" }) { __typename }`,
  unlinkAssetVersion: `(input: { versionSet: "${VERSION_SET}", unlinkedEntity: "${DATASET}" }) { __typename }`,
  createView:
    '(input: { viewType: GLOBAL, name: "V", definition: { entityTypes: [], filter: { operator: AND, filters: [] } } }) { __typename }',
  updateView: `(urn: "${VIEW}", input: { name: "V" }) { __typename }`,
  deleteView: `(urn: "${VIEW}")`,
  upsertPageModule:
    '(input: { name: "M", type: RICH_TEXT, scope: GLOBAL, params: { richTextParams: { content: "C" } } }) { __typename }',
  deletePageModule: `(input: { urn: "${PAGE_MODULE}" })`,
  webhook: `(urn: "${WEBHOOK}") { __typename }`,
  webhookDeliveries: `(urn: "${WEBHOOK}") { __typename }`,
  createWebhook: '(input: { name: "W", url: "https://a.example" }) { __typename }',
  updateWebhook: `(input: { urn: "${WEBHOOK}", name: "W" }) { __typename }`,
  deleteWebhook: `(urn: "${WEBHOOK}")`,
  pauseWebhook: `(urn: "${WEBHOOK}") { __typename }`,
  resumeWebhook: `(urn: "${WEBHOOK}") { __typename }`,
  rotateWebhookSecret: `(urn: "${WEBHOOK}") { __typename }`,
  testWebhook: `(urn: "${WEBHOOK}") { __typename }`,
  replayWebhook: `(urn: "${WEBHOOK}", from: 0)`,
  upsertPageTemplate: '(input: { rows: [], scope: GLOBAL, surfaceType: HOME_PAGE }) { __typename }',
  deletePageTemplate: `(input: { urn: "${PAGE_TEMPLATE}" })`,
  setLogicalParent: `(input: { resourceUrn: "${DATASET}", parentUrn: "${SOURCE_TABLE}" })`,
  createLogicalModel: '(input: { name: "M", columns: [{ fieldPath: "a", type: STRING }] })',
  linkPhysicalChild: `(input: { logicalParentUrn: "${SOURCE_TABLE}", childUrn: "${DATASET}" })`,
  unlinkPhysicalChild: `(input: { childUrn: "${DATASET}" })`,
  updateLogicalModelSchema: `(input: { urn: "${DATASET}", columns: [{ fieldPath: "a", type: STRING }] })`,
  updateAssetSettings: `(input: { urn: "${DATASET}" }) { __typename }`,
  setLifecycleStage: `(urn: "${DATASET}")`,
  listTests: '(input: {}) { __typename }',
  createTest: `(input: { ${TEST_INPUT} })`,
  updateTest: `(urn: "${METADATA_TEST}", input: { ${TEST_INPUT} })`,
  deleteTest: `(urn: "${METADATA_TEST}")`,
  getAnalyticsCharts: '{ __typename }',
  getHighlights: '{ __typename }',
  getMetadataAnalyticsCharts: '(input: {}) { __typename }',
};
