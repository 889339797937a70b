import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../foundation/audit/index.js';
import { API } from '../../../auth/index.js';
import { BackgroundChecks, CheckIndicesService } from '../../../operations/index.js';
import { flag, optional, text, type ValuesOf } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliDemands } from '../protocol/restli-demands.js';
import { RestliAccess } from '../restli-access.js';
import { RESTORING } from './restore-parameters.js';

const checkParameters = { entityType: optional(text()), repair: optional(flag()), async: optional(flag()) };

/** Checks of the indices on `/operations`. Every response is a string that contains JSON. */
@RestliDemands({ checkIndices: API.restore, getCheckStatus: API.restore, cancelCheck: API.restore })
@Injectable()
export class CheckOperationsResource implements RestliResource {
  constructor(
    private readonly checks: CheckIndicesService,
    private readonly background: BackgroundChecks,
    private readonly access: RestliAccess,
    private readonly trail: AuditTrail,
  ) {}

  readonly resource = 'operations';

  readonly actions = [
    action('checkIndices', checkParameters, (given, call) => this.check(given, call)),
    action('getCheckStatus', { taskId: text() }, async ({ taskId }, call) => {
      await this.require(call);
      return JSON.stringify(await this.background.status(taskId));
    }),
    action('cancelCheck', { taskId: text() }, async ({ taskId }, call) => {
      await this.require(call);
      this.trail.operation(call.actor.urn, 'cancelCheck', { taskId });
      return JSON.stringify(await this.background.cancel(taskId, call.actor.urn));
    }),
  ];

  private async check({ async: inBackground, ...given }: ValuesOf<typeof checkParameters>, call: RestliCall) {
    await this.require(call);
    if (given.repair === true) this.trail.operation(call.actor.urn, 'checkIndices', given);
    if (inBackground !== true) return JSON.stringify(await this.checks.run(given));
    return JSON.stringify({ taskId: await this.background.start(given, call.actor.urn) });
  }

  private require(call: RestliCall): Promise<void> {
    return this.access.require(call, API.restore, RESTORING);
  }
}
