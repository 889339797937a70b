import { registerEnumType } from '@nestjs/graphql';

/** What platforms call a dataset. */
export enum PlatformNativeType {
  TABLE = 'TABLE',
  VIEW = 'VIEW',
  DIRECTORY = 'DIRECTORY',
  STREAM = 'STREAM',
  BUCKET = 'BUCKET',
}

registerEnumType(PlatformNativeType, { name: 'PlatformNativeType', description: 'What platforms call a dataset.' });
