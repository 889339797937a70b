import { Inject, Injectable } from '@nestjs/common';
import { isJsonObject, type JsonObject } from '../../../foundation/common/json.js';
import { ListingService } from '../../../discovery/index.js';
import { type EntityRef, enumValue, type GraphqlContext, RelationshipDirection } from '../../../entities/index.js';
import { EdgeStore } from '../../../graph/index.js';
import type { SearchCriterion } from '../../../search/index.js';
import { TimeseriesStore } from '../../../timeseries/index.js';
import { seriesValues, type ValuesArguments } from '../../usage/usage/index.js';
import { DataProcessInstanceRunResultType } from './data-process-instance-run-result-type.enum.js';
import { DataProcessRunStatus } from './data-process-run-status.enum.js';
import type { DataProcessInstanceResult } from './runs.model.js';

/** Runs of one task or pipeline that are looked through at most. */
const MOST_RUNS = 10_000;

/** Which runs are asked for. */
export interface RunsArguments {
  readonly start?: number | null;
  readonly count?: number | null;
}

/** Runs of tasks and pipelines. What the caller may not view is neither shown nor counted. */
@Injectable()
export class ProcessRunsService {
  constructor(
    private readonly edges: EdgeStore,
    private readonly listings: ListingService,
    @Inject(TimeseriesStore) private readonly timeseries: TimeseriesStore,
  ) {}

  /** A page of the runs of a task or pipeline. */
  async of({ urn }: EntityRef, args: RunsArguments, context: GraphqlContext): Promise<DataProcessInstanceResult> {
    const query = { urn, direction: 'INCOMING', types: ['InstanceOf'], start: 0, count: MOST_RUNS } as const;
    const { relationships } = await this.edges.relationships(query);
    const urns = relationships.map((edge) => edge.urn);
    return this.list(urn, { field: 'urn', values: urns }, args, context);
  }

  /** A page of the runs that read a dataset, or write it. */
  async around(
    { urn }: EntityRef,
    { direction, ...args }: RunsArguments & { readonly direction: RelationshipDirection },
    context: GraphqlContext,
  ): Promise<DataProcessInstanceResult> {
    const field = direction === RelationshipDirection.OUTGOING ? 'outputs' : 'inputs';
    return this.list(urn, { field, values: [urn] }, args, context);
  }

  /** Steps of a run, the latest first. */
  async steps({ urn }: EntityRef, args: ValuesArguments, { entities }: GraphqlContext): Promise<object[]> {
    if (!(await entities.canView(urn))) return [];
    return (await seriesValues(this.timeseries, urn, 'dataProcessInstanceRunEvent', args)).map(toStep);
  }

  private async list(
    urn: string,
    criterion: SearchCriterion,
    args: RunsArguments,
    context: GraphqlContext,
  ): Promise<DataProcessInstanceResult> {
    const isEmpty = criterion.values.length === 0 || !(await context.entities.canView(urn));
    if (isEmpty) return { start: args.start ?? 0, count: args.count ?? 0, total: 0, runs: [] };
    const options = { entityType: 'dataProcessInstance', criteria: [[criterion]], newestBy: 'created' };
    const { entities, ...page } = await this.listings.list(args, options, context);
    return { ...page, runs: entities };
  }
}

function toStep(value: JsonObject): object {
  const { status, result } = value;
  return {
    ...value,
    status: enumValue(DataProcessRunStatus, status),
    result: isJsonObject(result)
      ? {
          resultType: enumValue(DataProcessInstanceRunResultType, result['type']),
          nativeResultType: result['nativeResultType'] ?? null,
        }
      : null,
  };
}
