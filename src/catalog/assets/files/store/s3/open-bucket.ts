import type { BucketPlace } from '../../../../../foundation/config/index.js';
import { S3Storage } from './s3-storage.js';

/** Returns the storage of a bucket. The client's packages are large; they are loaded on first use. */
export function openBucket(place: BucketPlace): S3Storage {
  return new S3Storage(place, async () => {
    const { SdkS3Requests } = await import('./sdk-s3-requests.js');
    return new SdkS3Requests(place);
  });
}
