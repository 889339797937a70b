import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../foundation/audit/index.js';
import { API } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/json/json.js';
import { optional, record, text, type ValuesOf } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { RestliDemands } from '../protocol/restli-demands.js';

const parameters = { name: text(), key: optional(text()), event: record() };

/**
 * Events of applications, on `/platform`. The service has no message bus: it validates events and records them in the
 * audit trail.
 */
@RestliDemands({ producePlatformEvent: API.produceEvents })
@Injectable()
export class PlatformResource implements RestliResource {
  constructor(
    private readonly trail: AuditTrail,
    private readonly access: RestliAccess,
  ) {}

  readonly resource = 'platform';

  readonly actions = [action('producePlatformEvent', parameters, (asked, call) => this.produce(asked, call))];

  private async produce({ name, event }: ValuesOf<typeof parameters>, call: RestliCall): Promise<undefined> {
    await this.access.require(call, API.produceEvents, 'produce platform events.');
    checkEvent(event);
    this.trail.operation(call.actor.urn, 'producePlatformEvent', { name });
    return undefined;
  }
}

function checkEvent({ header, name, payload }: JsonObject): void {
  if (!isJsonObject(header) || typeof header['timestampMillis'] !== 'number') {
    throw invalidArgument('event.header.timestampMillis must be a number, in milliseconds since 1970.');
  }
  if (typeof name !== 'string') throw invalidArgument('event.name must be a string.');
  if (!isJsonObject(payload) || typeof payload['value'] !== 'string' || typeof payload['contentType'] !== 'string') {
    throw invalidArgument('event.payload must be a record of the strings value and contentType.');
  }
}
