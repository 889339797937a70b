import {
  aspectField,
  customProperties,
  type EntityMapping,
  enumValue,
  type FieldResolvers,
  keyField,
  refTo,
} from '../../../entities/index.js';
import { MLFeatureDataType } from './ml-feature-data-type.enum.js';
import { keyPlatform } from './ml-key.js';

interface StoredFeature {
  readonly description?: string;
  readonly customProperties?: Readonly<Record<string, string>>;
  readonly dataType?: string;
  readonly sources?: readonly string[];
}

interface StoredTable {
  readonly description?: string;
  readonly customProperties?: Readonly<Record<string, string>>;
  readonly mlFeatures?: readonly string[];
  readonly mlPrimaryKeys?: readonly string[];
}

const TABLE_PROPERTIES = 'mlFeatureTableProperties';

const featureProperties = columnProperties('mlFeatureProperties');
const primaryKeyProperties = columnProperties('mlPrimaryKeyProperties');

/** How a feature shows in GraphQL. */
export const ML_FEATURE: EntityMapping = {
  entityType: 'mlFeature',
  typeName: 'MLFeature',
  fields: {
    ...columnFields('mlFeatureProperties'),
    properties: featureProperties,
    featureProperties,
    editableProperties: aspectField('editableMlFeatureProperties'),
  },
};

/** How a primary key of features shows in GraphQL. */
export const ML_PRIMARY_KEY: EntityMapping = {
  entityType: 'mlPrimaryKey',
  typeName: 'MLPrimaryKey',
  fields: {
    ...columnFields('mlPrimaryKeyProperties'),
    properties: primaryKeyProperties,
    primaryKeyProperties,
    editableProperties: aspectField('editableMlPrimaryKeyProperties'),
  },
};

const tableProperties = aspectField<StoredTable>(TABLE_PROPERTIES, (stored, { urn }) => ({
  ...stored,
  customProperties: customProperties(stored.customProperties, urn),
  mlFeatures: stored.mlFeatures?.map((feature) => refTo(ML_FEATURE.typeName, feature)) ?? null,
  mlPrimaryKeys: stored.mlPrimaryKeys?.map((key) => refTo(ML_PRIMARY_KEY.typeName, key)) ?? null,
}));

/** How a table of features shows in GraphQL. */
export const ML_FEATURE_TABLE: EntityMapping = {
  entityType: 'mlFeatureTable',
  typeName: 'MLFeatureTable',
  fields: {
    name: keyField('name'),
    platform: keyPlatform,
    description: aspectField<StoredTable>(TABLE_PROPERTIES, ({ description }) => description ?? null),
    properties: tableProperties,
    featureTableProperties: tableProperties,
    editableProperties: aspectField('editableMlFeatureTableProperties'),
  },
};

function columnFields(aspectName: string): FieldResolvers {
  return {
    name: keyField('name'),
    featureNamespace: keyField('featureNamespace'),
    description: aspectField<StoredFeature>(aspectName, ({ description }) => description ?? null),
    dataType: aspectField<StoredFeature>(aspectName, ({ dataType }) => enumValue(MLFeatureDataType, dataType)),
  };
}

function columnProperties(aspectName: string): FieldResolvers[string] {
  return aspectField<StoredFeature>(aspectName, (stored, { urn }) => ({
    ...stored,
    customProperties: customProperties(stored.customProperties, urn),
    dataType: enumValue(MLFeatureDataType, stored.dataType),
    sources: stored.sources?.map((source) => refTo('Dataset', source)) ?? null,
  }));
}
