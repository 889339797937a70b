import { Controller, Get, Query } from '@nestjs/common';
import { Privileged, RefusedWith } from '../../../auth/index.js';
import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import { type IndexSize, IndexSizesService, type TaskStatus, TaskStatusService } from '../../../operations/index.js';
import { type Query as QueryParameters, textOf } from '../query.js';

/** Sizes of time series and the state of tasks, as the OpenAPI tells them. */
@Controller('openapi/operations/elasticSearch')
export class TimeseriesOperationsController {
  constructor(
    private readonly sizes: IndexSizesService,
    private readonly tasks: TaskStatusService,
  ) {}

  /** Every index of a time series, the largest first. */
  @Privileged('GET_TIMESERIES_INDEX_SIZES_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(({ urn }) => `${urn} is not authorized to get timeseries index sizes`)
  @Get('getIndexSizes')
  async getIndexSizes(): Promise<{ readonly sizes: readonly Omit<IndexSize, 'sizeInMb'>[] }> {
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
  @Privileged('GET_ES_TASK_STATUS_PRIVILEGE')
  @RefusedWith(({ urn }) => `${urn} is not authorized to get ElasticSearch task status`)
  @Get('getTaskStatus')
  async getTaskStatus(@Query() query: QueryParameters): Promise<TaskStatus> {
    const task = textOf(query, 'task');
    if (task === undefined || task === '')
      throw invalidArgument('The query parameter "task" is required: nodeId:taskId.');
    const status = await this.tasks.status(task);
    if (status === undefined) throw new DomainError('NOT_FOUND', `Could not get task status for ${task}`);
    return status;
  }
}
