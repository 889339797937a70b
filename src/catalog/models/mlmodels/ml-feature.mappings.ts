import {
  aspectField,
  customProperties,
  enumValue,
  keyField,
  keyPlatform,
  mapping,
  refsOfType,
  refTo,
} from '../../../entities/index.js';
import {
  editableMlFeatureProperties,
  editableMlFeatureTableProperties,
  editableMlPrimaryKeyProperties,
  mlFeatureProperties,
  mlFeatureTableProperties,
  mlPrimaryKeyProperties,
} from '../../../model/index.js';
import { MLFeatureDataType } from './ml-feature-data-type.enum.js';
import { MLFeature, MLFeatureTable, MLPrimaryKey } from './ml-feature.model.js';

type ColumnAspect = typeof mlFeatureProperties | typeof mlPrimaryKeyProperties;

const featureProperties = columnProperties(mlFeatureProperties);
const primaryKeyProperties = columnProperties(mlPrimaryKeyProperties);

/** Resolves the fields of features. */
export const ML_FEATURE = mapping(MLFeature, 'mlFeature', {
  ...columnFields(mlFeatureProperties),
  properties: featureProperties,
  featureProperties,
  editableProperties: aspectField(editableMlFeatureProperties),
});

/** Resolves the fields of primary keys of feature tables. */
export const ML_PRIMARY_KEY = mapping(MLPrimaryKey, 'mlPrimaryKey', {
  ...columnFields(mlPrimaryKeyProperties),
  properties: primaryKeyProperties,
  primaryKeyProperties,
  editableProperties: aspectField(editableMlPrimaryKeyProperties),
});

const tableProperties = aspectField(mlFeatureTableProperties, (stored, { urn }) => ({
  ...stored,
  customProperties: customProperties(stored.customProperties, urn),
  mlFeatures: stored.mlFeatures === undefined ? null : refsOfType(ML_FEATURE, stored.mlFeatures),
  mlPrimaryKeys: stored.mlPrimaryKeys === undefined ? null : refsOfType(ML_PRIMARY_KEY, stored.mlPrimaryKeys),
}));

/** Resolves the fields of feature tables. */
export const ML_FEATURE_TABLE = mapping(MLFeatureTable, 'mlFeatureTable', {
  name: keyField('name'),
  platform: keyPlatform,
  description: aspectField(mlFeatureTableProperties, ({ description }) => description ?? null),
  properties: tableProperties,
  featureTableProperties: tableProperties,
  editableProperties: aspectField(editableMlFeatureTableProperties),
});

function columnFields(aspect: ColumnAspect) {
  return {
    name: keyField('name'),
    featureNamespace: keyField('featureNamespace'),
    description: aspectField(aspect, ({ description }) => description ?? null),
    dataType: aspectField(aspect, ({ dataType }) => enumValue(MLFeatureDataType, dataType)),
  };
}

function columnProperties(aspect: ColumnAspect) {
  return aspectField(aspect, (stored, { urn }) => ({
    ...stored,
    customProperties: customProperties(stored.customProperties, urn),
    dataType: enumValue(MLFeatureDataType, stored.dataType),
    sources: stored.sources?.map((source) => refTo('Dataset', source)) ?? null,
  }));
}
