import { invalidArgument } from '../foundation/common/errors.js';
import { EntityType } from './entity-type.enum.js';

const NAMES: Partial<Record<EntityType, string>> = {
  DOMAIN: 'domain',
  DATASET: 'dataset',
  CORP_USER: 'corpuser',
  CORP_GROUP: 'corpGroup',
  DATA_PLATFORM: 'dataPlatform',
  ER_MODEL_RELATIONSHIP: 'erModelRelationship',
  DASHBOARD: 'dashboard',
  NOTEBOOK: 'notebook',
  CHART: 'chart',
  DATA_FLOW: 'dataFlow',
  DATA_JOB: 'dataJob',
  TAG: 'tag',
  GLOSSARY_TERM: 'glossaryTerm',
  GLOSSARY_NODE: 'glossaryNode',
  CONTAINER: 'container',
  MLMODEL: 'mlModel',
  MLMODEL_GROUP: 'mlModelGroup',
  MLFEATURE_TABLE: 'mlFeatureTable',
  MLFEATURE: 'mlFeature',
  MLPRIMARY_KEY: 'mlPrimaryKey',
  INGESTION_SOURCE: 'dataHubIngestionSource',
  EXECUTION_REQUEST: 'dataHubExecutionRequest',
  ASSERTION: 'assertion',
  DATA_PROCESS_INSTANCE: 'dataProcessInstance',
  DATA_PLATFORM_INSTANCE: 'dataPlatformInstance',
  ACCESS_TOKEN: 'dataHubAccessToken',
  TEST: 'test',
  DATAHUB_POLICY: 'dataHubPolicy',
  DATAHUB_ROLE: 'dataHubRole',
  POST: 'post',
  SCHEMA_FIELD: 'schemaField',
  DATAHUB_VIEW: 'dataHubView',
  QUERY: 'query',
  DATA_PRODUCT: 'dataProduct',
  CUSTOM_OWNERSHIP_TYPE: 'ownershipType',
  INCIDENT: 'incident',
  ROLE: 'role',
  STRUCTURED_PROPERTY: 'structuredProperty',
  FORM: 'form',
  DATA_TYPE: 'dataType',
  ENTITY_TYPE: 'entityType',
  RESTRICTED: 'restricted',
  BUSINESS_ATTRIBUTE: 'businessAttribute',
  DATA_CONTRACT: 'dataContract',
  APPLICATION: 'application',
  DOCUMENT: 'document',
  METRIC: 'metric',
  SEMANTIC_MODEL: 'semanticModel',
};

const TYPES: ReadonlyMap<string, EntityType> = new Map(
  Object.values(EntityType).flatMap((type) => {
    const name = NAMES[type];
    return name === undefined ? [] : [[name.toLowerCase(), type] as const];
  }),
);

const ENUM_VALUES: ReadonlyMap<string, EntityType> = new Map(Object.entries(EntityType));

/** Returns the GraphQL enum value of an entity type, ignoring case; `OTHER` for types without a value. */
export function enumOfEntityType(name: string): EntityType {
  return TYPES.get(name.toLowerCase()) ?? EntityType.OTHER;
}

/**
 * Returns the entity type of a GraphQL enum value. Throws `INVALID_ARGUMENT` for a value without an entity type.
 */
export function entityTypeOfEnum(type: EntityType): string {
  const name = NAMES[type];
  if (name === undefined) throw invalidArgument(`Unknown entity type: ${type}`);
  return name;
}

/** Returns the entity type of `text`, which is a GraphQL enum value or an entity type. */
export function entityTypeOf(text: string): string {
  const type = ENUM_VALUES.get(text);
  return type === undefined ? text : entityTypeOfEnum(type);
}
