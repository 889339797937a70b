import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../../../test/support/harness/fake.js';
import type { AspectStore } from '../../../../aspects/index.js';
import type { Actor, Demand, ResourceSpec, ViewAuthorizer } from '../../../../auth/index.js';
import type { FileKey, FileStore } from '../../../../catalog/index.js';
import { OpenapiAccess } from '../../openapi-access.js';
import { inputOf } from '../../../../../test/support/harness/operation-input.js';
import type { Caller } from '../../operation/caller.js';
import { FilesController } from './files.controller.js';
import { FILES } from './files.operations.js';

const ASSET = 'urn:li:container:read';
const SECRET = 'urn:li:container:secret';
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const ME: Actor = { urn: 'urn:li:corpuser:me', id: 'me', isSystem: false };

const ASSETS: Readonly<Record<string, object>> = {
  'urn:li:dataHubFile:known': { referencedByAsset: ASSET },
  [`urn:li:dataHubFile:${ID}`]: { referencedByAsset: ASSET, mimeType: 'text/plain' },
  'urn:li:dataHubFile:secret': { referencedByAsset: SECRET },
  'urn:li:dataHubFile:loose': {},
};

/** A controller whose storage has the files of `stored`; undefined = none is configured. */
function controller(stored?: readonly string[]): FilesController {
  const find = ({ text }: FileKey) => Promise.resolve(stored?.includes(text) === true ? {} : undefined);
  return new FilesController(
    fake<AspectStore>({ value: (urn: string) => Promise.resolve(ASSETS[urn]) }),
    new OpenapiAccess(
      fake<ViewAuthorizer>({
        meets: (_actor: Actor, _demand: Demand, { urn }: ResourceSpec) => Promise.resolve(urn === ASSET),
      }),
    ),
    fake<FileStore>({
      storage: stored && { find },
      downloadAddress: async (key: FileKey, type: string, seconds?: number) => `${key.text} ${type} ${String(seconds)}`,
    }),
  );
}

const read = (files: FilesController, fileId: string, expiration?: string, caller: object = {}) =>
  files.file(inputOf(FILES.read, { params: { folder: 'product_assets', fileId }, query: { expiration } }), {
    actor: ME,
    ...caller,
  } as Caller);

describe('FilesController', () => {
  it.each<[string, string, string | undefined, string, string]>([
    ['an unknown file', 'nothing__a.txt', undefined, 'FORBIDDEN', 'No dataHubFile entity'],
    ['a file of no asset', 'loose__a.txt', undefined, 'FORBIDDEN', 'No dataHubFile entity'],
    ['a file of what may not be read', 'secret__a.txt', undefined, 'FORBIDDEN', SECRET],
    ['a link that never holds', 'known__a.txt', '0', 'INVALID_ARGUMENT', '"expiration"'],
    ['a link that holds too long', 'known__a.txt', '604801', 'INVALID_ARGUMENT', '"expiration"'],
    ['any other, without a place', 'known__a.txt', undefined, 'ENGINE_UNAVAILABLE', 'DATAHUB_OBJECT_STORAGE_URI'],
  ])('should refuse %s', async (_name, fileId, expiration, code, text) => {
    await expect(read(controller(), fileId, expiration)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(text),
    });
  });

  it.each([`${ID}__a.txt`, 'known__a.txt'])('should say that the content of a file is missing: %s', async (fileId) => {
    await expect(read(controller([]), fileId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('should lead to the content, which is sent with the type that it was uploaded with', async () => {
    const key = `product_assets/${ID}__a.txt`;
    const answers: unknown[] = [];
    const answerWith = (...answer: readonly unknown[]): unknown => answers.push(answer);
    await read(controller([key]), `${ID}__a.txt`, '60', { answerWith });
    expect(answers).toEqual([[302, { location: `${key} text/plain 60`, 'cache-control': 'no-store' }]]);
  });
});
