import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../foundation/audit/index.js';
import { API } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { IndexSizesService, TaskStatusService, TruncateTimeseriesAspectService } from '../../../operations/index.js';
import { flag, number, optional, text, type ValuesOf, withDefault } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { RestliDemands } from '../protocol/restli-demands.js';

const truncateParameters = {
  entityType: text(),
  aspect: text(),
  endTimeMillis: number(),
  dryRun: withDefault(flag(), true),
  batchSize: optional(number()),
  timeoutSeconds: optional(number()),
  forceDeleteByQuery: optional(flag()),
  forceReindex: optional(flag()),
};

const taskParameters = { nodeId: optional(text()), taskId: withDefault(number(), 0), task: optional(text()) };

/** Sizes and truncation of time series, and the tasks for it, on `/operations`. Every response is a string. */
@RestliDemands({
  getIndexSizes: API.readIndexSizes,
  truncateTimeseriesAspect: API.truncate,
  getEsTaskStatus: API.readTasks,
})
@Injectable()
export class TimeseriesOperationsResource implements RestliResource {
  constructor(
    private readonly sizes: IndexSizesService,
    private readonly truncations: TruncateTimeseriesAspectService,
    private readonly tasks: TaskStatusService,
    private readonly access: RestliAccess,
    private readonly trail: AuditTrail,
  ) {}

  readonly resource = 'operations';

  readonly actions = [
    action('getIndexSizes', {}, (_none, call) => this.getIndexSizes(call)),
    action('truncateTimeseriesAspect', truncateParameters, async (given, call) => {
      await this.access.require(call, API.truncate, 'truncate timeseries index');
      if (!given.dryRun) this.trail.operation(call.actor.urn, 'truncateTimeseriesAspect', given);
      return this.truncations.truncate(given);
    }),
    action('getEsTaskStatus', taskParameters, (given, call) => this.getTaskStatus(given, call)),
  ];

  private async getIndexSizes(call: RestliCall): Promise<string> {
    await this.access.require(call, API.readIndexSizes, 'get index sizes.');
    return JSON.stringify({ indexSizes: await this.sizes.sizes() });
  }

  private async getTaskStatus(given: ValuesOf<typeof taskParameters>, call: RestliCall): Promise<string> {
    await this.access.require(call, API.readTasks, 'get ES task status');
    const task = taskOf(given);
    return JSON.stringify((await this.tasks.status(task)) ?? { error: `Could not get task status for ${task}` });
  }
}

/** The task in the form `node:number`, from either form of input. */
function taskOf({ nodeId, taskId, task }: ValuesOf<typeof taskParameters>): string {
  const parts = nodeId !== undefined && taskId > 0 ? `${nodeId}:${String(taskId)}` : undefined;
  if (parts !== undefined && task !== undefined && parts !== task) {
    throw invalidArgument('Please specify only one of Node ID + task ID OR composite task parameters');
  }
  const given = task ?? parts;
  if (given !== undefined) return given;
  throw invalidArgument('Please specify either Node ID + task ID OR composite task parameters');
}
