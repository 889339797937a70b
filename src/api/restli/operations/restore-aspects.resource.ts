import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../foundation/audit/index.js';
import { API } from '../../../auth/index.js';
import { RestoreIndicesService } from '../../../operations/index.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { RESTORE_PARAMETERS, type RestoreParameters } from './restore-parameters.js';
import { RestliDemands } from '../protocol/restli-demands.js';

/** The older place of `restoreIndices`, `/aspects`, which requires the privilege in general whatever the urn. */
@RestliDemands({ restoreIndices: API.restore })
@Injectable()
export class RestoreAspectsResource implements RestliResource {
  constructor(
    private readonly restores: RestoreIndicesService,
    private readonly access: RestliAccess,
    private readonly trail: AuditTrail,
  ) {}

  readonly resource = 'aspects';

  readonly actions = [action('restoreIndices', RESTORE_PARAMETERS, (given, call) => this.restore(given, call))];

  private async restore(given: RestoreParameters, call: RestliCall): Promise<string> {
    await this.access.require(call, API.restore, 'update entities.');
    this.trail.operation(call.actor.urn, 'restoreIndices', given);
    return JSON.stringify(await this.restores.restore(given, call.actor.urn));
  }
}
