import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../foundation/common/clock.js';
import { AppConfig } from '../../../../foundation/config/index.js';
import type { CheckRequest, NamedIssue } from '../../../../operations/index.js';
import { ModelRegistry } from '../../../../model/index.js';
import { type CheckBody, checkRequestOf } from './check-body.js';
import { type GivenIssue, namedIssue } from './issues-body.js';

/**
 * Parses the bodies of checks and fixes against the model. Methods throw `INVALID_ARGUMENT` naming the invalid member.
 */
@Injectable()
export class ConsistencyRequests {
  constructor(
    private readonly model: ModelRegistry,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** The requested batch. */
  checkOf(body: CheckBody): CheckRequest {
    const { gracePeriodSeconds } = this.config.consistency;
    return checkRequestOf(body, { now: this.clock.now(), gracePeriodSeconds, model: this.model });
  }

  /** The issues in a body; also throws `MALFORMED_URN`. */
  issuesOf(issues: readonly GivenIssue[]): readonly NamedIssue[] {
    return issues.map((issue) => namedIssue(issue, this.model));
  }
}
