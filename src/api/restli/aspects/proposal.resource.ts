import { Injectable } from '@nestjs/common';
import { inTurns } from '../../../foundation/common/event-loop.js';
import type { JsonObject } from '../../../foundation/common/json.js';
import { IngestService, proposalFromJson, PROPOSING } from '../../../ingestion/index.js';
import { ModelRegistry } from '../../../model/index.js';
import { ingestOptions } from '../call-options.js';
import { list, looseFlag, optional, record } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliDemands } from '../protocol/restli-demands.js';

/**
 * Writes on `/aspects`. Every write is durable before the answer, also when the caller asks for an asynchronous one;
 * then refusals are told by the trace.
 */
@RestliDemands({ ingestProposal: PROPOSING, ingestProposalBatch: PROPOSING })
@Injectable()
export class ProposalResource implements RestliResource {
  constructor(
    private readonly ingestService: IngestService,
    private readonly registry: ModelRegistry,
  ) {}

  readonly resource = 'aspects';

  readonly actions = [
    action(
      'ingestProposal',
      { proposal: record(), async: optional(looseFlag()) },
      ({ proposal, async: isAsync }, call) => this.ingest([proposal], isAsync, call),
      { takesProposals: true },
    ),
    action(
      'ingestProposalBatch',
      { proposals: list(record()), async: optional(looseFlag()) },
      ({ proposals, async: isAsync }, call) => this.ingest(proposals, isAsync, call),
      { takesProposals: true },
    ),
  ];

  private async ingest(raw: readonly JsonObject[], isAsync: boolean | undefined, call: RestliCall): Promise<'success'> {
    const proposals = await inTurns(raw, (proposal) => proposalFromJson(proposal, this.registry));
    await this.ingestService.ingest(proposals, call.actor, { ...ingestOptions(call), isAsync: isAsync === true });
    return 'success';
  }
}
