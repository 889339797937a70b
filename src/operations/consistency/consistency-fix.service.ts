import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import type { ConsistencyIssue, FixType } from './consistency-issue.js';
import { FixRegistry } from './fix-registry.js';
import type { FixAuthor } from './fixes/consistency-fix.js';

/** Result of the fix of one issue. */
export interface FixDetail {
  readonly urn: string;
  readonly action: FixType;
  readonly success: boolean;
  readonly errorMessage?: string;
  /** Description of the fix that was applied, or that a dry run would apply. */
  readonly details?: string;
}

/** Results of fixes. */
export interface FixOutcome {
  /** Whether this was a dry run, which changes nothing. */
  readonly dryRun: boolean;
  readonly totalProcessed: number;
  /** Number of issues that were fixed, or that a dry run would fix. */
  readonly entitiesFixed: number;
  readonly entitiesFailed: number;
  readonly fixDetails: readonly FixDetail[];
}

/** Fixes issues one after the other. Checks no privileges; the caller does. */
@Injectable()
export class ConsistencyFixService {
  private readonly logger = new Logger(ConsistencyFixService.name);

  constructor(private readonly fixes: FixRegistry) {}

  /**
   * Applies the fix of each issue. A fix that fails does not affect the others; the result holds the reason. Successful
   * fixes are durable on return; a dry run changes nothing.
   */
  async fix(issues: readonly ConsistencyIssue[], dryRun: boolean, author: FixAuthor): Promise<FixOutcome> {
    const fixDetails: FixDetail[] = [];
    for (const issue of issues) fixDetails.push(await this.fixOne(issue, dryRun, author));
    const fixed = fixDetails.filter(({ success }) => success).length;
    return {
      dryRun,
      totalProcessed: issues.length,
      entitiesFixed: fixed,
      entitiesFailed: issues.length - fixed,
      fixDetails,
    };
  }

  private async fixOne(issue: ConsistencyIssue, dryRun: boolean, author: FixAuthor): Promise<FixDetail> {
    const result = { urn: issue.entityUrn, action: issue.fixType };
    try {
      const { details, apply } = await this.fixes.of(issue.fixType).plan(issue);
      if (!dryRun) await apply?.(author);
      return { ...result, success: true, details };
    } catch (error) {
      return { ...result, success: false, errorMessage: this.reasonOf(error, issue) };
    }
  }

  private reasonOf(error: unknown, { entityUrn, fixType }: ConsistencyIssue): string {
    if (error instanceof DomainError) return error.message;
    this.logger.error(`${fixType} of ${entityUrn} failed: ${String(error)}`, error instanceof Error ? error.stack : '');
    return 'It failed for a reason that only the log of the service tells.';
  }
}
