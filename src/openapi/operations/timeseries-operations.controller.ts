import { Controller, Get, Query } from '@nestjs/common';
import { type Actor, CurrentActor, PRIVILEGES } from '../../auth/index.js';
import { DomainError, forbidden, invalidArgument } from '../../common/errors.js';
import { type IndexSize, IndexSizesService, type TaskStatus, TaskStatusService } from '../../operations/index.js';
import { OpenapiAccess } from '../openapi-access.js';
import { type Query as QueryParameters, textOf } from '../query.js';

/** Sizes of time series and the state of tasks, as the OpenAPI tells them. */
@Controller('openapi/operations/elasticSearch')
export class TimeseriesOperationsController {
  constructor(
    private readonly sizes: IndexSizesService,
    private readonly tasks: TaskStatusService,
    private readonly access: OpenapiAccess,
  ) {}

  /** Every index of a time series, the largest first. */
  @Get('getIndexSizes')
  async getIndexSizes(
    @CurrentActor() actor: Actor,
  ): Promise<{ readonly sizes: readonly Omit<IndexSize, 'sizeInMb'>[] }> {
    const privileges = [PRIVILEGES.GET_TIMESERIES_INDEX_SIZES_PRIVILEGE, PRIVILEGES.MANAGE_SYSTEM_OPERATIONS];
    if (!(await this.access.holdsAny(actor, privileges)))
      throw forbidden(`${actor.urn} is not authorized to get timeseries index sizes`);
    const sizes = await this.sizes.sizes();
    return {
      sizes: sizes.map(({ aspectName, entityName, indexName, sizeMb }) => ({
        aspectName,
        entityName,
        indexName,
        sizeMb,
      })),
    };
  }

  /** Where a task stands. */
  @Get('getTaskStatus')
  async getTaskStatus(@Query() query: QueryParameters, @CurrentActor() actor: Actor): Promise<TaskStatus> {
    if (!(await this.access.holdsAny(actor, [PRIVILEGES.GET_ES_TASK_STATUS_PRIVILEGE])))
      throw forbidden(`${actor.urn} is not authorized to get ElasticSearch task status`);
    const task = textOf(query, 'task');
    if (task === undefined || task === '')
      throw invalidArgument('The query parameter "task" is required: nodeId:taskId.');
    const status = await this.tasks.status(task);
    if (status === undefined) throw new DomainError('NOT_FOUND', `Could not get task status for ${task}`);
    return status;
  }
}
