import { Injectable } from '@nestjs/common';
import { type Actor, Authorizer } from '../auth/index.js';
import { forbidden } from '../common/errors.js';
import { Urn } from '../common/urn.js';

/** Operations on entities that the OpenAPI asks for itself; writes are asked for where they are ingested. */
type ReadOperation = 'READ' | 'EXISTS';

/** Asks whether the caller of an OpenAPI endpoint may read what it wants. */
@Injectable()
export class OpenapiAccess {
  constructor(private readonly authorizer: Authorizer) {}

  /** Throws `FORBIDDEN` unless `actor` may do `operation` on every urn. */
  async require(actor: Actor, operation: ReadOperation, urns: readonly string[]): Promise<void> {
    for (const urn of urns) {
      const resource = { type: Urn.parse(urn).entityType, urn };
      if (await this.authorizer.canOperate(actor, 'ENTITY', operation, resource)) continue;
      throw forbidden(`${actor.urn} is unauthorized to ${operation} entities.`);
    }
  }

  /** Whether `actor` may read the time series of `urn`. */
  async mayReadTimeseries(actor: Actor, urn: string): Promise<boolean> {
    return this.authorizer.canOperate(actor, 'TIMESERIES', 'READ', { type: Urn.parse(urn).entityType, urn });
  }
}
