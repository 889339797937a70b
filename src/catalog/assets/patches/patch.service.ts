import { Injectable } from '@nestjs/common';
import type { ChangeProposal } from '../../../aspects/index.js';
import { type Actor, Authorizer } from '../../../auth/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import { type Editor, editorOptions } from '../../../entities/index.js';
import { IngestService } from '../../../ingestion/index.js';
import { ModelRegistry } from '../../../model/index.js';
import type { PatchEntityInput } from './patch.input.js';
import type { PatchEntityResult } from './patch.model.js';
import { nameIn, proposalOf } from './patch-proposal.js';
import { EDITING } from './patch.demands.js';

/** Stands in a result for the urn that an input lacks. Source: DataHub's GraphQL. */
const NO_URN = 'urn:li:unknown:error';

/** Patches aspects of any entity. */
@Injectable()
export class PatchService {
  constructor(
    private readonly ingestion: IngestService,
    private readonly authorizer: Authorizer,
    private readonly registry: ModelRegistry,
  ) {}

  /**
   * Writes all patches in one transaction, or none. Answers a result for each, in order. What callers can do wrong, a
   * lack of rights included, is told in the results: of each patch, since none is stored then.
   */
  async patch(inputs: readonly PatchEntityInput[], by: Editor): Promise<PatchEntityResult[]> {
    try {
      await this.write(inputs, by);
      return inputs.map((input) => ({ urn: input.urn ?? NO_URN, name: nameIn(input), success: true, error: null }));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return inputs.map(({ urn }) => ({ urn: urn ?? NO_URN, name: null, success: false, error: error.message }));
    }
  }

  private async write(inputs: readonly PatchEntityInput[], by: Editor): Promise<void> {
    if (inputs.length === 0) return;
    const proposals = inputs.map((input) => proposalOf(input, this.registry));
    await this.requireEdits(proposals, by.actor);
    await this.ingestion.ingest(proposals, by.actor, { ...editorOptions(by), authorize: true });
  }

  /** The right to edit, which DataHub asks for here, goes with those of the kind of entity, which `ingest` asks for. */
  private async requireEdits(proposals: readonly ChangeProposal[], actor: Actor): Promise<void> {
    const types = new Map(proposals.map(({ urn, entityType }) => [urn, entityType]));
    for (const [urn, type] of types) {
      const refusal = `${actor.urn} is unauthorized to update entity ${urn}`;
      await this.authorizer.requireDemand(actor, EDITING, { type, urn }, { refusal });
    }
  }
}
