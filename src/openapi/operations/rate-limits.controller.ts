import { Controller, Get } from '@nestjs/common';
import { type Actor, CurrentActor, PRIVILEGES } from '../../auth/index.js';
import { forbidden } from '../../common/errors.js';
import type { RateLimitsConfig } from '../../config/index.js';
import { RateLimiter, type RateLimitStatus } from '../../http/index.js';
import { OpenapiAccess } from '../openapi-access.js';

/** How requests are limited, for those who operate the service. */
@Controller('openapi/v1/rate-limits')
export class RateLimitsController {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly access: OpenapiAccess,
  ) {}

  /** The limits as they are configured. */
  @Get('config')
  async config(@CurrentActor() actor: Actor): Promise<RateLimitsConfig> {
    await this.requireOperator(actor);
    return this.limiter.config;
  }

  /** What is left of them in the process that answers. */
  @Get('status')
  async status(@CurrentActor() actor: Actor): Promise<RateLimitStatus> {
    await this.requireOperator(actor);
    return this.limiter.status();
  }

  private async requireOperator(actor: Actor): Promise<void> {
    if (await this.access.holdsAny(actor, [PRIVILEGES.MANAGE_SYSTEM_OPERATIONS])) return;
    throw forbidden(`${actor.urn} is not authorized for system operations.`);
  }
}
