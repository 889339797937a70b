import { Injectable } from '@nestjs/common';
import { type Actor, Authorizer } from '../../auth/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { MANAGING_INGESTION } from '../../operations/index.js';

/** Knows who manages ingestion. */
@Injectable()
export class IngestionRights {
  constructor(private readonly authorizer: Authorizer) {}

  /** Throws `FORBIDDEN` unless the actor manages ingestion sources. */
  async require(actor: Actor): Promise<void> {
    await this.authorizer.requireDemand(actor, MANAGING_INGESTION);
  }
}

/**
 * Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` naming `field` when `urn` is not that of an entity of kind
 * `entityName`.
 */
export function requireKind(field: string, urn: string, entityName: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== entityName)
    throw invalidArgument(`${field}: ${urn} names a ${entityType}; give the urn of a ${entityName}`);
}
