import { fileURLToPath } from 'node:url';
import { integer } from './parsers.js';
import { optional, type Parser, required, type ValuesOf } from './variable.js';

/** Seven days, the longest time that S3 signs an address for. */
const MOST_SECONDS = 604_800;
const MAX_BYTES = 5 * 1024 ** 3;

const folder: Parser<string> = {
  expected: 'the address of a folder, such as file:///var/lib/metadata/files',
  parse: (value) => {
    try {
      return new URL(value).protocol === 'file:' ? fileURLToPath(value) : undefined;
    } catch {
      return undefined;
    }
  },
};

/** Files that documentation refers to. */
export const FILES_VARIABLES = {
  DATAHUB_OBJECT_STORAGE_URI: optional({
    parser: folder,
    defaultNote: 'file:<DATA_DIR>/files with the embedded database; no uploads with a database server',
    description: 'Folder for uploaded files, as file:///path; replicas need one that they share.',
  }),
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
    description: 'Largest uploaded file in bytes; a larger one is refused with 413.',
  }),
  FILES_PER_ASSET_LIMIT: required({
    parser: integer(1, 1_000_000),
    default: '1000',
    description: 'Maximum number of uploaded files that refer to one asset.',
  }),
} as const;

/** Uploaded files. */
export interface FilesConfig {
  /** Folder of their content. */
  readonly folder: string;
  readonly uploadSeconds: number;
  readonly downloadSeconds: number;
  readonly maxBytes: number;
  readonly maxPerAsset: number;
}

/**
 * Reads the configuration of uploaded files. `ownFolder` is used when none is named; undefined if there is no place for
 * files.
 */
export function filesConfig(
  values: ValuesOf<typeof FILES_VARIABLES>,
  ownFolder: string | undefined,
): FilesConfig | undefined {
  const folder = values.DATAHUB_OBJECT_STORAGE_URI ?? ownFolder;
  if (folder === undefined) return undefined;
  return {
    folder,
    uploadSeconds: values.DATAHUB_PRESIGNED_UPLOAD_URL_EXPIRATION_SECONDS,
    downloadSeconds: values.DATAHUB_PRESIGNED_DOWNLOAD_URL_EXPIRATION_SECONDS,
    maxBytes: values.FILE_SIZE_LIMIT_BYTES,
    maxPerAsset: values.FILES_PER_ASSET_LIMIT,
  };
}
