import { Injectable } from '@nestjs/common';
import { type Actor, Authorizer, type Demand, resourceAt } from '../../auth/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { DOCUMENT } from './document.mappings.js';

/**
 * Knows who may write documents: those who manage them all, and those who may do it to entities of the kind or to the
 * one.
 */
@Injectable()
export class DocumentRights {
  constructor(private readonly authorizer: Authorizer) {}

  /**
   * Throws `FORBIDDEN` unless the actor meets `demand` on the document; `MALFORMED_URN` or `INVALID_ARGUMENT` when
   * `urn` is not that of a document.
   */
  async require(actor: Actor, demand: Demand, urn: string): Promise<void> {
    requireDocumentUrn('urn', urn);
    await this.authorizer.requireDemand(actor, demand, resourceAt(urn));
  }
}

/** Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` naming `field` when `urn` is not that of a document. */
export function requireDocumentUrn(field: string, urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== DOCUMENT.entityType)
    throw invalidArgument(`${field}: ${urn} names a ${entityType}; give the urn of a document`);
}
