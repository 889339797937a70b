import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BucketPlace, loadConfig } from '../../../../../foundation/config/index.js';
import { SdkS3Requests } from './sdk-s3-requests.js';

const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

describe('SdkS3Requests', () => {
  const before = { ...process.env };

  beforeAll(() => {
    Object.assign(process.env, CREDENTIALS);
  });
  afterAll(() => {
    process.env = before;
  });

  it.each([
    [{ DATAHUB_OBJECT_STORAGE_URI: 's3://files', AWS_REGION: 'eu-west-1' }, '/'],
    [{ DATAHUB_OBJECT_STORAGE_URI: 's3://files', AWS_REGION: 'us-east-1' }, '/'],
    [{ DATAHUB_OBJECT_STORAGE_URI: 's3://files', AWS_REGION: 'cn-north-1' }, '/'],
    [{ DATAHUB_OBJECT_STORAGE_URI: 's3://my.files', AWS_REGION: 'eu-west-1' }, '/my.files/'],
    [{ DATAHUB_OBJECT_STORAGE_URI: 's3://files', AWS_ENDPOINT_URL: 'http://store.example:9000/' }, '/files/'],
    [
      { DATAHUB_OBJECT_STORAGE_URI: 's3://files', AWS_ENDPOINT_URL: 'https://store.example', S3_PATH_STYLE: 'false' },
      '/',
    ],
  ])('should sign addresses of the origin that the configuration tells, with %j', async (env, path) => {
    const place = loadConfig(env).files?.place as BucketPlace;
    const requests = new SdkS3Requests(place);
    const put = new URL(await requests.presignedPut('product_assets/a b', 60, 'text/plain'));
    const headers = { type: 'text/plain', disposition: 'inline', cacheControl: 'private' };
    const get = new URL(await requests.presignedGet('product_assets/a b', 60, headers));
    for (const { origin, pathname, searchParams } of [put, get]) {
      expect([origin, pathname]).toEqual([place.origin, `${path}product_assets/a%20b`]);
      expect(searchParams.get('X-Amz-Expires')).toBe('60');
    }
    expect(put.searchParams.get('X-Amz-SignedHeaders')).toBe('content-type;host');
    expect([...put.searchParams.keys()].filter((name) => name.includes('checksum'))).toEqual([]);
    requests.close();
  });
});
