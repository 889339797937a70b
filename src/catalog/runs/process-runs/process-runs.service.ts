import { Injectable } from '@nestjs/common';
import { ListingService } from '../../../discovery/index.js';
import { type EntityRef, enumValue, type GraphqlContext, RelationshipDirection } from '../../../entities/index.js';
import { EdgeStore } from '../../../graph/index.js';
import { dataProcessInstanceRunEvent, type StoredOf } from '../../../model/index.js';
import type { SearchCriterion } from '../../../search/index.js';
import { TimeseriesStore } from '../../../timeseries/index.js';
import type { DataProcessInstanceResult } from '../../assets/pipelines/index.js';
import { seriesValues, type ValuesArguments } from '../../usage/usage/index.js';
import { DataProcessInstanceRunResultType } from './data-process-instance-run-result-type.enum.js';
import { DataProcessRunStatus } from './data-process-run-status.enum.js';
import type { DataProcessRunEvent } from './run-event.model.js';

/** Maximum number of runs of one data job or data flow that are considered. */
const MAX_RUNS = 10_000;

/** Page of runs to return. */
export interface RunsArguments {
  readonly start?: number | null;
  readonly count?: number | null;
}

/** Page of runs of a dataset to return. */
export interface DatasetRunsArguments extends RunsArguments {
  /** OUTGOING for runs that write the dataset, INCOMING for runs that read it. */
  readonly direction: RelationshipDirection;
}

/** Reads runs of data jobs, data flows and datasets. Omits runs that the actor may not view, also from totals. */
@Injectable()
export class ProcessRunsService {
  constructor(
    private readonly edges: EdgeStore,
    private readonly listings: ListingService,
    private readonly timeseries: TimeseriesStore,
  ) {}

  /** Returns a page of the runs of a data job or data flow. */
  async of({ urn }: EntityRef, args: RunsArguments, context: GraphqlContext): Promise<DataProcessInstanceResult> {
    const query = { urn, direction: 'INCOMING', types: ['InstanceOf'], start: 0, count: MAX_RUNS } as const;
    const { relationships } = await this.edges.relationships(query);
    const urns = relationships.map((edge) => edge.urn);
    return this.list(urn, { field: 'urn', values: urns }, args, context);
  }

  /** Returns a page of the runs that read or write a dataset. */
  async ofDataset(
    { urn }: EntityRef,
    { direction, ...args }: DatasetRunsArguments,
    context: GraphqlContext,
  ): Promise<DataProcessInstanceResult> {
    const field = direction === RelationshipDirection.OUTGOING ? 'outputs' : 'inputs';
    return this.list(urn, { field, values: [urn] }, args, context);
  }

  /** Returns the events of a run, newest first; none if the actor may not view the run. */
  async events(
    { urn }: EntityRef,
    args: ValuesArguments,
    { entities }: GraphqlContext,
  ): Promise<DataProcessRunEvent[]> {
    if (!(await entities.canView(urn))) return [];
    return (await seriesValues(this.timeseries, urn, dataProcessInstanceRunEvent, args)).map(toRunEvent);
  }

  private async list(
    urn: string,
    criterion: SearchCriterion,
    args: RunsArguments,
    context: GraphqlContext,
  ): Promise<DataProcessInstanceResult> {
    const isEmpty = criterion.values?.length === 0 || !(await context.entities.canView(urn));
    if (isEmpty) return { start: args.start ?? 0, count: args.count ?? 0, total: 0, runs: [] };
    const options = { entityType: 'dataProcessInstance', criteria: [[criterion]], newestBy: 'created' };
    const { entities, ...page } = await this.listings.list(args, options, context);
    return { ...page, runs: entities };
  }
}

function toRunEvent({
  timestampMillis,
  status,
  attempt,
  result,
  durationMillis,
}: StoredOf<typeof dataProcessInstanceRunEvent>): DataProcessRunEvent {
  return {
    timestampMillis,
    status: enumValue(DataProcessRunStatus, status),
    attempt: attempt ?? null,
    result:
      result === undefined
        ? null
        : {
            resultType: enumValue(DataProcessInstanceRunResultType, result.type),
            nativeResultType: result.nativeResultType,
          },
    durationMillis: durationMillis ?? null,
  };
}
