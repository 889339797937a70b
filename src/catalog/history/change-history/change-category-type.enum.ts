import { registerEnumType } from '@nestjs/graphql';

/** Category of a change. */
export enum ChangeCategoryType {
  DOCUMENTATION = 'DOCUMENTATION',
  GLOSSARY_TERM = 'GLOSSARY_TERM',
  OWNERSHIP = 'OWNERSHIP',
  TECHNICAL_SCHEMA = 'TECHNICAL_SCHEMA',
  TAG = 'TAG',
  PARENT = 'PARENT',
  RELATED_ENTITIES = 'RELATED_ENTITIES',
  DOMAIN = 'DOMAIN',
  STRUCTURED_PROPERTY = 'STRUCTURED_PROPERTY',
  APPLICATION = 'APPLICATION',
  ASSET_MEMBERSHIP = 'ASSET_MEMBERSHIP',
  VERSIONING = 'VERSIONING',
}

registerEnumType(ChangeCategoryType, { name: 'ChangeCategoryType', description: 'Category of a change.' });
