import { type BucketPlace, filePlace, type FolderPlace, OBJECT_STORAGE_VARIABLES } from './object-storage-config.js';
import { integer } from './parsers.js';
import { required, type ValuesOf } from './variable.js';

/** Seven days, the longest time that S3 signs an address for. */
const MOST_SECONDS = 604_800;
const MAX_BYTES = 5 * 1024 ** 3;

/** Files that documentation refers to. */
export const FILES_VARIABLES = {
  ...OBJECT_STORAGE_VARIABLES,
  DATAHUB_PRESIGNED_UPLOAD_URL_EXPIRATION_SECONDS: required({
    parser: integer(1, MOST_SECONDS),
    default: '3600',
    description: 'How long the address of an upload is valid.',
  }),
  DATAHUB_PRESIGNED_DOWNLOAD_URL_EXPIRATION_SECONDS: required({
    parser: integer(1, MOST_SECONDS),
    default: '3600',
    description: 'How long the address of a download is valid.',
  }),
  FILE_SIZE_LIMIT_BYTES: required({
    parser: integer(1, MAX_BYTES),
    default: '104857600',
    description:
      'Largest uploaded file in bytes; a larger one is refused with 413, or in a bucket by createDataHubFile.',
  }),
  FILES_PER_ASSET_LIMIT: required({
    parser: integer(1, 1_000_000),
    default: '1000',
    description: 'Maximum number of uploaded files that refer to one asset.',
  }),
} as const;

/** Uploaded files. */
export interface FilesConfig {
  /** Where their content lies. */
  readonly place: FolderPlace | BucketPlace;
  readonly uploadSeconds: number;
  readonly downloadSeconds: number;
  readonly maxBytes: number;
  readonly maxPerAsset: number;
}

/**
 * Reads the configuration of uploaded files. `ownFolder` is used when no place is named; undefined if there is no place
 * for files. Throws `CONFIGURATION_INVALID` for a bucket without a region.
 */
export function filesConfig(
  values: ValuesOf<typeof FILES_VARIABLES>,
  ownFolder: string | undefined,
): FilesConfig | undefined {
  const place = filePlace(values, ownFolder);
  if (place === undefined) return undefined;
  return {
    place,
    uploadSeconds: values.DATAHUB_PRESIGNED_UPLOAD_URL_EXPIRATION_SECONDS,
    downloadSeconds: values.DATAHUB_PRESIGNED_DOWNLOAD_URL_EXPIRATION_SECONDS,
    maxBytes: values.FILE_SIZE_LIMIT_BYTES,
    maxPerAsset: values.FILES_PER_ASSET_LIMIT,
  };
}
