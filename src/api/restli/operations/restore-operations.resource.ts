import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../foundation/audit/index.js';
import { API, RESTORING_INDICES } from '../../../auth/index.js';
import { checkUrn, RestoreIndicesService } from '../../../operations/index.js';
import { optional, text } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { RESTORE_PARAMETERS, RESTORING, type RestoreParameters } from './restore-parameters.js';
import { RestliDemands } from '../protocol/restli-demands.js';

/** Restores and rebuilds of the indices on `/operations`. Every response is a string that contains JSON. */
@RestliDemands({
  restoreIndices: RESTORING_INDICES,
  estimateRestore: RESTORING_INDICES,
  getRestoreStatus: API.restore,
  cancelRestore: API.restore,
})
@Injectable()
export class RestoreOperationsResource implements RestliResource {
  constructor(
    private readonly restores: RestoreIndicesService,
    private readonly access: RestliAccess,
    private readonly trail: AuditTrail,
  ) {}

  readonly resource = 'operations';

  readonly actions = [
    action('restoreIndices', RESTORE_PARAMETERS, (given, call) => this.restore(given, call)),
    action('estimateRestore', RESTORE_PARAMETERS, (given, call) => this.estimate(given, call)),
    action('cancelRestore', { taskId: text() }, ({ taskId }, call) => this.cancel(taskId, call)),
    action('getRestoreStatus', { taskId: optional(text()) }, ({ taskId }, call) => this.status(taskId, call)),
  ];

  private async restore(given: RestoreParameters, call: RestliCall): Promise<string> {
    if (given.urn !== undefined) checkUrn('urn', given.urn);
    await this.require(call, given.urn);
    this.trail.operation(call.actor.urn, 'restoreIndices', given);
    return JSON.stringify(await this.restores.restore(given, call.actor.urn));
  }

  private async estimate(given: RestoreParameters, call: RestliCall): Promise<string> {
    if (given.urn !== undefined) checkUrn('urn', given.urn);
    await this.require(call, given.urn);
    return JSON.stringify(await this.restores.estimate(given, call.actor.urn));
  }

  private async cancel(taskId: string, call: RestliCall): Promise<string> {
    await this.require(call);
    this.trail.operation(call.actor.urn, 'cancelRestore', { taskId });
    return JSON.stringify(await this.restores.cancel(taskId, call.actor.urn));
  }

  private async status(taskId: string | undefined, call: RestliCall): Promise<string> {
    await this.require(call);
    return JSON.stringify(await this.restores.status(taskId));
  }

  private require(call: RestliCall, urn?: string): Promise<void> {
    return urn === undefined
      ? this.access.require(call, API.restore, RESTORING)
      : this.access.requireOne(call, API.restoreOne, RESTORING, urn);
  }
}
