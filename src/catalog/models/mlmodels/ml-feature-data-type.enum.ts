import { registerEnumType } from '@nestjs/graphql';

/** Data types of features. */
export enum MLFeatureDataType {
  USELESS = 'USELESS',
  NOMINAL = 'NOMINAL',
  ORDINAL = 'ORDINAL',
  BINARY = 'BINARY',
  COUNT = 'COUNT',
  TIME = 'TIME',
  INTERVAL = 'INTERVAL',
  IMAGE = 'IMAGE',
  VIDEO = 'VIDEO',
  AUDIO = 'AUDIO',
  TEXT = 'TEXT',
  MAP = 'MAP',
  SEQUENCE = 'SEQUENCE',
  SET = 'SET',
  CONTINUOUS = 'CONTINUOUS',
  BYTE = 'BYTE',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(MLFeatureDataType, { name: 'MLFeatureDataType', description: 'Data types of features.' });
