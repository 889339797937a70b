import { Controller } from '@nestjs/common';
import type { RateLimitsConfig } from '../../../foundation/config/index.js';
import { RateLimiter, type RateLimitStatus } from '../../../foundation/http/index.js';
import { Operation } from '../operation/operation.decorator.js';
import { RATE_LIMITS } from './rate-limits.operations.js';

/** Rate limits, for operators. */
@Controller()
export class RateLimitsController {
  constructor(private readonly limiter: RateLimiter) {}

  /** The configured limits. */
  @Operation(RATE_LIMITS.config)
  config(): RateLimitsConfig {
    return this.limiter.config;
  }

  /** The remaining capacity in this process. */
  @Operation(RATE_LIMITS.status)
  status(): RateLimitStatus {
    return this.limiter.status();
  }
}
