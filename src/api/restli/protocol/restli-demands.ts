import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { Demand } from '../../../auth/index.js';

/** Metadata key of `@RestliDemands()`. */
export const RESTLI_DEMANDS = 'auth:restli';

/**
 * The demands of a resource on its callers, by action, or by `get`, `batchGet` and `delete`. A test finds members
 * without a demand, and `docs/privileges.md` is generated from these decorators.
 */
export const RestliDemands = (demands: Readonly<Record<string, Demand>>): CustomDecorator =>
  SetMetadata(RESTLI_DEMANDS, demands);
