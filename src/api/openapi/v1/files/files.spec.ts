import { describe, expect, it } from '@jest/globals';
import type { AspectStore } from '../../../../aspects/index.js';
import type { Actor, Demand, ResourceSpec, ViewAuthorizer } from '../../../../auth/index.js';
import { OpenapiAccess } from '../../openapi-access.js';
import { inputOf } from '../../../../../test/support/operation-input.js';
import type { Caller } from '../../operation/caller.js';
import { FilesController } from './files.controller.js';
import { FILES } from './files.operations.js';

const ASSET = 'urn:li:container:read';
const SECRET = 'urn:li:container:secret';
const ME: Actor = { urn: 'urn:li:corpuser:me', id: 'me', isSystem: false };

const ASSETS: Readonly<Record<string, object>> = {
  'urn:li:dataHubFile:known': { referencedByAsset: ASSET },
  'urn:li:dataHubFile:secret': { referencedByAsset: SECRET },
  'urn:li:dataHubFile:loose': {},
};

const files = new FilesController(
  {
    latestOne: (urn: string) => Promise.resolve(ASSETS[urn] === undefined ? undefined : { value: ASSETS[urn] }),
  } as unknown as AspectStore,
  new OpenapiAccess({
    meets: (_actor: Actor, _demand: Demand, { urn }: ResourceSpec) => Promise.resolve(urn === ASSET),
  } as unknown as ViewAuthorizer),
);

describe('FilesController', () => {
  it.each<[string, string, string | undefined, string, string]>([
    ['an unknown file', 'nothing__a.txt', undefined, 'FORBIDDEN', 'No dataHubFile entity'],
    ['a file of no asset', 'loose__a.txt', undefined, 'FORBIDDEN', 'No dataHubFile entity'],
    ['a file of what may not be read', 'secret__a.txt', undefined, 'FORBIDDEN', SECRET],
    ['a link that never holds', 'known__a.txt', '0', 'INVALID_ARGUMENT', '"expiration"'],
    ['a link that holds too long', 'known__a.txt', '604801', 'INVALID_ARGUMENT', '"expiration"'],
    ['any other, for want of a store', 'known__a.txt', undefined, 'ENGINE_UNAVAILABLE', 'no object store'],
  ])('should refuse %s', async (_name, fileId, expiration, code, text) => {
    const input = inputOf(FILES.read, { params: { folder: 'f', fileId }, query: { expiration } });
    await expect(files.file(input, { actor: ME } as Caller)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(text),
    });
  });
});
