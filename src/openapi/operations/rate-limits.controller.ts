import { Controller, Get } from '@nestjs/common';
import { type Actor, CurrentActor } from '../../auth/index.js';
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
    await this.access.requireOperator(actor);
    return this.limiter.config;
  }

  /** What is left of them in the process that answers. */
  @Get('status')
  async status(@CurrentActor() actor: Actor): Promise<RateLimitStatus> {
    await this.access.requireOperator(actor);
    return this.limiter.status();
  }
}
