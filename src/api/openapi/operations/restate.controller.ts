import { Controller } from '@nestjs/common';
import { AuditTrail } from '../../../foundation/audit/index.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { RestateAspectsService, type RestateResponse } from '../../../operations/index.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { RESTATEMENTS } from './restate.operations.js';

/** Publishes stored aspects on the message bus. */
@Controller()
export class RestateController {
  constructor(
    private readonly restating: RestateAspectsService,
    private readonly trail: AuditTrail,
  ) {}

  /** Starts a publication. */
  @Operation(RESTATEMENTS.start)
  start({ body: urns, ...asked }: InputOf<typeof RESTATEMENTS.start>, { actor }: Caller): Promise<RestateResponse> {
    const given = { ...asked, ...(urns !== undefined && { urns }) };
    this.trail.operation(actor.urn, 'restateAspects', { ...given });
    return this.restating.start(given, actor.urn);
  }

  /** The latest publication. */
  @Operation(RESTATEMENTS.latest)
  latest(): Promise<JsonObject> {
    return this.restating.status();
  }

  /** One publication. */
  @Operation(RESTATEMENTS.status)
  status({ taskId }: InputOf<typeof RESTATEMENTS.status>): Promise<JsonObject> {
    return this.restating.status(taskId);
  }

  /** Cancels a publication. */
  @Operation(RESTATEMENTS.cancel)
  cancel({ taskId }: InputOf<typeof RESTATEMENTS.cancel>, { actor }: Caller): Promise<JsonObject> {
    this.trail.operation(actor.urn, 'cancelRestate', { taskId });
    return this.restating.cancel(taskId, actor.urn);
  }
}
