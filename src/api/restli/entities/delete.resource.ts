import { Injectable } from '@nestjs/common';
import { API, DELETING_WITH_SERIES } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { Urn } from '../../../foundation/common/urn.js';
import { IngestService } from '../../../ingestion/index.js';
import { ModelRegistry } from '../../../model/index.js';
import { ingestOptions } from '../call-options.js';
import { integer, optional, text, type ValuesOf } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { RestliDemands } from '../protocol/restli-demands.js';

const parameters = {
  urn: text(),
  aspectName: optional(text()),
  startTimeMillis: optional(integer()),
  endTimeMillis: optional(integer()),
};

/** The result of a delete. */
interface DeleteEntityResponse {
  readonly urn: string;
  /** Number of rows in SQL, counting every version of every aspect; absent if time-series values were deleted. */
  readonly rows?: number;
  readonly timeseriesRows: number;
}

/** Hard deletes on `/entities`: of a whole entity, or of values of one of its time series. */
@RestliDemands({ delete: DELETING_WITH_SERIES })
@Injectable()
export class DeleteResource implements RestliResource {
  constructor(
    private readonly ingestService: IngestService,
    private readonly registry: ModelRegistry,
    private readonly access: RestliAccess,
  ) {}

  readonly resource = 'entities';

  readonly actions = [action('delete', parameters, (asked, call) => this.deleteEntity(asked, call))];

  private async deleteEntity(asked: ValuesOf<typeof parameters>, call: RestliCall): Promise<DeleteEntityResponse> {
    const { urn, aspectName } = asked;
    await this.access.require(call, API.deleteEntities, 'delete entity', [urn]);
    this.registry.entity(Urn.parse(urn).entityType);
    if (aspectName !== undefined) return { urn, timeseriesRows: await this.deleteValues(asked, aspectName, call) };
    const { rows, timeseriesRows } = await this.ingestService.deleteEntity(urn, call.actor, ingestOptions(call));
    return { urn, rows, timeseriesRows };
  }

  private async deleteValues(
    asked: ValuesOf<typeof parameters>,
    aspectName: string,
    call: RestliCall,
  ): Promise<number> {
    const { urn, startTimeMillis, endTimeMillis } = asked;
    const spec = this.registry.entity(Urn.parse(urn).entityType).aspects.get(aspectName);
    if (spec?.kind !== 'timeseries') {
      throw invalidArgument(
        `aspectName: ${aspectName} is not a timeseries aspect of ${urn}. Leave it out to delete the entity.`,
      );
    }
    await this.access.require(call, API.deleteSeries, 'delete timeseries aspect of', [urn]);
    const selection = {
      urn,
      aspectName: spec.name,
      ...(startTimeMillis !== undefined && { startTimeMillis }),
      ...(endTimeMillis !== undefined && { endTimeMillis }),
    };
    return this.ingestService.deleteValues(selection, call.actor, ingestOptions(call));
  }
}
