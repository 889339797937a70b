import { Controller } from '@nestjs/common';
import { AuditTrail } from '../../../foundation/audit/index.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { BackgroundChecks } from '../../../operations/index.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { CHECKS } from './check-indices.operations.js';

/** Checks of the indices in the background. */
@Controller()
export class CheckIndicesController {
  constructor(
    private readonly checks: BackgroundChecks,
    private readonly trail: AuditTrail,
  ) {}

  /** Starts a check. */
  @Operation(CHECKS.start)
  async start(given: InputOf<typeof CHECKS.start>, { actor }: Caller): Promise<{ readonly taskId: string }> {
    if (given.repair) this.trail.operation(actor.urn, 'checkIndices', { ...given });
    return { taskId: await this.checks.start(given, actor.urn) };
  }

  /** The state of a check. */
  @Operation(CHECKS.status)
  status({ taskId }: InputOf<typeof CHECKS.status>): Promise<JsonObject> {
    return this.checks.status(taskId);
  }

  /** Cancels a check. */
  @Operation(CHECKS.cancel)
  cancel({ taskId }: InputOf<typeof CHECKS.cancel>, { actor }: Caller): Promise<JsonObject> {
    this.trail.operation(actor.urn, 'cancelCheck', { taskId });
    return this.checks.cancel(taskId, actor.urn);
  }
}
