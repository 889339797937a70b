import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { AuditTrail } from '../../../../foundation/audit/index.js';
import { type Actor, CurrentActor, Privileged, RefusedWith } from '../../../../auth/index.js';
import type { JsonObject } from '../../../../foundation/common/json.js';
import {
  ConsistencyCheckService,
  ConsistencyFixService,
  type ConsistencyIssue,
  type FixOutcome,
} from '../../../../operations/index.js';
import type { IngestOptions } from '../../../../ingestion/index.js';
import { RequestIngestOptions } from '../../caller.decorator.js';
import { systemRefusal } from '../../system-refusal.js';
import { type CheckOutcomeView, outcomeView } from './check-view.js';
import { ConsistencyRequests } from './consistency-requests.js';
import { flagIn, objectOf } from '../members.js';

/** What a check found but for the issues themselves, and what became of these. */
type FixedBatchView = Omit<CheckOutcomeView, 'issues'> & FixOutcome;

/** Puts right what checks find; unless it is told otherwise, it only says what it would do. */
@Controller('openapi/operations/consistency')
export class ConsistencyFixController {
  constructor(
    private readonly checks: ConsistencyCheckService,
    private readonly fixes: ConsistencyFixService,
    private readonly requests: ConsistencyRequests,
    private readonly trail: AuditTrail,
  ) {}

  /** Checks the next entities of a type, and puts right what it finds. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Post('fix')
  @HttpCode(200)
  async fix(
    @Body() given: unknown,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
  ): Promise<FixedBatchView> {
    const body = objectOf(given, 'The body');
    const dryRun = dryRunIn(body);
    const { issues, ...found } = outcomeView(await this.checks.checkBatch(this.requests.checkOf(body)));
    return { ...found, ...(await this.fixAll(issues, dryRun, actor, options)) };
  }

  /** Puts right issues that a check found before. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Post('fix-issues')
  @HttpCode(200)
  async fixIssues(
    @Body() given: unknown,
    @CurrentActor() actor: Actor,
    @RequestIngestOptions() options: IngestOptions,
  ): Promise<FixOutcome> {
    const body = objectOf(given, 'The body');
    const dryRun = dryRunIn(body);
    const issues = await this.checks.resolve(this.requests.issuesOf(body));
    return this.fixAll(issues, dryRun, actor, options);
  }

  private fixAll(
    issues: readonly ConsistencyIssue[],
    dryRun: boolean,
    actor: Actor,
    options: IngestOptions,
  ): Promise<FixOutcome> {
    if (!dryRun && issues.length > 0) {
      const urns = issues.map(({ entityUrn, fixType }) => `${fixType} ${entityUrn}`);
      this.trail.operation(actor.urn, 'fixConsistency', { issues: urns });
    }
    return this.fixes.fix(issues, dryRun, { actor, options: { ...options, authorize: false, isAsync: false } });
  }
}

/** Fixes are done when they are answered, whatever `async` says. */
function dryRunIn(body: JsonObject): boolean {
  flagIn(body, 'async', true);
  return flagIn(body, 'dryRun', true);
}
