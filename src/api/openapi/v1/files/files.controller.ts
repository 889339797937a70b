import { Controller } from '@nestjs/common';
import { AspectStore } from '../../../../aspects/index.js';
import { type Actor, API, refusalOf } from '../../../../auth/index.js';
import { DomainError } from '../../../../foundation/common/errors.js';
import { OpenapiAccess } from '../../openapi-access.js';
import type { Caller } from '../../operation/caller.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import { FILES } from './files.operations.js';

/** Stands between the id of a file and its name. Source: DataHub's ids of files. */
const NAME_SEPARATOR = '__';

/** Files that documentation refers to. They lie in an object store, which no deployment has yet. */
@Controller()
export class FilesController {
  constructor(
    private readonly aspects: AspectStore,
    private readonly access: OpenapiAccess,
  ) {}

  /**
   * Throws `FORBIDDEN` for a file that is unknown or belongs to what the caller may not read, `INVALID_ARGUMENT` for a
   * wrong `expiration`, and else `ENGINE_UNAVAILABLE`.
   */
  @Operation(FILES.read)
  async file({ folder, fileId, expiration }: InputOf<typeof FILES.read>, { actor }: Caller): Promise<never> {
    await this.requireRead(fileId, actor);
    expiration();
    throw new DomainError(
      'ENGINE_UNAVAILABLE',
      `The file ${folder}/${fileId} cannot be read: no object store is configured. Ask whoever uploaded it for another place.`,
    );
  }

  private async requireRead(fileId: string, actor: Actor): Promise<void> {
    const [id = ''] = fileId.split(NAME_SEPARATOR);
    const info = await this.aspects.latestOne(`urn:li:dataHubFile:${id}`, 'dataHubFileInfo');
    const asset = info?.value['referencedByAsset'];
    if (typeof asset !== 'string')
      throw refusalOf(
        API.readFileAsset,
        undefined,
        'No dataHubFile entity associated with request to determine permissions',
      );
    const refusal = `${actor.urn} is unauthorized to READ related entity to file with urn ${asset}`;
    await this.access.requireDemand(actor, API.readFileAsset, refusal, asset);
  }
}
