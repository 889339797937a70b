import { Injectable } from '@nestjs/common';
import type { EntityEnd } from '../../../aspects/index.js';
import { API, type Demand, ReadableAspects } from '../../../auth/index.js';
import { distinct } from '../../../foundation/common/distinct.js';
import { type AnswerList, growingList } from '../../../foundation/json/growing-list.js';
import { type RunIndexEntry, RunIndexStore, type RunSummary } from '../../../projection/index.js';
import { DELETING_WRITTEN, MANAGING_INGESTION, ROLLING_BACK, RunService } from '../../../operations/index.js';
import { flag, integer, optional, text, type ValuesOf, withDefault } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import {
  type AspectRowSummary,
  aspectRowSummary,
  type RollbackResponse,
  rollbackResponse,
} from './rollback-records.js';
import { RestliDemands } from '../protocol/restli-demands.js';

const pageParameters = {
  pageOffset: withDefault(integer(), 0),
  pageSize: withDefault(integer(), 100),
  includeSoft: withDefault(flag(), false),
};

const describeParameters = {
  runId: text(),
  start: integer(),
  count: integer(),
  includeSoft: withDefault(flag(), false),
  includeAspect: withDefault(flag(), false),
};

const rollbackParameters = {
  runId: text(),
  dryRun: withDefault(flag(), false),
  hardDelete: optional(flag()),
  safe: optional(flag()),
};

/** Page size if the caller requests none or too many items. */
const DEFAULT_PAGE = 5_000;
const LARGEST_PAGE = 10_000;

/** Ingestion runs on `/runs`: lists them and their writes, and rolls them back. */
@RestliDemands({ list: API.anything, describe: API.readEntities, rollback: ROLLING_BACK })
@Injectable()
export class RunResource implements RestliResource {
  constructor(
    private readonly index: RunIndexStore,
    private readonly runs: RunService,
    private readonly aspects: ReadableAspects,
    private readonly access: RestliAccess,
  ) {}

  readonly resource = 'runs';

  readonly actions = [
    action('list', pageParameters, (asked) => this.list(asked)),
    action('describe', describeParameters, (asked, call) => this.describe(asked, call)),
    action('rollback', rollbackParameters, (asked, call) => this.rollback(asked, call)),
  ];

  private list({ pageOffset, pageSize, includeSoft }: ValuesOf<typeof pageParameters>): Promise<readonly RunSummary[]> {
    return this.index.listRuns({
      start: Math.max(pageOffset, 0),
      count: pageLength(pageSize),
      includeSoftDeleted: includeSoft,
    });
  }

  private async describe(
    asked: ValuesOf<typeof describeParameters>,
    call: RestliCall,
  ): Promise<AnswerList<AspectRowSummary>> {
    const { runId, start, count, includeSoft, includeAspect } = asked;
    const page = { start: Math.max(start, 0), count: pageLength(count), includeSoftDeleted: includeSoft };
    const rows = await this.index.findByRunId(runId, page);
    await this.requireAll(call, API.readEntities, 'get entity', rows);
    if (!includeAspect) return rows.map((row) => aspectRowSummary(row));
    return growingList(rows, (some) => this.withValues(some, call));
  }

  /** Values of ten thousand rows may be larger than the memory, so they are read while the response is sent. */
  private async withValues(rows: readonly RunIndexEntry[], { actor }: RestliCall): Promise<AspectRowSummary[]> {
    const urns = distinct(rows.map(({ urn }) => urn));
    const names = distinct(rows.map(({ aspectName }) => aspectName));
    const values = await this.aspects.latest(actor, urns, names);
    return rows.map((row) => aspectRowSummary(row, values.get(row.urn)?.get(row.aspectName)?.value));
  }

  private async rollback(asked: ValuesOf<typeof rollbackParameters>, call: RestliCall): Promise<RollbackResponse> {
    const { runId, dryRun } = asked;
    await this.access.requireOnType(call, MANAGING_INGESTION, 'update entity', 'dataHubIngestionSource');
    const plan = await this.runs.plan(runId, entityEndOf(asked));
    await this.requireAll(call, DELETING_WRITTEN, 'delete entity', plan.rows);
    const done = dryRun ? await this.runs.preview(plan) : await this.runs.rollBack(runId, plan, call.actor);
    return rollbackResponse(done, { ...done, aspectsAffected: dryRun ? 0 : done.aspectsAffected });
  }

  /** A refusal names no entity: the caller knows the run, but perhaps not what it wrote. */
  private async requireAll(
    call: RestliCall,
    demand: Demand,
    to: string,
    rows: readonly { readonly urn: string }[],
  ): Promise<void> {
    for (const urn of new Set(rows.map((row) => row.urn))) await this.access.requireOne(call, demand, to, urn);
  }
}

/** `safe` goes before `hardDelete`. */
function entityEndOf({ safe, hardDelete }: ValuesOf<typeof rollbackParameters>): EntityEnd {
  const isHard = safe === undefined ? hardDelete === true : !safe;
  return isHard ? 'delete' : 'hide';
}

function pageLength(count: number): number {
  return count < 0 || count > LARGEST_PAGE ? DEFAULT_PAGE : count;
}
