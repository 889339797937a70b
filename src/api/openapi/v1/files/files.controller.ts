import { Controller } from '@nestjs/common';
import { AspectStore } from '../../../../aspects/index.js';
import { type Actor, API, refusalOf } from '../../../../auth/index.js';
import { FileKey, FileStore } from '../../../../catalog/index.js';
import { DomainError } from '../../../../foundation/common/errors.js';
import { dataHubFileInfo, type StoredOf } from '../../../../model/index.js';
import { OpenapiAccess } from '../../openapi-access.js';
import type { Caller } from '../../operation/caller.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import { FILES } from './files.operations.js';
import { missing } from './signed-files.js';

/** Separates the id of a file from its name. Source: DataHub's ids of files. */
const NAME_SEPARATOR = '__';

/** Files that documentation refers to. */
@Controller()
export class FilesController {
  constructor(
    private readonly aspects: AspectStore,
    private readonly access: OpenapiAccess,
    private readonly files: FileStore,
  ) {}

  /**
   * Redirects to an address of the content that is valid for `expiration` seconds. Throws `FORBIDDEN` for a file that
   * is unknown or belongs to what the caller may not read, `INVALID_ARGUMENT` for a wrong `expiration`, `NOT_FOUND` for
   * a file without content, and `ENGINE_UNAVAILABLE` without a place for files or if it does not work.
   */
  @Operation(FILES.read)
  async file({ folder, fileId, expiration }: InputOf<typeof FILES.read>, caller: Caller): Promise<void> {
    const { mimeType } = await this.readable(fileId, caller.actor);
    const seconds = expiration();
    if (this.files.storage === undefined)
      throw new DomainError(
        'ENGINE_UNAVAILABLE',
        `The file ${folder}/${fileId} cannot be read: no place for files is configured. Set DATAHUB_OBJECT_STORAGE_URI.`,
      );
    const key = FileKey.parse(`${folder}/${fileId}`);
    if (key === undefined || (await this.files.storage.find(key)) === undefined)
      throw new DomainError('NOT_FOUND', missing(`${folder}/${fileId}`));
    caller.answerWith(302, {
      location: await this.files.downloadAddress(key, mimeType, seconds),
      'cache-control': 'no-store',
    });
  }

  private async readable(fileId: string, actor: Actor): Promise<StoredOf<typeof dataHubFileInfo>> {
    const [id = ''] = fileId.split(NAME_SEPARATOR);
    const info = await this.aspects.value(`urn:li:dataHubFile:${id}`, dataHubFileInfo);
    const asset = info?.referencedByAsset;
    if (info === undefined || asset === undefined)
      throw refusalOf(
        API.readFileAsset,
        undefined,
        'No dataHubFile entity associated with request to determine permissions',
      );
    const refusal = `${actor.urn} is unauthorized to READ related entity to file with urn ${asset}`;
    await this.access.requireDemand(actor, API.readFileAsset, refusal, asset);
    return info;
  }
}
