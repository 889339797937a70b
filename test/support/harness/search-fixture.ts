import type { Write } from '../service/ingest.js';

const PLATFORM = 'urn:li:dataPlatform:hive';
const STAMP = { time: 1_700_000_000_000, actor: 'urn:li:corpuser:datahub' };
const STAMPS = { created: STAMP, lastModified: STAMP };

/** Urns of the entities below, by a short name. */
export const FOUND = {
  orders: `urn:li:dataset:(${PLATFORM},shop.orders,PROD)`,
  customers: `urn:li:dataset:(${PLATFORM},shop.customers,PROD)`,
  removed: `urn:li:dataset:(${PLATFORM},shop.old_orders,PROD)`,
  database: 'urn:li:container:database',
  schema: 'urn:li:container:schema',
  sales: 'urn:li:domain:sales',
  retail: 'urn:li:domain:retail',
  chart: 'urn:li:chart:(looker,orders_by_day)',
  dashboard: 'urn:li:dashboard:(looker,orders_overview)',
  flow: 'urn:li:dataFlow:(airflow,orders_pipeline,prod)',
  job: 'urn:li:dataJob:(urn:li:dataFlow:(airflow,orders_pipeline,prod),load_orders)',
  model: 'urn:li:mlModel:(urn:li:dataPlatform:sagemaker,orders_forecast,PROD)',
  modelGroup: 'urn:li:mlModelGroup:(urn:li:dataPlatform:sagemaker,orders_models,PROD)',
  feature: 'urn:li:mlFeature:(orders,amount)',
  featureTable: 'urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,orders_features)',
  primaryKey: 'urn:li:mlPrimaryKey:(orders,order_id)',
  product: 'urn:li:dataProduct:orders',
  application: 'urn:li:application:orders',
  document: 'urn:li:document:orders',
  draft: 'urn:li:document:orders_draft',
  notebook: 'urn:li:notebook:(querybook,orders)',
  attribute: 'urn:li:businessAttribute:orders',
  role: 'urn:li:role:orders',
  tag: 'urn:li:tag:orders',
  node: 'urn:li:glossaryNode:orders',
  term: 'urn:li:glossaryTerm:orders',
  user: 'urn:li:corpuser:orders',
  group: 'urn:li:corpGroup:orders',
  view: 'urn:li:dataHubView:hive',
  property: 'urn:li:structuredProperty:shop.orders_score',
} as const;

const { database, schema, sales, orders } = FOUND;

const dataset = (urn: string, name: string): Write[] => [
  [urn, 'datasetProperties', { name, description: `All ${name}` }],
  [urn, 'container', { container: schema }],
  [urn, 'domains', { domains: [FOUND.retail] }],
  [
    urn,
    'browsePathsV2',
    {
      path: [
        { id: database, urn: database },
        { id: schema, urn: schema },
      ],
    },
  ],
  [urn, 'browsePaths', { paths: ['/prod/hive/shop'] }],
  [urn, 'subTypes', { typeNames: ['Table'] }],
];

const documentInfo = (title: string, state: string) => ({
  title,
  status: { state },
  contents: { text: `What ${title} are` },
  ...STAMPS,
  relatedAssets: [{ asset: orders }],
});

const DATASETS: readonly Write[] = [
  ...dataset(orders, 'orders'),
  ...dataset(FOUND.customers, 'customers'),
  ...dataset(FOUND.removed, 'old_orders'),
  [FOUND.removed, 'status', { removed: true }],
  [FOUND.customers, 'siblings', { siblings: [orders], primary: false }],
  [orders, 'globalTags', { tags: [{ tag: FOUND.tag }] }],
  [orders, 'glossaryTerms', { terms: [{ urn: FOUND.term }], auditStamp: STAMP }],
  [orders, 'applications', { applications: [FOUND.application] }],
  [orders, 'structuredProperties', { properties: [{ propertyUrn: FOUND.property, values: [{ double: 4 }] }] }],
];

const PLACES: readonly Write[] = [
  [database, 'containerProperties', { name: 'shop database' }],
  [schema, 'containerProperties', { name: 'shop schema' }],
  [schema, 'container', { container: database }],
  [sales, 'domainProperties', { name: 'Sales', created: STAMP }],
  [FOUND.retail, 'domainProperties', { name: 'Retail', parentDomain: sales, created: STAMP }],
];

