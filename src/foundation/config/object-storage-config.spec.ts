import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './load-config.js';

const SERVER = 'postgres://localhost/metadata';
const AWS = { DATAHUB_OBJECT_STORAGE_URI: 's3://files', AWS_REGION: 'eu-west-1' };
const OTHER = { DATAHUB_OBJECT_STORAGE_URI: 's3://files', AWS_ENDPOINT_URL: 'http://store.example:9000' };

describe('The place of uploaded files', () => {
  it.each<[string, NodeJS.ProcessEnv, object | undefined]>([
    ['a folder beside the embedded database', { DATA_DIR: '/d' }, { kind: 'folder', path: '/d/files' }],
    ['nowhere with a database server', { DATABASE_URL: SERVER }, undefined],
    ['a given folder', { DATAHUB_OBJECT_STORAGE_URI: 'file:///f' }, { kind: 'folder', path: '/f' }],
    ['a folder, not the bucket', { ...AWS, DATAHUB_OBJECT_STORAGE_URI: 'file:///f' }, { kind: 'folder', path: '/f' }],
    [
      'a bucket of AWS, with a database server as well',
      { ...AWS, DATABASE_URL: SERVER },
      {
        kind: 's3',
        bucket: 'files',
        prefix: 'product_assets',
        region: 'eu-west-1',
        pathStyle: false,
        origin: 'https://files.s3.eu-west-1.amazonaws.com',
      },
    ],
    [
      'a bucket in China',
      { ...AWS, AWS_REGION: 'cn-north-1' },
      { origin: expect.stringMatching(/\.amazonaws\.com\.cn$/) },
    ],
    [
      'a bucket whose name is no part of a host’s name',
      { ...AWS, DATAHUB_OBJECT_STORAGE_URI: 's3://my.files' },
      { bucket: 'my.files', pathStyle: true, origin: 'https://s3.eu-west-1.amazonaws.com' },
    ],
    [
      'a bucket of another store',
      { ...OTHER, DATAHUB_S3_ASSET_PATH_PREFIX: '/team/files/' },
      { region: 'us-east-1', pathStyle: true, prefix: 'team/files', origin: 'http://store.example:9000' },
    ],
    [
      'a bucket of a store that takes it as a part of its name',
      { ...OTHER, S3_PATH_STYLE: 'false', AWS_ENDPOINT_URL_S3: 'https://s3.example/' },
      { pathStyle: false, endpoint: 'https://s3.example/', origin: 'https://files.s3.example' },
    ],
    ['a bucket with a path', { ...AWS, DATAHUB_OBJECT_STORAGE_URI: 'S3://files/a/b' }, { bucket: 'files' }],
    [
      'the bucket of the older variable',
      {
        DATAHUB_BUCKET_NAME: 's3://files/a',
        AWS_REGION: 'eu-west-1',
        DATAHUB_ROLE_ARN: 'arn:aws:iam::123456789012:role/r',
      },
      { bucket: 'files', prefix: 'product_assets', roleArn: 'arn:aws:iam::123456789012:role/r' },
    ],
  ])('should be %s', (_name, env, expected) => {
    const place = loadConfig(env).files?.place;
    if (expected === undefined) expect(place).toBeUndefined();
    else expect(place).toMatchObject(expected);
  });

  it.each<[NodeJS.ProcessEnv, string]>([
    [
      { DATAHUB_OBJECT_STORAGE_URI: 'gs://files' },
      'DATAHUB_OBJECT_STORAGE_URI: "gs://files" must be file:///path or s3://bucket',
    ],
    [{ DATAHUB_OBJECT_STORAGE_URI: 's3://' }, 'DATAHUB_OBJECT_STORAGE_URI: '],
    [{ DATAHUB_OBJECT_STORAGE_URI: 's3://a b/c' }, 'DATAHUB_OBJECT_STORAGE_URI: '],
    [{ DATAHUB_BUCKET_NAME: 'gs://files' }, 'DATAHUB_BUCKET_NAME: '],
    [{ ...AWS, AWS_REGION: '' }, 'AWS_REGION must be set'],
    [{ ...AWS, AWS_REGION: 'eu west' }, 'AWS_REGION: '],
    [{ ...AWS, DATAHUB_ROLE_ARN: 'role/r' }, 'DATAHUB_ROLE_ARN: '],
    [{ ...AWS, DATAHUB_S3_ASSET_PATH_PREFIX: '/' }, 'DATAHUB_S3_ASSET_PATH_PREFIX: '],
    [{ ...OTHER, AWS_ENDPOINT_URL: 'store:9000' }, 'AWS_ENDPOINT_URL: '],
  ])('should be refused: %j', (env, text) => {
    expect(() => loadConfig(env)).toThrow(text);
  });
});
