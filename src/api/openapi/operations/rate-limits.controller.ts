import { Controller, Get } from '@nestjs/common';
import { Privileged, RefusedWith } from '../../../auth/index.js';
import type { RateLimitsConfig } from '../../../foundation/config/index.js';
import { RateLimiter, type RateLimitStatus } from '../../../foundation/http/index.js';
import { systemRefusal } from '../system-refusal.js';

/** How requests are limited, for those who operate the service. */
@Controller('openapi/v1/rate-limits')
export class RateLimitsController {
  constructor(private readonly limiter: RateLimiter) {}

  /** The limits as they are configured. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('config')
  config(): RateLimitsConfig {
    return this.limiter.config;
  }

  /** What is left of them in the process that answers. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('status')
  status(): RateLimitStatus {
    return this.limiter.status();
  }
}
