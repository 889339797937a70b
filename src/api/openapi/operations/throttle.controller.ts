import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { WriteSwitch } from '../../../aspects/index.js';
import { AuditTrail } from '../../../foundation/audit/index.js';
import { type Actor, CurrentActor, Privileged, RefusedWith } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { flagOf, type Query as QueryParameters, textOf } from '../query.js';
import { systemRefusal } from '../system-refusal.js';

/** Stands for a throttle without an end, as in DataHub. */
const ENDLESS_MS = -1;

/** The throttles in force, by the time at which they began, in milliseconds since 1970. */
type Throttles = Readonly<
  Record<string, { readonly throttled: true; readonly backoffMs: Readonly<Record<'MANUAL', number>> }>
>;

/** Holds back the writes of callers of the REST APIs, in the process that answers. */
@Controller('openapi/operations/throttle/requests')
export class ThrottleController {
  constructor(
    private readonly writes: WriteSwitch,
    private readonly clock: Clock,
    private readonly trail: AuditTrail,
  ) {}

  /** What is throttled. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get()
  throttles(): Throttles {
    const since = this.writes.throttledSince;
    return since === undefined ? {} : { [String(since)]: { throttled: true, backoffMs: { MANUAL: ENDLESS_MS } } };
  }

  /** Throttles by hand, or ends that. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Post('manual')
  @HttpCode(200)
  throttle(@Query() query: QueryParameters, @CurrentActor() actor: Actor): Throttles {
    if ((textOf(query, 'enabled') ?? '') === '')
      throw invalidArgument('The query parameter "enabled" is required: true or false.');
    const enabled = flagOf(query, 'enabled', false);
    this.writes.throttle(enabled ? (this.writes.throttledSince ?? this.clock.now()) : undefined);
    this.trail.operation(actor.urn, 'throttleRequests', { enabled });
    return this.throttles();
  }
}
