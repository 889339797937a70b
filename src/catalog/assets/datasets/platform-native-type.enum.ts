import { registerEnumType } from '@nestjs/graphql';

/** Native types of datasets on their platforms. */
export enum PlatformNativeType {
  TABLE = 'TABLE',
  VIEW = 'VIEW',
  DIRECTORY = 'DIRECTORY',
  STREAM = 'STREAM',
  BUCKET = 'BUCKET',
}

registerEnumType(PlatformNativeType, {
  name: 'PlatformNativeType',
  description: 'Native types of datasets on their platforms.',
});
