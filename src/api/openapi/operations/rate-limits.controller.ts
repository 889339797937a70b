import { Controller } from '@nestjs/common';
import type { RateLimitsConfig } from '../../../foundation/config/index.js';
import { RateLimiter, type RateLimitStatus } from '../../../foundation/http/index.js';
import { Operation } from '../operation/operation.decorator.js';
import { RATE_LIMITS } from './rate-limits.operations.js';

/** How requests are limited, for those who operate the service. */
@Controller()
export class RateLimitsController {
  constructor(private readonly limiter: RateLimiter) {}

  /** The limits as they are configured. */
  @Operation(RATE_LIMITS.config)
  config(): RateLimitsConfig {
    return this.limiter.config;
  }

  /** What is left of them in the process that answers. */
  @Operation(RATE_LIMITS.status)
  status(): RateLimitStatus {
    return this.limiter.status();
  }
}
