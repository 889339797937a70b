import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../foundation/common/clock.js';
import type { JsonObject } from '../../../../foundation/common/json.js';
import { AppConfig } from '../../../../foundation/config/index.js';
import type { CheckRequest, NamedIssue } from '../../../../operations/index.js';
import { ModelRegistry } from '../../../../model/index.js';
import { checkRequestOf } from './check-body.js';
import { issuesOf } from './issues-body.js';

/** Reads the bodies of checks and fixes. Methods throw `INVALID_ARGUMENT` naming the member that is wrong. */
@Injectable()
export class ConsistencyRequests {
  constructor(
    private readonly model: ModelRegistry,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** The batch that a body asks to check. */
  checkOf(body: JsonObject): CheckRequest {
    const { gracePeriodSeconds } = this.config.consistency;
    return checkRequestOf(body, { now: this.clock.now(), gracePeriodSeconds, model: this.model });
  }

  /** The issues that a body names; throws `MALFORMED_URN`, too. */
  issuesOf(body: JsonObject): readonly NamedIssue[] {
    return issuesOf(body, this.model);
  }
}
