import type { AspectStore } from '../../../aspects/index.js';
import { datasetDeprecationField } from '../../../annotations/index.js';
import {
  aspectField,
  customProperties,
  type EntityFieldResolver,
  type EntityMapping,
  enumValue,
  type GraphqlContext,
  mapping,
  keyPlatform,
} from '../../../entities/index.js';
import {
  datasetProperties,
  editableDatasetProperties,
  embed,
  siblings,
  type ValueOf,
  viewProperties,
} from '../../../model/index.js';
import type { DatasetProperties } from './dataset-properties.model.js';
import { Dataset } from './dataset.model.js';
import { FabricType } from './fabric-type.enum.js';
import { keyPart } from './key-part.js';
import { editableSchemaField, schemaField, schemaMetadataOf } from './schema.mappings.js';

const name: EntityFieldResolver = async ({ urn }, _args, context) =>
  (await context.entities.value(urn, datasetProperties))?.name ?? keyName(urn, context);

const origin: EntityFieldResolver = ({ urn }, _args, context) => originOf(urn, context);

const properties: EntityFieldResolver = async ({ urn }, _args, context) => {
  const value = await context.entities.value(urn, datasetProperties);
  return value === undefined ? null : toProperties(value, urn, context);
};

const copied = (field: 'description' | 'externalUrl' | 'uri'): EntityFieldResolver =>
  aspectField(datasetProperties, (value) => value[field] ?? null);

const viewField = aspectField(viewProperties, (view) => ({
  materialized: view.materialized,
  logic: view.viewLogic,
  formattedLogic: view.formattedViewLogic ?? null,
  language: view.viewLanguage,
}));

const siblingsField: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const value = await entities.value(urn, siblings);
  if (value === undefined) return null;
  const kept = await entities.viewable(value.siblings, (sibling) => sibling);
  return { isPrimary: value.primary, siblings: kept.map((sibling) => entities.ref(sibling)) };
};

/** The GraphQL mapping of datasets. */
export function datasetMapping(store: AspectStore): EntityMapping {
  return mapping(Dataset, 'dataset', {
    platform: keyPlatform,
    name,
    origin,
    properties,
    description: copied('description'),
    externalUrl: copied('externalUrl'),
    uri: copied('uri'),
    editableProperties: aspectField(editableDatasetProperties),
    deprecation: datasetDeprecationField,
    schemaMetadata: (dataset, args, context) => schemaMetadataOf(store, dataset, args, context),
    schema: schemaField,
    editableSchemaMetadata: editableSchemaField,
    embed: aspectField(embed),
    viewProperties: viewField,
    siblings: siblingsField,
  });
}

function toProperties(
  value: ValueOf<typeof datasetProperties>,
  urn: string,
  context: GraphqlContext,
): DatasetProperties {
  return {
    ...value,
    name: value.name ?? keyName(urn, context),
    origin: originOf(urn, context),
    customProperties: customProperties(value.customProperties, urn),
    created: value.created?.time ?? null,
    createdActor: value.created?.actor ?? null,
    lastModified: value.lastModified ?? { time: 0, actor: null },
    lastModifiedActor: value.lastModified?.actor ?? null,
  };
}

function keyName(urn: string, { entities }: GraphqlContext): string {
  return keyPart(urn, 'name', entities);
}

function originOf(urn: string, { entities }: GraphqlContext): FabricType {
  return enumValue(FabricType, entities.key(urn)['origin']) ?? FabricType.PROD;
}
