import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { fromTemporaryCredentials } from '@aws-sdk/credential-providers';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { BucketPlace } from '../../../../../foundation/config/index.js';
import type { StoredFile } from '../object-storage.port.js';
import type { DownloadHeaders, S3Requests } from './s3-requests.js';

const CONNECT_MS = 3_000;
const REQUEST_MS = 10_000;
const ATTEMPTS = 2;
/** Name of sessions of an assumed role. Source: DataHub's client. */
const SESSION = 'object-storage-session';

/** Sends requests with AWS's SDK, whose standard chain finds the credentials. */
export class SdkS3Requests implements S3Requests {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(place: BucketPlace) {
    this.bucket = place.bucket;
    this.client = new S3Client(clientConfig(place));
  }

  presignedPut(key: string, seconds: number, mediaType: string | undefined): Promise<string> {
    const command = new PutObjectCommand({ Bucket: this.bucket, Key: key, ContentType: mediaType });
    return getSignedUrl(this.client, command, { expiresIn: seconds, signableHeaders: new Set(['content-type']) });
  }

  presignedGet(key: string, seconds: number, headers: DownloadHeaders): Promise<string> {
    const command = new GetObjectCommand({
      Bucket: this.bucket,
      Key: key,
      ResponseContentType: headers.type,
      ResponseContentDisposition: headers.disposition,
      ResponseCacheControl: headers.cacheControl,
    });
    return getSignedUrl(this.client, command, { expiresIn: seconds });
  }

  async head(key: string): Promise<StoredFile | undefined> {
    try {
      const found = await this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key: key }));
      return { bytes: found.ContentLength ?? 0, uploadedAt: found.LastModified?.getTime() ?? 0 };
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key }));
  }

  async *list(prefix: string): AsyncGenerator<readonly string[]> {
    for await (const page of paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: prefix }))
      yield (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
  }

  close(): void {
    this.client.destroy();
  }
}

/** Checksums only where S3 requires them: addresses would carry that of an empty body, and other stores lack them. */
function clientConfig({ region, endpoint, pathStyle, roleArn }: BucketPlace) {
  return {
    region,
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS, throwOnRequestTimeout: true },
    ...(endpoint !== undefined && { endpoint }),
    ...(roleArn !== undefined && {
      credentials: fromTemporaryCredentials({
        params: { RoleArn: roleArn, RoleSessionName: SESSION },
        clientConfig: { region },
      }),
    }),
  } as const;
}
