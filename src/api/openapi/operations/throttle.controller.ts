import { Controller } from '@nestjs/common';
import { WriteSwitch } from '../../../aspects/index.js';
import { AuditTrail } from '../../../foundation/audit/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { THROTTLES } from './throttle.operations.js';

/** Duration of a throttle without an end, as in DataHub. */
const ENDLESS_MS = -1;

/** The active throttles, by their start time in milliseconds since 1970. */
type Throttles = Readonly<
  Record<string, { readonly throttled: true; readonly backoffMs: Readonly<Record<'MANUAL', number>> }>
>;

/** Throttles the writes of callers of the REST APIs, in this replica. */
@Controller()
export class ThrottleController {
  constructor(
    private readonly writes: WriteSwitch,
    private readonly clock: Clock,
    private readonly trail: AuditTrail,
  ) {}

  /** The active throttles. */
  @Operation(THROTTLES.list)
  throttles(): Throttles {
    const since = this.writes.throttledSince;
    return since === undefined ? {} : { [String(since)]: { throttled: true, backoffMs: { MANUAL: ENDLESS_MS } } };
  }

  /** Starts or ends a manual throttle. */
  @Operation(THROTTLES.throttle)
  async throttle({ enabled }: InputOf<typeof THROTTLES.throttle>, { actor }: Caller): Promise<Throttles> {
    await this.writes.throttle(enabled ? (this.writes.throttledSince ?? this.clock.now()) : undefined);
    this.trail.operation(actor.urn, 'throttleRequests', { enabled });
    return this.throttles();
  }
}
