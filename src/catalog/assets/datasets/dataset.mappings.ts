import type { AspectStore } from '../../../aspects/index.js';
import { datasetDeprecationField } from '../../../annotations/index.js';
import {
  aspectField,
  customProperties,
  type EntityFieldResolver,
  type EntityMapping,
  enumValue,
  type GraphqlContext,
  platformRef,
} from '../../../entities/index.js';
import type { DatasetProperties } from './dataset-properties.model.js';
import { FabricType } from './fabric-type.enum.js';
import { keyPart } from './key-part.js';
import { editableSchemaField, schemaField, schemaMetadataField } from './schema.mappings.js';

const PROPERTIES = 'datasetProperties';

interface StoredStamp {
  readonly time: number;
  readonly actor?: string;
}

interface StoredProperties {
  readonly name?: string;
  readonly description?: string;
  readonly externalUrl?: string;
  readonly uri?: string;
  readonly customProperties?: Readonly<Record<string, string>>;
  readonly created?: StoredStamp;
  readonly lastModified?: StoredStamp;
}

interface StoredView {
  readonly materialized: boolean;
  readonly viewLogic: string;
  readonly formattedViewLogic?: string;
  readonly viewLanguage: string;
}

const name: EntityFieldResolver = async ({ urn }, _args, context) =>
  (await storedProperties(urn, context))?.name ?? keyName(urn, context);

const origin: EntityFieldResolver = ({ urn }, _args, context) => originOf(urn, context);

const properties: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = await storedProperties(urn, context);
  return stored === undefined ? null : toProperties(stored, urn, context);
};

const copied = (field: 'description' | 'externalUrl' | 'uri'): EntityFieldResolver =>
  aspectField<StoredProperties>(PROPERTIES, (stored) => stored[field] ?? null);

const viewProperties = aspectField<StoredView>('viewProperties', (view) => ({
  materialized: view.materialized,
  logic: view.viewLogic,
  formattedLogic: view.formattedViewLogic ?? null,
  language: view.viewLanguage,
}));

const siblings: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const stored = await entities.value(urn, 'siblings');
  if (stored === undefined) return null;
  const kept = await entities.viewable(stored['siblings'] as readonly string[], (sibling) => sibling);
  return { isPrimary: stored['primary'], siblings: kept.map((sibling) => entities.ref(sibling)) };
};

/** How a dataset shows in GraphQL. */
export function datasetMapping(store: AspectStore): EntityMapping {
  return {
    entityType: 'dataset',
    typeName: 'Dataset',
    fields: {
      platform: ({ urn }, _args, { entities }) => platformRef(keyPart(urn, 'platform', entities)),
      name,
      origin,
      properties,
      description: copied('description'),
      externalUrl: copied('externalUrl'),
      uri: copied('uri'),
      editableProperties: aspectField('editableDatasetProperties'),
      deprecation: datasetDeprecationField,
      schemaMetadata: schemaMetadataField(store),
      schema: schemaField,
      editableSchemaMetadata: editableSchemaField,
      embed: aspectField('embed'),
      viewProperties,
      siblings,
    },
  };
}

async function storedProperties(urn: string, { entities }: GraphqlContext): Promise<StoredProperties | undefined> {
  return entities.value(urn, PROPERTIES);
}

function toProperties(stored: StoredProperties, urn: string, context: GraphqlContext): DatasetProperties {
  return {
    ...stored,
    name: stored.name ?? keyName(urn, context),
    origin: originOf(urn, context),
    customProperties: customProperties(stored.customProperties, urn),
    created: stored.created?.time ?? null,
    createdActor: stored.created?.actor ?? null,
    lastModified: stored.lastModified ?? { time: 0, actor: null },
    lastModifiedActor: stored.lastModified?.actor ?? null,
  };
}

function keyName(urn: string, { entities }: GraphqlContext): string {
  return keyPart(urn, 'name', entities);
}

function originOf(urn: string, { entities }: GraphqlContext): FabricType {
  return enumValue(FabricType, entities.key(urn)['origin']) ?? FabricType.PROD;
}
