import { Controller, Get, Param, Query } from '@nestjs/common';
import { AspectStore } from '../../../../aspects/index.js';
import { type Actor, API, AuthorizedInside, CurrentActor, refusalOf } from '../../../../auth/index.js';
import { DomainError, invalidArgument } from '../../../../foundation/common/errors.js';
import { OpenapiAccess } from '../../openapi-access.js';
import { integerOf, type Query as QueryParameters } from '../../query.js';

/** Stands between the id of a file and its name. Source: DataHub's ids of files. */
const NAME_SEPARATOR = '__';

/** Seconds for which a link to a file may hold: an hour by default, seven days at most. Source: DataHub's endpoint. */
const DEFAULT_SECONDS = 3_600;
const MOST_SECONDS = 7 * 24 * 60 * 60;

/** Files that documentation refers to. They lie in an object store, which no deployment has yet. */
@Controller('openapi/v1/files')
export class FilesController {
  constructor(
    private readonly aspects: AspectStore,
    private readonly access: OpenapiAccess,
  ) {}

  /**
   * Throws `FORBIDDEN` for a file that is unknown or belongs to what the caller may not read, `INVALID_ARGUMENT` for a
   * wrong `expiration`, and else `ENGINE_UNAVAILABLE`.
   */
  @AuthorizedInside(API.readFileAsset)
  @Get(':folder/:fileId')
  async file(
    @Param('folder') folder: string,
    @Param('fileId') fileId: string,
    @Query() query: QueryParameters,
    @CurrentActor() actor: Actor,
  ): Promise<never> {
    await this.requireRead(fileId, actor);
    const seconds = integerOf(query, 'expiration', DEFAULT_SECONDS);
    if (seconds < 1 || seconds > MOST_SECONDS)
      throw invalidArgument(`The query parameter "expiration" must be from 1 to ${String(MOST_SECONDS)} seconds.`);
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