const ASSETS: readonly Write[] = [
  [FOUND.chart, 'browsePaths', { paths: ['/looker'] }],
  [
    FOUND.chart,
    'chartInfo',
    { title: 'Orders by day', description: 'd', lastModified: STAMPS, inputs: [{ string: orders }] },
  ],
  [
    FOUND.dashboard,
    'dashboardInfo',
    { title: 'Orders overview', description: 'd', lastModified: STAMPS, charts: [FOUND.chart] },
  ],
  [FOUND.flow, 'dataFlowInfo', { name: 'orders pipeline' }],
  [FOUND.job, 'dataJobInfo', { name: 'load orders', type: { string: 'COMMAND' } }],
  [FOUND.job, 'dataJobInputOutput', { inputDatasets: [orders], outputDatasets: [] }],
  [
    FOUND.model,
    'mlModelProperties',
    { description: 'orders', version: { versionTag: 'v1' }, groups: [FOUND.modelGroup] },
  ],
  [FOUND.modelGroup, 'mlModelGroupProperties', { description: 'orders' }],
  [FOUND.feature, 'mlFeatureProperties', { description: 'orders', dataType: 'CONTINUOUS', sources: [orders] }],
  [FOUND.featureTable, 'mlFeatureTableProperties', { description: 'orders', mlFeatures: [FOUND.feature] }],
  [FOUND.primaryKey, 'mlPrimaryKeyProperties', { description: 'orders', sources: [orders] }],
  [FOUND.notebook, 'notebookInfo', { title: 'orders', changeAuditStamps: STAMPS }],
];

const KNOWLEDGE: readonly Write[] = [
  [
    FOUND.product,
    'dataProductProperties',
    { name: 'Orders', assets: [{ destinationUrn: orders, outputPort: true }, { destinationUrn: FOUND.chart }] },
  ],
  [FOUND.application, 'applicationProperties', { name: 'Orders' }],
  [FOUND.document, 'documentInfo', documentInfo('orders', 'PUBLISHED')],
  [FOUND.draft, 'documentInfo', documentInfo('orders draft', 'UNPUBLISHED')],
  [FOUND.attribute, 'businessAttributeInfo', { fieldPath: 'orders', name: 'orders', ...STAMPS }],
  [FOUND.role, 'roleProperties', { name: 'orders', type: 'READ' }],
  [FOUND.role, 'actors', { users: [{ user: 'urn:li:corpuser:datahub' }] }],
  [FOUND.tag, 'tagProperties', { name: 'orders' }],
  [FOUND.node, 'glossaryNodeInfo', { definition: 'orders', name: 'orders' }],
  [
    FOUND.term,
    'glossaryTermInfo',
    { definition: 'orders', termSource: 'INTERNAL', name: 'orders', parentNode: FOUND.node },
  ],
  [FOUND.user, 'corpUserInfo', { active: true, displayName: 'orders' }],
  [FOUND.group, 'corpGroupInfo', { displayName: 'orders', admins: [], members: [], groups: [] }],
  [
    FOUND.view,
    'dataHubViewInfo',
    {
      name: 'hive',
      type: 'GLOBAL',
      definition: {
        entityTypes: ['dataset'],
        filter: { or: [{ and: [{ field: 'platform.keyword', values: [PLATFORM] }] }] },
      },
      ...STAMPS,
    },
  ],
];

/** What must be stored before the others: a structured property. */
export const SEARCH_DEFINITIONS: readonly Write[] = [
  [
    FOUND.property,
    'propertyDefinition',
    {
      qualifiedName: 'shop.orders_score',
      valueType: 'urn:li:dataType:datahub.number',
      entityTypes: ['urn:li:entityType:datahub.dataset'],
      cardinality: 'MULTIPLE',
    },
  ],
];

/** A small shop: one entity at least of every kind that is searched by default, each with "orders" in its name. */
export const SEARCH_FIXTURE: readonly Write[] = [...PLACES, ...DATASETS, ...ASSETS, ...KNOWLEDGE];
