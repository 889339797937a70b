import { Controller } from '@nestjs/common';
import { DomainError } from '../../../foundation/common/errors.js';
import { type IndexSize, IndexSizesService, type TaskStatus, TaskStatusService } from '../../../operations/index.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { TIMESERIES_INDICES } from './timeseries.operations.js';

/** Sizes of time series, and the state of tasks. */
@Controller()
export class TimeseriesOperationsController {
  constructor(
    private readonly sizes: IndexSizesService,
    private readonly tasks: TaskStatusService,
  ) {}

  /** Every index of a time series, the largest first. */
  @Operation(TIMESERIES_INDICES.sizes)
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

  /** The state of a task. Throws `NOT_FOUND` for an unknown one. */
  @Operation(TIMESERIES_INDICES.taskStatus)
  async getTaskStatus({ task }: InputOf<typeof TIMESERIES_INDICES.taskStatus>): Promise<TaskStatus> {
    const status = await this.tasks.status(task);
    if (status === undefined) throw new DomainError('NOT_FOUND', `Could not get task status for ${task}`);
    return status;
  }
}
