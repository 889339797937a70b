import { fileURLToPath } from 'node:url';
import { DomainError } from '../common/errors.js';
import { address, boolean } from './parsers.js';
import { optional, type Parser, required, type ValuesOf } from './variable.js';

const BUCKET = /^[A-Za-z0-9][A-Za-z0-9._-]{1,253}[A-Za-z0-9]$/;
/** Names of buckets that can be a part of a host's name under AWS's certificate. */
const HOST_PART = /^[a-z0-9-]{3,63}$/;
/** Region in which other stores expect requests to be signed. Source: DataHub's default. */
const DEFAULT_REGION = 'us-east-1';

/** A folder of the file system. */
export interface FolderPlace {
  readonly kind: 'folder';
  readonly path: string;
}

/** A bucket of an S3-compatible store. */
export interface BucketPlace {
  readonly kind: 's3';
  readonly bucket: string;
  /** Folder of uploaded files in the bucket, without slashes at its ends. */
  readonly prefix: string;
  readonly region: string;
  /** Address of the store; undefined = AWS. */
  readonly endpoint: string | undefined;
  /** Whether the bucket is the first part of the path, not of the host's name. */
  readonly pathStyle: boolean;
  /** Role to assume; undefined = none. */
  readonly roleArn: string | undefined;
  /** Origin of the addresses of uploads and downloads. */
  readonly origin: string;
}

const place: Parser<FolderPlace | string> = {
  expected: 'file:///path or s3://bucket',
  parse: (value) => {
    const bucket = /^s3:\/\/([^/]+)(?:\/.*)?$/i.exec(value)?.[1];
    if (bucket !== undefined) return BUCKET.test(bucket) ? bucket : undefined;
    try {
      return new URL(value).protocol === 'file:' ? { kind: 'folder', path: fileURLToPath(value) } : undefined;
    } catch {
      return undefined;
    }
  },
};

const bucketName: Parser<string> = {
  expected: 'the name of a bucket',
  parse: (value) => {
    const name = value.replace(/^s3:\/\//i, '').replace(/\/.*$/, '');
    return BUCKET.test(name) ? name : undefined;
  },
};

const prefix: Parser<string> = {
  expected: 'a path in the bucket, such as product_assets',
  parse: (value) => value.replace(/^\/+|\/+$/g, '') || undefined,
};

const regionName: Parser<string> = {
  expected: 'the name of a region, such as eu-west-1',
  parse: (value) => (/^[\w-]+$/.test(value) ? value : undefined),
};

const roleArn: Parser<string> = {
  expected: 'the ARN of a role, such as arn:aws:iam::123456789012:role/files',
  parse: (value) => (/^arn:[\w-]+:iam::\d{12}:role\/.+$/.test(value) ? value : undefined),
};

/** Where uploaded files lie. */
export const OBJECT_STORAGE_VARIABLES = {
  DATAHUB_OBJECT_STORAGE_URI: optional({
    namesStore: true,
    parser: place,
    defaultNote: 'file:<DATA_DIR>/files with the embedded database; no uploads with a database server',
    description:
      'Place of uploaded files: a folder (file:///path), which replicas share, or a bucket of an S3-compatible store (s3://bucket). A path after the bucket is ignored, as in DataHub.',
  }),
  DATAHUB_BUCKET_NAME: optional({
    namesStore: true,
    parser: bucketName,
    description: 'Bucket of uploaded files where DATAHUB_OBJECT_STORAGE_URI is unset.',
  }),
  DATAHUB_S3_ASSET_PATH_PREFIX: required({
    parser: prefix,
    default: 'product_assets',
    description: 'Folder of uploaded files in the bucket.',
  }),
  DATAHUB_ROLE_ARN: optional({
    parser: roleArn,
    description: 'Role of AWS to assume for requests to the bucket.',
  }),
  AWS_REGION: optional({
    parser: regionName,
    defaultNote: 'us-east-1 with AWS_ENDPOINT_URL; must be set for a bucket of AWS',
    description: 'Region of the bucket.',
  }),
  AWS_ENDPOINT_URL: optional({
    parser: address(['http', 'https']),
    defaultNote: 'AWS',
    description: 'Address of an S3-compatible store, which browsers must reach as well.',
  }),
  AWS_ENDPOINT_URL_S3: optional({
    parser: address(['http', 'https']),
    description: 'The same for S3 alone; wins over AWS_ENDPOINT_URL.',
  }),
  S3_PATH_STYLE: optional({
    parser: boolean,
    defaultNote: 'true with AWS_ENDPOINT_URL, false with AWS',
    description:
      'Whether the bucket is a part of the path of addresses, as MinIO expects, or of the name of their host.',
  }),
} as const;

type Values = ValuesOf<typeof OBJECT_STORAGE_VARIABLES>;

/**
 * Returns the place of uploaded files; `ownFolder` unless a variable names one, and undefined if there is none. Throws
 * `CONFIGURATION_INVALID` for a bucket of AWS without a region.
 */
export function filePlace(values: Values, ownFolder: string | undefined): FolderPlace | BucketPlace | undefined {
  const given = values.DATAHUB_OBJECT_STORAGE_URI ?? values.DATAHUB_BUCKET_NAME;
  if (typeof given === 'string') return bucketPlace(given, values);
  return given ?? (ownFolder === undefined ? undefined : { kind: 'folder', path: ownFolder });
}

function bucketPlace(bucket: string, values: Values): BucketPlace {
  const endpoint = values.AWS_ENDPOINT_URL_S3 ?? values.AWS_ENDPOINT_URL;
  const region = values.AWS_REGION ?? (endpoint === undefined ? undefined : DEFAULT_REGION);
  if (region === undefined)
    throw new DomainError(
      'CONFIGURATION_INVALID',
      `AWS_REGION must be set where files lie in the bucket ${bucket} of AWS; AWS_ENDPOINT_URL names another store`,
    );
  const pathStyle = values.S3_PATH_STYLE ?? (endpoint !== undefined || !HOST_PART.test(bucket));
  return {
    kind: 's3',
    bucket,
    prefix: values.DATAHUB_S3_ASSET_PATH_PREFIX,
    region,
    endpoint,
    pathStyle,
    roleArn: values.DATAHUB_ROLE_ARN,
    origin: originOf(endpoint ?? awsEndpoint(region), pathStyle ? '' : `${bucket}.`),
  };
}

function awsEndpoint(region: string): string {
  return `https://s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
}

function originOf(endpoint: string, hostPart: string): string {
  const { protocol, host } = new URL(endpoint);
  return `${protocol}//${hostPart}${host}`;
}
