import { registerEnumType } from '@nestjs/graphql';

/** Types of data platforms. */
export enum PlatformType {
  FILE_SYSTEM = 'FILE_SYSTEM',
  KEY_VALUE_STORE = 'KEY_VALUE_STORE',
  MESSAGE_BROKER = 'MESSAGE_BROKER',
  OBJECT_STORE = 'OBJECT_STORE',
  OLAP_DATASTORE = 'OLAP_DATASTORE',
  QUERY_ENGINE = 'QUERY_ENGINE',
  RELATIONAL_DB = 'RELATIONAL_DB',
  SEARCH_ENGINE = 'SEARCH_ENGINE',
  OTHERS = 'OTHERS',
}

registerEnumType(PlatformType, { name: 'PlatformType', description: 'Types of data platforms.' });
