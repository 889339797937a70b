import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../foundation/audit/index.js';
import { API } from '../../../auth/index.js';
import { type RestateArguments, RestateAspectsService } from '../../../operations/index.js';
import { list, number, optional, text } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { RestliDemands } from '../protocol/restli-demands.js';

/** The action in the refusal message. */
const RESTATING = 'restate aspects.';

const PARAMETERS = {
  urn: optional(text()),
  urns: optional(list(text())),
  urnLike: optional(text()),
  aspect: optional(text()),
  aspectNames: optional(list(text())),
  start: optional(number()),
  batchSize: optional(number()),
  limit: optional(number()),
  gePitEpochMs: optional(number()),
  lePitEpochMs: optional(number()),
  lastUrn: optional(text()),
  lastAspect: optional(text()),
};

/** The publication of stored aspects on `/operations`. Every response is a string that contains JSON. */
@RestliDemands({ restateAspects: API.restate, getRestateStatus: API.restate, cancelRestate: API.restate })
@Injectable()
export class RestateOperationsResource implements RestliResource {
  constructor(
    private readonly restating: RestateAspectsService,
    private readonly access: RestliAccess,
    private readonly trail: AuditTrail,
  ) {}

  readonly resource = 'operations';

  readonly actions = [
    action('restateAspects', PARAMETERS, (given, call) => this.start(given, call)),
    action('getRestateStatus', { taskId: optional(text()) }, async ({ taskId }, call) => {
      await this.access.require(call, API.restate, RESTATING);
      return JSON.stringify(await this.restating.status(taskId));
    }),
    action('cancelRestate', { taskId: text() }, ({ taskId }, call) => this.cancel(taskId, call)),
  ];

  private async start(given: RestateArguments, call: RestliCall): Promise<string> {
    await this.access.require(call, API.restate, RESTATING);
    this.trail.operation(call.actor.urn, 'restateAspects', { ...given });
    return JSON.stringify(await this.restating.start(given, call.actor.urn));
  }

  private async cancel(taskId: string, call: RestliCall): Promise<string> {
    await this.access.require(call, API.restate, RESTATING);
    this.trail.operation(call.actor.urn, 'cancelRestate', { taskId });
    return JSON.stringify(await this.restating.cancel(taskId, call.actor.urn));
  }
}
