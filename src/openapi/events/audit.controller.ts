import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { AuditTrail } from '../../audit/index.js';
import { type Actor, CurrentActor, PRIVILEGES } from '../../auth/index.js';
import { Clock } from '../../common/clock.js';
import { forbidden } from '../../common/errors.js';
import type { JsonObject } from '../../common/json.js';
import { OpenapiAccess } from '../openapi-access.js';
import type { Query as QueryParameters } from '../query.js';
import { auditAnswer, auditSearch } from './audit-search.js';

/** Who may read the trail. VIEW_ANALYTICS does not suffice, unlike in DataHub: all users hold it. */
const PRIVILEGED = [PRIVILEGES.GET_ANALYTICS_PRIVILEGE, PRIVILEGES.MANAGE_SYSTEM_OPERATIONS];

/** Searches of the audit trail. */
@Controller('openapi/v1/events/audit')
export class AuditController {
  constructor(
    private readonly trail: AuditTrail,
    private readonly access: OpenapiAccess,
    private readonly clock: Clock,
  ) {}

  /** A page of the trail, the newest entry first. */
  @Post('search')
  @HttpCode(200)
  async search(
    @Query() parameters: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
  ): Promise<JsonObject> {
    if (!(await this.access.holdsAny(actor, PRIVILEGED)))
      throw forbidden(`${actor.urn} is unauthorized to search audit events.`);
    const search = auditSearch(parameters, body, this.clock.now());
    const { entries, total } = await this.trail.search(search.query);
    return auditAnswer(entries, total, search);
  }
}
