import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake } from '../../../../test/support/harness/fake.js';
import type { AspectStore } from '../../../aspects/index.js';
import { type Editor, type EntityEditor, type EntityManagers } from '../../../entities/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import type { ReferenceStore } from '../../../graph/index.js';
import { dataHubFileInfo, ModelRegistry } from '../../../model/index.js';
import { UploadDownloadScenario } from './file.model.js';
import { FileKey } from './store/file-key.js';
import type { FileStore } from './store/file-store.js';
import type { ObjectStorage, StoredFile } from './store/object-storage.port.js';
import { UploadService } from './upload.service.js';

const ASSET = 'urn:li:container:c';
const KEY = FileKey.create('plan.txt')!;
const BY = { actor: { urn: 'urn:li:corpuser:me', id: 'me', isSystem: false } } as Editor;
const SCENARIO = UploadDownloadScenario.ASSET_DOCUMENTATION;

const INPUT = {
  id: KEY.id,
  storageKey: KEY.text,
  originalFileName: KEY.name,
  mimeType: 'text/plain',
  sizeInBytes: 5,
  scenario: SCENARIO,
  referencedByAsset: ASSET,
};

describe('UploadService', () => {
  /** What the storage does with the file; it fails with an error. */
  let stored: StoredFile | DomainError | undefined;
  /** The asset that the file is registered for. */
  let registeredFor: string | undefined;
  let removed: FileKey[];
  let created: string[];

  beforeEach(() => {
    [stored, registeredFor, removed, created] = [undefined, undefined, [], []];
  });

  function service(): UploadService {
    const storage: Partial<ObjectStorage> = {
      bucket: 'files',
      find: () => (stored instanceof DomainError ? Promise.reject(stored) : Promise.resolve(stored)),
      remove: async (key) => void removed.push(key),
    };
    const files: Partial<FileStore> = {
      maxBytes: 10,
      maxPerAsset: 1,
      requireStorage: () => storage as ObjectStorage,
      uploadAddress: async (_key, mediaType, origin) => `${origin ?? ''}/${mediaType ?? 'any'}`,
    };
    const editor: Partial<EntityEditor> = {
      requireStored: async () => undefined,
      stamp: () => ({ time: 1, actor: BY.actor.urn }),
      create: async (urn) => void created.push(urn),
    };
    const info = () => ({ referencedByAsset: registeredFor, bucketStorageLocation: { storageKey: KEY.text } });
    return new UploadService(
      fake<EntityManagers>({ require: async () => undefined }),
      ModelRegistry.standard(),
      files as FileStore,
      editor as EntityEditor,
      fake<ReferenceStore>({ count: async () => 0 }),
      fake<AspectStore>({
        value: async (_urn: string, { name }: { name: string }) =>
          registeredFor !== undefined && name === dataHubFileInfo.name ? info() : undefined,
      }),
    );
  }

  it.each([
    ['text/plain', 'http://here/text/plain'],
    [null, 'http://here/any'],
  ])('should give an address for content of type %s', async (contentType, url) => {
    const input = { fileName: 'a', scenario: SCENARIO, assetUrn: ASSET, contentType };
    expect(await service().begin(input, BY.actor, 'http://here')).toMatchObject({ url });
  });

  it('should register content of the size that the client tells', async () => {
    stored = { bytes: 5, uploadedAt: 1 };
    expect(await service().register(INPUT, BY)).toBe(KEY.urn);
    expect([created, removed]).toEqual([[KEY.urn], []]);
  });

  it('should remove content that is too large, unless it is registered for another asset', async () => {
    stored = { bytes: 11, uploadedAt: 1 };
    const input = { ...INPUT, sizeInBytes: 11 };
    await expect(service().register(input, BY)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect([created, removed]).toEqual([[], [KEY]]);
    registeredFor = 'urn:li:container:other';
    await expect(service().register(input, BY)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect(removed).toEqual([KEY]);
  });

  it('should register nothing while the storage does not work', async () => {
    stored = new DomainError('ENGINE_UNAVAILABLE', 'down');
    await expect(service().register(INPUT, BY)).rejects.toBe(stored);
    expect([created, removed]).toEqual([[], []]);
  });

  it('should return what is registered for the asset, whatever the storage does', async () => {
    [stored, registeredFor] = [new DomainError('ENGINE_UNAVAILABLE', 'down'), ASSET];
    expect(await service().register(INPUT, BY)).toBe(KEY.urn);
    expect(created).toEqual([]);
  });
});
