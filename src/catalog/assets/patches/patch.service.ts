import { Injectable } from '@nestjs/common';
import type { ChangeProposal } from '../../../aspects/index.js';
import { type Actor, Authorizer, resourceAt } from '../../../auth/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import { type Editor, editorOptions } from '../../../entities/index.js';
import { IngestService } from '../../../ingestion/index.js';
import { ModelRegistry } from '../../../model/index.js';
import type { PatchEntityInput } from './patch.input.js';
import type { PatchEntityResult } from './patch.model.js';
import { nameIn, proposalOf } from './patch-proposal.js';
import { EDITING } from './patch.demands.js';

/** The urn in the result of an input without a urn. Source: DataHub's GraphQL. */
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
   * Writes all patches in one transaction, or none. Returns one result per patch, in order. An error of the caller,
   * such as a missing privilege, is reported in every result, because no patch is stored.
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

  /** Requires `EDIT_ENTITY`, as DataHub does, in addition to the demands of `ingest`. */
  private async requireEdits(proposals: readonly ChangeProposal[], actor: Actor): Promise<void> {
    for (const urn of new Set(proposals.map((proposal) => proposal.urn))) {
      const refusal = `${actor.urn} is unauthorized to update entity ${urn}`;
      await this.authorizer.requireDemand(actor, EDITING, resourceAt(urn), { refusal });
    }
  }
}
