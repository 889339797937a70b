import { Controller } from '@nestjs/common';
import { AuditTrail } from '../../../foundation/audit/index.js';
import { type Actor, API, demandText } from '../../../auth/index.js';
import type { JsonObject } from '../../../foundation/common/json.js';
import { type RestoreArguments, RestoreIndicesService } from '../../../operations/index.js';
import { OpenapiAccess } from '../openapi-access.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { RESTORES } from './restore-indices.operations.js';

/** `restoreIndices`: returns the results alone. A caller without the privilege gets 403 without a body. */
@Controller()
export class RestoreIndicesController {
  constructor(
    private readonly restores: RestoreIndicesService,
    private readonly access: OpenapiAccess,
    private readonly trail: AuditTrail,
  ) {}

  /** Restores the rows that the query asks for; all of them without `limit`. */
  @Operation(RESTORES.rows)
  async restoreRows(
    { aspectName: aspect, ...asked }: InputOf<typeof RESTORES.rows>,
    caller: Caller,
  ): Promise<readonly JsonObject[] | undefined> {
    if (await this.refuses(caller, asked.urn === undefined ? [] : [asked.urn])) return undefined;
    return this.restore({ ...asked, aspect }, caller.actor);
  }

  /** Restores the urns of the body, each as a whole. */
  @Operation(RESTORES.urns)
  async restoreUrns(
    { body: urns, ...asked }: InputOf<typeof RESTORES.urns>,
    caller: Caller,
  ): Promise<readonly JsonObject[] | undefined> {
    if (await this.refuses(caller, urns)) return undefined;
    return this.restore({ ...asked, urns }, caller.actor);
  }

  private async restore(given: RestoreArguments, actor: Actor): Promise<readonly JsonObject[] | undefined> {
    this.trail.operation(actor.urn, 'restoreIndices', { ...given });
    return (await this.restores.restore(given, actor.urn)).result;
  }

  private async refuses(caller: Caller, urns: readonly string[]): Promise<boolean> {
    for (const urn of urns.length === 0 ? [undefined] : urns) {
      const demand = urn === undefined ? API.restoreAny : API.restoreEach;
      if (await this.access.may(caller.actor, demand, urn)) continue;
      caller.answerWith(403);
      this.trail.record({
        action: 'AccessDeniedEvent',
        actor: caller.actor.urn,
        outcome: 'REFUSED',
        target: urn,
        operation: 'restoreIndices',
        detail: { anyOf: demand.anyOf, demand: demandText(demand) },
      });
      return true;
    }
    return false;
  }
}
