import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProcessEnvironment, type ProcessEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';
import { ROLE, type S3Server, startS3Server } from '../../support/engines/s3-server.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,bucket.t,PROD)';
const UPLOAD = `query($input: GetPresignedUploadUrlInput!) { getPresignedUploadUrl(input: $input) { url fileId } }`;
const REGISTER = `mutation($input: CreateDataHubFileInput!) {
  createDataHubFile(input: $input) { file { urn info { bucketStorageLocation { storageBucket storageKey } } } }
}`;

describe('files in a bucket', () => {
  let env: ProcessEnvironment;
  let server: S3Server;

  beforeAll(async () => {
    server = await startS3Server();
    env = await createProcessEnvironment({ env: { ...server.env, FILE_SIZE_LIMIT_BYTES: '1000' } });
    await ingest(env, [DATASET, 'datasetProperties', { name: 't' }]);
  });

  afterAll(async () => {
    await env.stop();
    await server.remove();
  });

  async function begin(fileName = 'plan.txt'): Promise<{ readonly url: string; readonly fileId: string }> {
    const input = { fileName, scenario: 'ASSET_DOCUMENTATION', assetUrn: DATASET, contentType: 'text/plain' };
    return (await env.graphql(UPLOAD, { input })).body.data.getPresignedUploadUrl;
  }

  const put = (url: string, body: string, type = 'text/plain'): Promise<Response> =>
    fetch(url, { method: 'PUT', body, headers: { 'content-type': type } });

  function register(fileId: string, sizeInBytes = 5, mimeType = 'text/plain') {
    const input = {
      id: fileId.slice(0, 36),
      storageKey: `product_assets/${fileId}`,
      originalFileName: fileId.slice(38),
      mimeType,
      sizeInBytes,
      scenario: 'ASSET_DOCUMENTATION',
      referencedByAsset: DATASET,
    };
    return env.graphql(REGISTER, { input });
  }

  async function upload(fileName?: string, mimeType?: string): Promise<string> {
    const { url, fileId } = await begin(fileName);
    expect((await put(url, 'hello')).status).toBe(200);
    expect((await register(fileId, 5, mimeType)).body.errors).toBeUndefined();
    return fileId;
  }

  /** The redirect to the content of a file. */
  const redirect = (fileId: string, query = ''): Promise<Response> =>
    env.fetch(`/openapi/v1/files/product_assets/${fileId}${query}`, { redirect: 'manual' });

  const addressOf = async (fileId: string, query?: string): Promise<string> =>
    (await redirect(fileId, query)).headers.get('location') ?? '';

  const codesOf = async (answer: ReturnType<typeof register>) =>
    (await answer).body.errors.map(({ extensions }: { extensions: { code: number } }) => extensions.code);

  it('should be sent to the store and fetched from it, in the role that is configured', async () => {
    const config = await env.graphql('{ appConfig { featureFlags { documentationFileUploadV1 } } }');
    expect(config.body.data.appConfig.featureFlags.documentationFileUploadV1).toBe(true);
    const { url, fileId } = await begin();
    expect(url.startsWith(`${server.origin}/files/product_assets/`)).toBe(true);
    expect(server.roles).toEqual([ROLE]);
    expect((await put(url, 'hello')).status).toBe(200);
    const { body } = await register(fileId);
    expect(body.data.createDataHubFile.file.info.bucketStorageLocation).toEqual({
      storageBucket: 'files',
      storageKey: `product_assets/${fileId}`,
    });
    const answer = await fetch(await addressOf(fileId));
    expect(await answer.text()).toBe('hello');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': 'inline; filename="plan.txt"',
    });
  });

  it('should have what browsers could run saved instead', async () => {
    const answer = await fetch(await addressOf(await upload('page.html', 'text/html')));
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="page.html"');
    const picture = await fetch(await addressOf(await upload('a.svg', 'image/svg+xml')));
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture.headers.get('content-disposition')).toBe('attachment; filename="a.svg"');
  });

  it('should be refused by the store under addresses that were changed or have expired', async () => {
    const [{ url, fileId }, other] = [await begin(), await begin()];
    expect((await put(url.replace(/Signature=[^&]*/, 'Signature=00'), 'hello')).status).toBe(403);
    expect((await put(url.replace(fileId, other.fileId), 'hello')).status).toBe(403);
    expect((await put(url, 'hello', 'text/html')).status).toBe(403);
    expect((await fetch(url)).status).toBe(403);
    expect(await codesOf(register(fileId))).toEqual([400]);
    const address = await addressOf(await upload(), '?expiration=1');
    await poll(async () => (await fetch(address)).status === 403, 'the address to expire');
  });

  it('should be removed when they are registered and too large', async () => {
    const { url, fileId } = await begin();
    expect((await put(url, 'x'.repeat(1_001))).status).toBe(200);
    const { body } = await register(fileId, 1_001);
    expect(body.errors).toMatchObject([
      { message: expect.stringContaining('FILE_SIZE_LIMIT_BYTES'), extensions: { code: 400 } },
    ]);
    expect((await register(fileId, 1_001)).body.errors).toMatchObject([
      { message: expect.stringContaining('there is no file') },
    ]);
  });

  it('should be told as unavailable while the store is down, and lose nothing', async () => {
    const known = await upload();
    const { url, fileId } = await begin();
    expect((await put(url, 'hello')).status).toBe(200);
    await server.stop();
    const { body } = await register(fileId);
    expect(body.errors).toMatchObject([
      { message: expect.stringContaining('bucket files'), extensions: { code: 503 } },
    ]);
    expect((await redirect(known)).status).toBe(503);
    await server.start();
    expect((await register(fileId)).body.errors).toBeUndefined();
    expect((await redirect(known)).status).toBe(302);
  });

  it('should be removed with their asset', async () => {
    const address = await addressOf(await upload());
    expect((await fetch(address)).status).toBe(200);
    await env.fetch('/entities?action=delete', { method: 'POST', body: JSON.stringify({ urn: DATASET }) });
    await poll(async () => (await fetch(address)).status === 404, 'the object to be removed');
  });
});
