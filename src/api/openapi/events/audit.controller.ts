import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { AuditTrail } from '../../../foundation/audit/index.js';
import { Privileged, RefusedWith } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import type { JsonObject } from '../../../foundation/common/json.js';
import type { Query as QueryParameters } from '../query.js';
import { auditAnswer, auditSearch } from './audit-search.js';

/** Searches of the audit trail. VIEW_ANALYTICS does not suffice for them, unlike in DataHub: all users hold it. */
@Controller('openapi/v1/events/audit')
export class AuditController {
  constructor(
    private readonly trail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** A page of the trail, the newest entry first. */
  @Privileged('GET_ANALYTICS_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(({ urn }) => `${urn} is unauthorized to search audit events.`)
  @Post('search')
  @HttpCode(200)
  async search(@Query() parameters: QueryParameters, @Body() body: unknown): Promise<JsonObject> {
    const search = auditSearch(parameters, body, this.clock.now());
    const { entries, total } = await this.trail.search(search.query);
    return auditAnswer(entries, total, search);
  }
}
