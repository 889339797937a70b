import { Injectable } from '@nestjs/common';
import { type Actor, Authorizer, type Demand, resourceAt } from '../../auth/index.js';
import { requireUrnOf } from '../../entities/index.js';
import { DOCUMENT } from './document.mappings.js';

/** Checks whether actors may write documents. */
@Injectable()
export class DocumentRights {
  constructor(private readonly authorizer: Authorizer) {}

  /**
   * Throws `FORBIDDEN` unless the actor meets `demand` on the document; `MALFORMED_URN` or `INVALID_ARGUMENT` if `urn`
   * does not name a document.
   */
  async require(actor: Actor, demand: Demand, urn: string): Promise<void> {
    requireUrnOf(DOCUMENT.entityType, urn, 'urn');
    await this.authorizer.requireDemand(actor, demand, resourceAt(urn));
  }
}
