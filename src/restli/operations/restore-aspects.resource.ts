import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/index.js';
import { PRIVILEGES, RestliDemands } from '../../auth/index.js';
import { RestoreIndicesService } from '../../operations/index.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { RESTORE_PARAMETERS, type RestoreParameters } from './restore-parameters.js';

/** What a caller without the privilege is told here; the text is DataHub's. */
const REFUSAL = 'User is unauthorized to update entities.';

/** The older place of `restoreIndices`, `/aspects`, which asks for the privilege in general whatever the urn. */
@RestliDemands({ restoreIndices: 'RESTORE_INDICES_PRIVILEGE' })
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
    await this.access.requireAny(call, [PRIVILEGES.RESTORE_INDICES_PRIVILEGE], REFUSAL);
    this.trail.operation(call.actor.urn, 'restoreIndices', given);
    return JSON.stringify(await this.restores.restore(given, call.actor.urn));
  }
}
