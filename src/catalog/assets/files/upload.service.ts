import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import type { Actor } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { given } from '../../../foundation/common/given.js';
import { type Editor, EntityEditor, EntityManagers, requireUrnOf, valueEdit } from '../../../entities/index.js';
import { ReferenceStore } from '../../../graph/index.js';
import { checkEntityUrn, dataHubFileInfo, ModelRegistry } from '../../../model/index.js';
import type { CreateDataHubFileInput, GetPresignedUploadUrlInput } from './file.input.js';
import type { UploadDownloadScenario } from './file.model.js';
import { UPLOADING, UPLOADING_FOR_COLUMN } from './file.demands.js';
import { FileKey } from './store/file-key.js';
import { FileStore } from './store/file-store.js';
import { tooLarge } from './store/too-large.js';

/** Purpose of a file. */
interface Purpose {
  readonly scenario: UploadDownloadScenario;
  readonly assetUrn: string;
  readonly schemaFieldUrn?: string | null | undefined;
}

/** Accepts files that documentation refers to. */
@Injectable()
export class UploadService {
  constructor(
    private readonly managers: EntityManagers,
    private readonly registry: ModelRegistry,
    private readonly files: FileStore,
    private readonly editor: EntityEditor,
    private readonly references: ReferenceStore,
    private readonly store: AspectStore,
  ) {}

  /**
   * Returns an address for the content of a new file, and the file's id. Throws `FORBIDDEN` unless the actor may change
   * the documentation that the file is for; `INVALID_ARGUMENT` or `MALFORMED_URN` if the input has no valid asset or
   * file name, or files cannot be uploaded; `ENGINE_UNAVAILABLE` if the storage does not work.
   */
  async begin(
    { fileName, scenario, assetUrn, schemaFieldUrn, contentType }: GetPresignedUploadUrlInput,
    actor: Actor,
    origin: string | undefined,
  ): Promise<{ readonly url: string; readonly fileId: string }> {
    await this.requireRight({ scenario, assetUrn: requiredAsset(assetUrn, 'assetUrn'), schemaFieldUrn }, actor);
    this.files.requireStorage();
    const key = FileKey.create(fileName);
    if (key === undefined)
      throw invalidArgument('fileName: give a name of 1 to 180 bytes without slashes and control characters');
    return { url: await this.files.uploadAddress(key, contentType ?? undefined, origin), fileId: key.fileId };
  }

  /**
   * Registers an uploaded file and returns its urn; repeated calls return the same urn. Throws what `begin` throws, and
   * `INVALID_ARGUMENT` if the content is missing or of another size, the file is registered for another asset, or the
   * asset does not exist or has too many files; `PAYLOAD_TOO_LARGE` if the content is too large, which removes it.
   */
  async register(input: CreateDataHubFileInput, by: Editor): Promise<string> {
    const { scenario, schemaField, originalFileName, mimeType, contentHash } = input;
    const asset = requiredAsset(input.referencedByAsset, 'referencedByAsset');
    await this.requireRight({ scenario, assetUrn: asset, schemaFieldUrn: schemaField }, by.actor);
    const key = keyOf(input);
    const registered = await this.store.value(key.urn, dataHubFileInfo);
    if (registered?.referencedByAsset === asset && registered.bucketStorageLocation.storageKey === key.text)
      return key.urn;
    await this.requireContent(key, input.sizeInBytes, registered !== undefined);
    await this.editor.requireStored([asset]);
    await this.requireRoom(asset);
    const info = valueEdit(key.urn, dataHubFileInfo, {
      bucketStorageLocation: { storageBucket: this.files.requireStorage().bucket, storageKey: key.text },
      originalFileName,
      mimeType,
      sizeInBytes: input.sizeInBytes,
      scenario,
      referencedByAsset: asset,
      created: this.editor.stamp(by),
      ...given({ schemaField, contentHash }),
    });
    await this.editor.create(key.urn, [info], by, `id: the file ${key.id} is already registered`);
    return key.urn;
  }

  private async requireRight({ scenario, assetUrn, schemaFieldUrn }: Purpose, actor: Actor): Promise<void> {
    checkEntityUrn(this.registry, assetUrn);
    if (schemaFieldUrn == null) {
      await this.managers.require(actor, UPLOADING[scenario], assetUrn);
    } else {
      for (const urn of new Set([this.datasetOf(schemaFieldUrn), assetUrn]))
        await this.managers.require(actor, UPLOADING_FOR_COLUMN, urn);
    }
  }

  /** An address of a bucket does not limit the size of an upload, so that it is checked here as well. */
  private async requireContent(key: FileKey, sizeInBytes: number, isRegistered: boolean): Promise<void> {
    const storage = this.files.requireStorage();
    const stored = await storage.find(key);
    if (stored === undefined)
      throw invalidArgument(
        `storageKey: there is no file ${key.text}. Send its content to the URL of getPresignedUploadUrl first`,
      );
    if (stored.bytes > this.files.maxBytes) {
      if (!isRegistered) await storage.remove(key);
      throw tooLarge(this.files.maxBytes);
    }
    if (stored.bytes !== sizeInBytes)
      throw invalidArgument(`sizeInBytes: the file has ${String(stored.bytes)} bytes, not ${String(sizeInBytes)}`);
  }

  private async requireRoom(asset: string): Promise<void> {
    const files = await this.references.count(asset, dataHubFileInfo.name);
    if (files >= this.files.maxPerAsset)
      throw invalidArgument(
        `referencedByAsset: ${asset} has ${String(files)} files, the maximum (FILES_PER_ASSET_LIMIT). Delete some first`,
      );
  }

  private datasetOf(schemaFieldUrn: string): string {
    const { entityType } = requireUrnOf('schemaField', schemaFieldUrn, 'schemaFieldUrn');
    const { parent } = this.registry.entity(entityType).keyOf(schemaFieldUrn);
    return typeof parent === 'string' ? parent : schemaFieldUrn;
  }
}

function requiredAsset(urn: string | null | undefined, field: string): string {
  if (urn == null) throw invalidArgument(`${field} is required: give the urn of the asset that the file is for`);
  return urn;
}

function keyOf({ id, storageKey }: CreateDataHubFileInput): FileKey {
  const key = FileKey.parse(storageKey);
  if (key === undefined)
    throw invalidArgument(`storageKey: give ${FileKey.FOLDER}/ and the fileId of getPresignedUploadUrl`);
  if (key.id !== id) throw invalidArgument(`id: give ${key.id}, the part of the fileId before its "__"`);
  return key;
}
