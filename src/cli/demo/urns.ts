import { DEMO } from './content/names.js';
import type { DemoTable } from './content/tables/table.js';

type Named = (id: string) => string;

const named =
  (entityType: string): Named =>
  (id) =>
    `urn:li:${entityType}:${DEMO}.${id}`;

/** The urn of a user. */
export const user = named('corpuser');
/** The urn of a group. */
export const group = named('corpGroup');
/** The urn of a tag. */
export const tag = named('tag');
/** The urn of a glossary term. */
export const term = named('glossaryTerm');
/** The urn of a domain. */
export const domain = named('domain');
/** The urn of a container. */
export const container = named('container');
/** The urn of an assertion. */
export const assertion = named('assertion');
/** The urn of an incident. */
export const incident = named('incident');
/** The urn of a structured property. */
export const property = named('structuredProperty');
/** The urn of a form. */
export const form = named('form');
/** The urn of an application. */
export const application = named('application');
/** The urn of a data product. */
export const dataProduct = named('dataProduct');
/** The urn of a data contract. */
export const contract = named('dataContract');
/** The urn of a query. */
export const query = named('query');
/** The urn of a document. */
export const document = named('document');
/** The urn of a business attribute. */
export const businessAttribute = named('businessAttribute');
/** The urn of a role that grants access to assets. */
export const accessRole = named('role');
/** The urn of an announcement. */
export const post = named('post');
/** The urn of an ownership type of the company. */
export const ownershipType = named('ownershipType');
/** The urn of a run. */
export const processRun = named('dataProcessInstance');

/** The urn of the glossary node with that id; the top one has the name of the company. */
export function glossaryNode(id: string): string {
  return id === DEMO ? `urn:li:glossaryNode:${DEMO}` : `urn:li:glossaryNode:${DEMO}.${id}`;
}

/** The urn of a platform; all platforms of the example exist in every installation. */
export function platform(name: string): string {
  return `urn:li:dataPlatform:${name}`;
}

/** The urn of a table. */
export function dataset(table: DemoTable): string {
  return `urn:li:dataset:(${platform(table.platform)},${qualifiedName(table)},PROD)`;
}

/** The urn of the dbt model of a table. */
export function dbtModel(table: DemoTable): string {
  return `urn:li:dataset:(${platform('dbt')},${qualifiedName(table)},PROD)`;
}

/** The name of a table within its platform. */
export function qualifiedName({ platform: on, name }: DemoTable): string {
  return on === 's3' ? `${DEMO}/${name.replace('.', '/')}` : `${DEMO}.${name}`;
}

/** The urn of a column. */
export function schemaField(datasetUrn: string, column: string): string {
  return `urn:li:schemaField:(${datasetUrn},${column})`;
}

/** The urn of a chart. */
export function chart(tool: string, id: string): string {
  return `urn:li:chart:(${tool},${DEMO}.${id})`;
}

/** The urn of a dashboard. */
export function dashboard(tool: string, id: string): string {
  return `urn:li:dashboard:(${tool},${DEMO}.${id})`;
}

/** The urn of a pipeline. */
export function dataFlow(id: string): string {
  return `urn:li:dataFlow:(airflow,${DEMO}.${id},prod)`;
}

/** The urn of a task of a pipeline. */
export function dataJob(flow: string, id: string): string {
  return `urn:li:dataJob:(${dataFlow(flow)},${id})`;
}

/** The urn of the version set of ML models with that id. */
export function modelVersionSet(id: string): string {
  return `urn:li:versionSet:(${DEMO}.${id},mlModel)`;
}

/** The urn of an ML entity that is named by platform, name and environment. */
export function mlEntity(entityType: 'mlModel' | 'mlModelGroup' | 'mlModelDeployment', id: string): string {
  return `urn:li:${entityType}:(${platform('mlflow')},${DEMO}.${id},PROD)`;
}

/** The urn of a feature table. */
export function featureTable(id: string): string {
  return `urn:li:mlFeatureTable:(${platform('feast')},${DEMO}.${id})`;
}

/** The urn of a feature or of the primary key of a feature table. */
export function feature(entityType: 'mlFeature' | 'mlPrimaryKey', tableId: string, name: string): string {
  return `urn:li:${entityType}:(${DEMO}.${tableId},${name})`;
}
