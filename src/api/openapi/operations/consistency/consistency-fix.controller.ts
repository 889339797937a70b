import { Controller } from '@nestjs/common';
import { AuditTrail } from '../../../../foundation/audit/index.js';
import {
  ConsistencyCheckService,
  ConsistencyFixService,
  type ConsistencyIssue,
  type FixOutcome,
} from '../../../../operations/index.js';
import type { Caller } from '../../operation/caller.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import { type CheckOutcomeView, outcomeView } from './check-view.js';
import { ConsistencyRequests } from './consistency-requests.js';
import { CONSISTENCY } from './consistency.operations.js';

/** The result of a check without its issues, and the result of the fixes. */
type FixedBatchView = Omit<CheckOutcomeView, 'issues'> & FixOutcome;

/** Fixes the issues that checks find. With `dryRun`, the default, it only reports what it would do. */
@Controller()
export class ConsistencyFixController {
  constructor(
    private readonly checks: ConsistencyCheckService,
    private readonly fixes: ConsistencyFixService,
    private readonly requests: ConsistencyRequests,
    private readonly trail: AuditTrail,
  ) {}

  /** Checks the next entities of a type, and fixes their issues. */
  @Operation(CONSISTENCY.fixBatch)
  async fix({ body }: InputOf<typeof CONSISTENCY.fixBatch>, caller: Caller): Promise<FixedBatchView> {
    const { issues, ...found } = outcomeView(await this.checks.checkBatch(this.requests.checkOf(body)));
    return { ...found, ...(await this.fixAll(issues, body.dryRun, caller)) };
  }

  /** Fixes issues that a check found before. */
  @Operation(CONSISTENCY.fixIssues)
  async fixIssues({ body }: InputOf<typeof CONSISTENCY.fixIssues>, caller: Caller): Promise<FixOutcome> {
    const issues = await this.checks.resolve(this.requests.issuesOf(body.issues));
    return this.fixAll(issues, body.dryRun, caller);
  }

  private fixAll(issues: readonly ConsistencyIssue[], dryRun: boolean, { actor, ingest }: Caller): Promise<FixOutcome> {
    if (!dryRun && issues.length > 0) {
      const urns = issues.map(({ entityUrn, fixType }) => `${fixType} ${entityUrn}`);
      this.trail.operation(actor.urn, 'fixConsistency', { issues: urns });
    }
    return this.fixes.fix(issues, dryRun, { actor, options: { ...ingest, authorize: false, isAsync: false } });
  }
}
