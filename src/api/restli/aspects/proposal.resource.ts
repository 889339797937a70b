import { Injectable } from '@nestjs/common';
import { AspectStore, type ChangeProposal } from '../../../aspects/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import { inTurns } from '../../../foundation/concurrency/event-loop.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import {
  IngestService,
  proposalFromJson,
  PROPOSING,
  type RefusedProposal,
  RefusedProposalStore,
  unreadProposal,
} from '../../../ingestion/index.js';
import { ModelRegistry } from '../../../model/index.js';
import { ingestOptions } from '../call-options.js';
import { list, looseFlag, optional, record } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliDemands } from '../protocol/restli-demands.js';
import { unescapedProposal } from './escaped-text.js';

/**
 * Writes on `/aspects`. Every write is durable before the response, even if the caller requests an asynchronous one;
 * the trace then reports refusals.
 */
@RestliDemands({ ingestProposal: PROPOSING, ingestProposalBatch: PROPOSING })
@Injectable()
export class ProposalResource implements RestliResource {
  constructor(
    private readonly ingestService: IngestService,
    private readonly registry: ModelRegistry,
    private readonly refusals: RefusedProposalStore,
    private readonly store: AspectStore,
  ) {}

  readonly resource = 'aspects';

  readonly actions = [
    action(
      'ingestProposal',
      { proposal: record(), async: optional(looseFlag()) },
      async ({ proposal, async: isAsync }, call) => this.ingest([await this.unescaped(proposal)], isAsync, call),
      { takesProposals: true },
    ),
    action(
      'ingestProposalBatch',
      { proposals: list(record()), async: optional(looseFlag()) },
      ({ proposals, async: isAsync }, call) => this.ingest(proposals, isAsync, call),
      { takesProposals: true },
    ),
  ];

  /**
   * The proposal without double escapes. An entity that is stored under the urn as it was sent keeps it: DataHub, which
   * reads no such escapes, may have stored it.
   */
  private async unescaped(sent: JsonObject): Promise<JsonObject> {
    const read = unescapedProposal(sent);
    const { entityUrn } = sent;
    const isRenamed = typeof entityUrn === 'string' && read['entityUrn'] !== entityUrn;
    return isRenamed && (await this.isStored(entityUrn)) ? { ...read, entityUrn } : read;
  }

  private async isStored(urn: string): Promise<boolean> {
    return Urn.tryParse(urn) !== undefined && this.store.exists(urn, { includeSoftDeleted: true });
  }

  private async ingest(raw: readonly JsonObject[], isAsync: boolean | undefined, call: RestliCall): Promise<'success'> {
    const options = { ...ingestOptions(call), isAsync: isAsync === true };
    const { proposals, unread } = await this.read(raw, options.isAsync);
    await this.ingestService.ingest(proposals, call.actor, options);
    if (unread.length > 0) await this.refusals.add(call.traceId, unread);
    return 'success';
  }

  /**
   * The proposals; with `inPart` those whose urns are malformed are left out, unless there are no others. Throws what
   * `proposalFromJson` throws.
   */
  private async read(raw: readonly JsonObject[], inPart: boolean): Promise<ReadProposals> {
    const unread: RefusedProposal[] = [];
    const read = await inTurns(raw, (one) => {
      try {
        return [proposalFromJson(one, this.registry)];
      } catch (error) {
        if (!inPart || !isMalformedUrn(error)) throw error;
        unread.push(unreadProposal(one, error));
        return [];
      }
    });
    const proposals = read.flat();
    if (proposals.length > 0 || raw.length === 0) return { proposals, unread };
    return { proposals: await inTurns(raw, (one) => proposalFromJson(one, this.registry)), unread: [] };
  }
}

interface ReadProposals {
  readonly proposals: readonly ChangeProposal[];
  readonly unread: readonly RefusedProposal[];
}

function isMalformedUrn(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === 'MALFORMED_URN';
}
