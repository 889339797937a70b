import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createActor, grant } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { poll } from '../../support/measures/poll.js';
import { ingest } from '../../support/service/ingest.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,files.t,PROD)';
const OTHER = 'urn:li:dataset:(urn:li:dataPlatform:hive,files.other,PROD)';
const UPLOAD = `query($input: GetPresignedUploadUrlInput!) { getPresignedUploadUrl(input: $input) { url fileId } }`;
const REGISTER = `mutation($input: CreateDataHubFileInput!) {
  createDataHubFile(input: $input) { file { urn info { originalFileName sizeInBytes created { time } referencedByAsset { urn } } } }
}`;
const BROWSER = { 'user-agent': 'Mozilla/5.0', 'content-type': 'application/json' };

describe('files that documentation refers to', () => {
  let env: TestEnvironment;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'uploads-'));
    env = await createTestEnvironment({
      env: {
        DATAHUB_OBJECT_STORAGE_URI: pathToFileURL(folder).href,
        FILE_SIZE_LIMIT_BYTES: '1000',
        FILES_PER_ASSET_LIMIT: '2',
      },
    });
    await ingest(env, [DATASET, 'datasetProperties', { name: 't' }], [OTHER, 'datasetProperties', { name: 'o' }]);
  });

  afterAll(async () => {
    await env.stop();
    rmSync(folder, { recursive: true });
  });

  /** Ids of registered files of `DATASET`. */
  const registered: string[] = [];
  const stored = (): readonly string[] => readdirSync(join(folder, 'product_assets'));

  async function begin(assetUrn = DATASET, fileName = 'plan.txt') {
    const input = { fileName, scenario: 'ASSET_DOCUMENTATION', assetUrn, contentType: 'text/plain' };
    return (await env.graphql(UPLOAD, { input })).body.data.getPresignedUploadUrl;
  }

  const put = (url: string, body: string): Promise<Response> =>
    fetch(url, { method: 'PUT', body, headers: { 'content-type': 'text/plain' } });

  function register(fileId: string, more: object = {}, token = env.token) {
    const [id = ''] = fileId.split('__');
    const input = {
      id,
      storageKey: `product_assets/${fileId}`,
      originalFileName: 'plan.txt',
      mimeType: 'text/plain',
      sizeInBytes: 5,
      scenario: 'ASSET_DOCUMENTATION',
      referencedByAsset: DATASET,
      ...more,
    };
    return env.graphql(REGISTER, { input }, token);
  }

  async function upload(asset = DATASET, content = 'hello', more: object = {}): Promise<string> {
    const { url, fileId } = await begin(asset);
    expect((await put(url, content)).status).toBe(200);
    const { body } = await register(fileId, { referencedByAsset: asset, ...more });
    expect(body.errors).toBeUndefined();
    return fileId;
  }

  const content = (fileId: string, init: RequestInit = {}): Promise<Response> =>
    env.fetch(`/openapi/v1/files/product_assets/${fileId}`, init);

  it('should be uploaded, registered and read, as the frontend does', async () => {
    const config = await env.graphql('{ appConfig { featureFlags { documentationFileUploadV1 } } }');
    expect(config.body.data.appConfig.featureFlags.documentationFileUploadV1).toBe(true);
    const { url, fileId } = await begin();
    expect(url.startsWith(`${env.url}/openapi/v1/files/signed/product_assets/`)).toBe(true);
    expect((await put(url, 'hello')).status).toBe(200);
    registered.push(fileId);
    for (const answer of [await register(fileId), await register(fileId)])
      expect(answer.body.data.createDataHubFile.file).toMatchObject({
        urn: `urn:li:dataHubFile:${fileId.slice(0, 36)}`,
        info: { originalFileName: 'plan.txt', sizeInBytes: 5, referencedByAsset: { urn: DATASET } },
      });
    const redirect = await content(fileId, { redirect: 'manual' });
    expect(redirect.status).toBe(302);
    const answer = await fetch(new URL(redirect.headers.get('location') ?? '', env.url));
    expect(await answer.text()).toBe('hello');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': "inline; filename*=UTF-8''plan.txt",
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    const part = await fetch(answer.url, { headers: { range: 'bytes=1-2' } });
    expect([part.status, await part.text()]).toEqual([206, 'el']);
    expect((await fetch(answer.url, { method: 'HEAD' })).headers.get('content-length')).toBe('5');
  });

  it('should return addresses of the public location to browsers', async () => {
    const input = { fileName: 'a', scenario: 'ASSET_DOCUMENTATION', assetUrn: DATASET };
    const answer = await env.fetch('/api/graphql', {
      method: 'POST',
      headers: { ...BROWSER, authorization: `Bearer ${env.token}` },
      body: JSON.stringify({ query: UPLOAD, variables: { input } }),
    });
    const { data } = (await answer.json()) as { data: { getPresignedUploadUrl: { url: string } } };
    expect(data.getPresignedUploadUrl.url).toMatch(/^\/openapi\/v1\/files\/signed\//);
  });

  it('should be downloaded rather than opened if browsers could execute them', async () => {
    const fileId = await upload(OTHER, 'hello', { mimeType: 'text/html' });
    const { headers } = await content(fileId);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  it('should be rejected if too long, of another size, missing, or too many', async () => {
    const { url, fileId } = await begin();
    for (const length of [1_001, 2_000_000]) {
      const long = await put(url, 'x'.repeat(length));
      expect([long.status, await long.json()]).toEqual([
        413,
        expect.objectContaining({ message: expect.stringContaining('FILE_SIZE_LIMIT_BYTES') }),
      ]);
    }
    const messages = async (answer: ReturnType<typeof register>) =>
      (await answer).body.errors.map(({ message }: { message: string }) => message);
    expect(await messages(register(fileId))).toEqual([expect.stringContaining('there is no file')]);
    expect((await put(url, 'other')).status).toBe(200);
    expect(await messages(register(fileId, { sizeInBytes: 4 }))).toEqual([expect.stringContaining('has 5 bytes')]);
    expect(await messages(register(fileId, { id: 'x' }))).toEqual([expect.stringMatching(/^id: give /)]);
    expect(await messages(register(fileId, { storageKey: '../x' }))).toEqual([expect.stringMatching(/^storageKey: /)]);
    expect(await messages(register(fileId, { referencedByAsset: null }))).toEqual([
      expect.stringMatching(/^referencedByAsset is required/),
    ]);
    expect((await register(fileId)).body.errors).toBeUndefined();
    const third = await begin();
    await put(third.url, 'third');
    expect(await messages(register(third.fileId))).toEqual([expect.stringContaining('FILES_PER_ASSET_LIMIT')]);
    const named = { fileName: 'a/b', scenario: 'ASSET_DOCUMENTATION', assetUrn: DATASET };
    expect(await messages(env.graphql(UPLOAD, { input: named }))).toEqual([expect.stringMatching(/^fileName: /)]);
  });

  it('should reject modified addresses, and keep the content', async () => {
    const { url } = await begin();
    const other = url.replace(/signature=[^&]*/, 'signature=AAAA');
    expect((await put(other, 'x')).status).toBe(403);
    expect((await fetch(url)).status).toBe(403);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  });

  it('should require the privileges to edit and view the asset', async () => {
    const { token } = await createActor(env, 'nobody');
    const { url, fileId } = await begin(OTHER);
    await put(url, 'other');
    const refused = await register(fileId, { referencedByAsset: OTHER }, token);
    expect(refused.body.errors).toMatchObject([{ extensions: { code: 403 } }]);
  });

  it('should count towards an asset only for those who may edit it, also if they are for a column', async () => {
    const actor = await createActor(env, 'describer');
    await grant(env, actor, {
      privileges: ['EDIT_DATASET_COL_DESCRIPTION'],
      on: { type: 'dataset', urns: [DATASET] },
    });
    const column = `urn:li:schemaField:(${DATASET},a)`;
    const codesOf = async (assetUrn: string) => {
      const input = { fileName: 'a', scenario: 'ASSET_DOCUMENTATION', assetUrn, schemaFieldUrn: column };
      const begun = await env.graphql(UPLOAD, { input }, actor.token);
      const { fileId } = await begin(OTHER);
      const made = await register(fileId, { referencedByAsset: assetUrn, schemaField: column }, actor.token);
      return [begun, made].map(({ body }) => body.errors?.[0].extensions.code);
    };
    await poll(async () => (await codesOf(DATASET))[0] === undefined, 'the policy to be in force');
    expect(await codesOf(DATASET)).toEqual([undefined, 400]);
    expect(await codesOf(OTHER)).toEqual([403, 403]);
  });

  it('should be removed with its asset, or with its entity', async () => {
    const [withAsset, kept] = [await upload(OTHER), registered[0]];
    expect(stored()).toContain(withAsset);
    await env.fetch('/entities?action=delete', { method: 'POST', body: JSON.stringify({ urn: OTHER }) });
    await poll(() => !stored().includes(withAsset), 'the file to be removed');
    const status = await env.fetch(
      `/openapi/v3/entity/dataHubFile/urn:li:dataHubFile:${withAsset.slice(0, 36)}/status`,
    );
    expect(await status.json()).toMatchObject({ value: { removed: true } });
    expect((await content(withAsset)).status).not.toBe(200);
    await env.fetch('/entities?action=delete', {
      method: 'POST',
      body: JSON.stringify({ urn: `urn:li:dataHubFile:${kept?.slice(0, 36)}` }),
    });
    await poll(() => !stored().includes(kept ?? ''), 'the content of the deleted file to be removed');
  });
});
