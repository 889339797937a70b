import { Controller } from '@nestjs/common';
import { WriteSwitch } from '../../../aspects/index.js';
import { AuditTrail } from '../../../foundation/audit/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { THROTTLES } from './throttle.operations.js';

/** Stands for a throttle without an end, as in DataHub. */
const ENDLESS_MS = -1;

/** The throttles in force, by the time at which they began, in milliseconds since 1970. */
type Throttles = Readonly<
  Record<string, { readonly throttled: true; readonly backoffMs: Readonly<Record<'MANUAL', number>> }>
>;

/** Holds back the writes of callers of the REST APIs, in the process that answers. */
@Controller()
export class ThrottleController {
  constructor(
    private readonly writes: WriteSwitch,
    private readonly clock: Clock,
    private readonly trail: AuditTrail,
  ) {}

  /** What is throttled. */
  @Operation(THROTTLES.list)
  throttles(): Throttles {
    const since = this.writes.throttledSince;
    return since === undefined ? {} : { [String(since)]: { throttled: true, backoffMs: { MANUAL: ENDLESS_MS } } };
  }

  /** Throttles by hand, or ends that. */
  @Operation(THROTTLES.throttle)
  throttle({ enabled }: InputOf<typeof THROTTLES.throttle>, { actor }: Caller): Throttles {
    this.writes.throttle(enabled ? (this.writes.throttledSince ?? this.clock.now()) : undefined);
    this.trail.operation(actor.urn, 'throttleRequests', { enabled });
    return this.throttles();
  }
}
