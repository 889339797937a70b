import { Controller } from '@nestjs/common';
import { AuditTrail } from '../../../foundation/audit/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { auditAnswer, auditSearch } from './audit-search.js';
import { AUDIT } from './audit.operations.js';

/** Searches of the audit trail. */
@Controller()
export class AuditController {
  constructor(
    private readonly trail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** A page of the trail, the newest entry first; what was done to several aspects makes an entry for each. */
  @Operation(AUDIT.search)
  async search(input: InputOf<typeof AUDIT.search>): Promise<JsonObject> {
    const search = auditSearch(input, this.clock.now());
    return auditAnswer(await this.trail.search(search.query), search.includeRaw);
  }
}
