import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../foundation/common/clock.js';
import { AppConfig } from '../../../../foundation/config/index.js';
import type { CheckRequest, NamedIssue } from '../../../../operations/index.js';
import { ModelRegistry } from '../../../../model/index.js';
import { type CheckBody, checkRequestOf } from './check-body.js';
import { type GivenIssue, namedIssue } from './issues-body.js';

/** Reads the bodies of checks and fixes with the model. Methods throw `INVALID_ARGUMENT` naming the wrong member. */
@Injectable()
export class ConsistencyRequests {
  constructor(
    private readonly model: ModelRegistry,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** The batch that a body asks to check. */
  checkOf(body: CheckBody): CheckRequest {
    const { gracePeriodSeconds } = this.config.consistency;
    return checkRequestOf(body, { now: this.clock.now(), gracePeriodSeconds, model: this.model });
  }

  /** The issues that a body names; throws `MALFORMED_URN`, too. */
  issuesOf(issues: readonly GivenIssue[]): readonly NamedIssue[] {
    return issues.map((issue) => namedIssue(issue, this.model));
  }
}
