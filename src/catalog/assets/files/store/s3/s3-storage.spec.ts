import { describe, expect, it } from '@jest/globals';
import { FileKey } from '../file-key.js';
import type { S3Requests } from './s3-requests.js';
import { S3Storage } from './s3-storage.js';

const KEY = FileKey.create('plan.txt')!;
const PLACE = { bucket: 'files', prefix: 'team/files' };

/** A storage whose requests go to `requests`, and the calls of those. */
function storage(requests: Partial<S3Requests> = {}) {
  let loads = 0;
  const opened = new S3Storage(PLACE, () => {
    loads += 1;
    return Promise.resolve(requests as S3Requests);
  });
  return { storage: opened, loads: () => loads };
}

const presignedGet: S3Requests['presignedGet'] = (key, seconds, headers) =>
  Promise.resolve(JSON.stringify({ key, seconds, ...headers }));

/** An error of the SDK. */
const failure = (name: string, more: object = {}): Error => Object.assign(new Error(name), { name, ...more });

describe('S3Storage', () => {
  it('should load its client once, on first use', async () => {
    const { storage: opened, loads } = storage({ head: () => Promise.resolve(undefined), close: () => undefined });
    expect(opened.bucket).toBe('files');
    expect(loads()).toBe(0);
    await opened.find(KEY);
    await opened.find(KEY);
    opened.close();
    expect(loads()).toBe(1);
  });

  it('should load its client again after a failure', async () => {
    const failures = [failure('Error', { code: 'EMFILE' })];
    const opened = new S3Storage(PLACE, () => {
      const error = failures.pop();
      const requests: Partial<S3Requests> = { head: () => Promise.resolve(undefined) };
      return error === undefined ? Promise.resolve(requests as S3Requests) : Promise.reject(error);
    });
    await expect(opened.find(KEY)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    expect(await opened.find(KEY)).toBeUndefined();
  });

  it('should put files below its prefix, with the type and time that are asked for', async () => {
    const { storage: opened } = storage({ presignedPut: (...call) => Promise.resolve(call.join(' ')) });
    const upload = { key: KEY, mediaType: 'text/plain', seconds: 60, origin: undefined };
    expect(await opened.uploadAddress(upload)).toBe(`team/files/${KEY.fileId} 60 text/plain`);
  });

  it.each([
    ['plan.txt', 'text/plain', 'text/plain', 'inline; filename="plan.txt"'],
    ['a b.pdf', 'application/pdf', 'application/pdf', 'inline; filename="a b.pdf"'],
    ['ä"(1).png', 'image/png', 'image/png', "inline; filename*=UTF-8''%C3%A4%22%281%29.png"],
    ['a.html', 'text/html', 'application/octet-stream', 'attachment; filename="a.html"'],
    ['a.svg', 'image/svg+xml', 'image/svg+xml', 'attachment; filename="a.svg"'],
  ])('should send %s of type %s as %s, %s', async (name, mediaType, type, disposition) => {
    const key = FileKey.create(name)!;
    const address = await storage({ presignedGet }).storage.downloadAddress({ key, mediaType, seconds: 5 });
    expect(JSON.parse(address)).toMatchObject({ key: `team/files/${key.fileId}`, seconds: 5, type, disposition });
  });

  it('should list the files of its prefix, and nothing else', async () => {
    const listed: unknown[] = [];
    const { storage: opened } = storage({
      list: async function* (prefix) {
        expect(prefix).toBe('team/files/');
        yield ['team/files/', `team/files/${KEY.fileId}`, `team/files/old/${KEY.fileId}`];
        yield ['team/files/other'];
      },
    });
    for await (const keys of opened.keys()) listed.push(keys);
    expect(listed).toEqual([[KEY], []]);
    await opened.removeParts();
  });

  it.each([
    [failure('Error', { code: 'ECONNREFUSED' }), 'ECONNREFUSED.'],
    [failure('AccessDenied', { $metadata: { httpStatusCode: 403 } }), 'AccessDenied, status 403.'],
    [failure('CredentialsProviderError'), 'CredentialsProviderError.'],
  ])('should be unavailable where a request fails with %s', async (error, text) => {
    const fail = (): Promise<never> => Promise.reject(error);
    const { storage: opened } = storage({ head: fail, delete: fail, presignedPut: fail, presignedGet: fail });
    const address = { key: KEY, mediaType: 'text/plain', seconds: 1, origin: undefined };
    const expected = {
      code: 'ENGINE_UNAVAILABLE',
      message: expect.stringContaining(`bucket files of DATAHUB_OBJECT_STORAGE_URI does not work: ${text}`),
    };
    await expect(opened.find(KEY)).rejects.toMatchObject(expected);
    await expect(opened.remove(KEY)).rejects.toMatchObject(expected);
    await expect(opened.uploadAddress(address)).rejects.toMatchObject(expected);
    await expect(opened.downloadAddress(address)).rejects.toMatchObject(expected);
  });

  it('should be unavailable where a listing fails, at its first or a later page', async () => {
    const { storage: opened } = storage({
      list: async function* () {
        yield [];
        throw failure('NoSuchBucket');
      },
    });
    const read = async (): Promise<void> => {
      for await (const keys of opened.keys()) expect(keys).toEqual([]);
    };
    await expect(read()).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  });
});
