import { Injectable } from '@nestjs/common';
import { type Actor, Authorizer } from '../../auth/index.js';
import { MANAGING_INGESTION } from '../../operations/index.js';

/** Checks the privilege to manage ingestion. */
@Injectable()
export class IngestionRights {
  constructor(private readonly authorizer: Authorizer) {}

  /** Throws `FORBIDDEN` unless the actor manages ingestion sources. */
  async require(actor: Actor): Promise<void> {
    await this.authorizer.requireDemand(actor, MANAGING_INGESTION);
  }
}
