import { Controller } from '@nestjs/common';
import { AuditTrail } from '../../../foundation/audit/index.js';
import { type Actor, API, demandText, requireOwnLink } from '../../../auth/index.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { AppConfig } from '../../../foundation/config/index.js';
import { type RestoreArguments, RestoreIndicesService } from '../../../operations/index.js';
import { OpenapiAccess } from '../openapi-access.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import { late, type LateInput } from '../operation/late-input.js';
import type { InputOf } from '../operation/operation.js';
import { textOf } from '../query.js';
import { RESTORES } from './restore-indices.operations.js';

/** `restoreIndices`: returns only the results. A caller without the privilege gets 403 without a body. */
@Controller()
export class RestoreIndicesController {
  constructor(
    private readonly restores: RestoreIndicesService,
    private readonly access: OpenapiAccess,
    private readonly trail: AuditTrail,
    private readonly config: AppConfig,
  ) {}

  /** Restores the rows that the query asks for; all of them without `limit`. A link on another site cannot. */
  @Operation(late(RESTORES.rows))
  async restoreRows(
    { request: { query }, read }: LateInput<InputOf<typeof RESTORES.rows>>,
    caller: Caller,
  ): Promise<readonly JsonObject[] | undefined> {
    requireOwnLink(caller.credentials, this.config.logIn.baseUrl);
    if (await this.refuses(caller, [textOf(query, 'urn')].filter(isUrn))) return undefined;
    const { aspectName: aspect, ...asked } = read();
    return this.restore({ ...asked, aspect }, caller.actor);
  }

  /** Restores the urns of the body, each as a whole. */
  @Operation(late(RESTORES.urns))
  async restoreUrns(
    { request: { body }, read }: LateInput<InputOf<typeof RESTORES.urns>>,
    caller: Caller,
  ): Promise<readonly JsonObject[] | undefined> {
    if (await this.refuses(caller, Array.isArray(body) ? body.filter(isUrn) : [])) return undefined;
    const { body: urns, ...asked } = read();
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

function isUrn(given: unknown): given is string {
  return typeof given === 'string' && Urn.tryParse(given) !== undefined;
}
