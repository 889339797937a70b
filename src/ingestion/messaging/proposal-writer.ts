import { Injectable, Logger } from '@nestjs/common';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError, type ErrorCode } from '../../foundation/common/errors.js';
import { messageOf } from '../../foundation/common/message-of.js';
import { newTraceId } from '../../foundation/requests/trace.js';
import type { ReceivedMessage } from '../../foundation/messaging/index.js';
import { ModelRegistry } from '../../model/index.js';
import { IngestService } from '../ingest.service.js';
import { proposalFromJson } from '../proposals/proposal.js';
import { unreadProposal } from '../refusals/refusal.js';
import { RefusedProposalStore } from '../refusals/refused-proposal-store.js';
import { withoutAppSource } from '../validation/trusted-write.js';
import { EventCodec } from './event-codec.js';
import { FailedProposals } from './failed-proposals.js';
import { ProposalGroup } from './proposal-group.js';
import { jsonOfMessage, type ProposalMessage, traceIdOf, unreadMessage } from './proposal-message.js';

/** A message whose content is known, or the reason why it is not. */
interface ReadMessage {
  readonly proposal: ProposalMessage;
  readonly refusal: unknown;
}

/** Errors that say nothing about the proposal: the same proposal may be written later. */
const TEMPORARY: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'ENGINE_UNAVAILABLE',
  'OUTCOME_UNKNOWN',
  'TRANSACTION_CONFLICT',
  'RATE_LIMITED',
  'STOPPING',
  'DEADLINE_EXCEEDED',
]);

/** Writes proposals that arrive as messages, in the name of the system as DataHub does. */
@Injectable()
export class ProposalWriter {
  private readonly logger = new Logger('Proposals');

  constructor(
    private readonly ingestion: IngestService,
    private readonly registry: ModelRegistry,
    private readonly codec: EventCodec,
    private readonly failed: FailedProposals,
    private readonly refusals: RefusedProposalStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes the proposals of the first messages, as many as one transaction may have. Returns their number; 0 if the
   * first is refused, and nothing is written. Throws errors that say nothing about the proposals, such as
   * `ENGINE_UNAVAILABLE`.
   */
  async write(messages: readonly ReceivedMessage[]): Promise<number> {
    const group = await this.groupOf(messages);
    if (group.length === 0) return 0;
    if ((await this.refusalOf(group)) === undefined) return group.length;
    return group.length > 1 && (await this.refusalOf(group.slice(0, 1))) === undefined ? 1 : 0;
  }

  /**
   * Writes the proposal of a message, or returns false and sends it to the topic of failures with the reason of its
   * refusal. Throws errors that say nothing about the proposal.
   */
  async writeOrFail(message: ReceivedMessage): Promise<boolean> {
    const { proposal, refusal: unread } = await this.read(message);
    const refusal = unread ?? (await this.refusalOf([proposal]));
    if (refusal === undefined) return true;
    const reason = messageOf(refusal);
    const place = `${message.topic}, partition ${message.partition}, offset ${message.offset}`;
    this.logger.warn(`The proposal at ${place} was refused: ${reason}`);
    await this.failed.send(proposal, refusal instanceof DomainError ? `${refusal.code}: ${reason}` : reason);
    await this.recordFor(proposal, refusal);
    return false;
  }

  /** The proposals of the first messages that may be written together; none if the first cannot be read. */
  private async groupOf(messages: readonly ReceivedMessage[]): Promise<readonly ProposalMessage[]> {
    let group: ProposalGroup | undefined;
    for (const message of messages) {
      const { proposal, refusal } = await this.read(message);
      if (refusal !== undefined) break;
      if (group === undefined) group = new ProposalGroup(proposal);
      else if (!group.add(proposal)) break;
      if (!group.isOpen) break;
    }
    return group?.proposals ?? [];
  }

  private async read(message: ReceivedMessage): Promise<ReadMessage> {
    try {
      return { proposal: (await this.codec.decode(message.value)) as ProposalMessage, refusal: undefined };
    } catch (error) {
      throwTemporary(error);
      return { proposal: unreadMessage(message), refusal: error };
    }
  }

  /** Writes all or none; the reason of a refusal, or undefined where the proposals are written. */
  private async refusalOf(messages: readonly ProposalMessage[]): Promise<unknown> {
    const traceId = messages.map(traceIdOf).find((id) => id !== undefined) ?? newTraceId(this.clock.now());
    try {
      const proposals = messages.map((one) => withoutAppSource(proposalFromJson(jsonOfMessage(one), this.registry)));
      const options = { source: 'MESSAGING', proposedByCaller: true, authorize: false, traceId } as const;
      await this.ingestion.ingest(proposals, SYSTEM_ACTOR, options);
      return undefined;
    } catch (error) {
      throwTemporary(error);
      if (!(error instanceof DomainError)) this.logger.error('A proposal failed', error);
      return error;
    }
  }

  /** Lets the trace of the sender show the refusal. */
  private async recordFor(proposal: ProposalMessage, refusal: unknown): Promise<void> {
    const traceId = traceIdOf(proposal);
    if (traceId === undefined || !(refusal instanceof DomainError)) return;
    await this.refusals.add(traceId, [unreadProposal(jsonOfMessage(proposal), refusal)]);
  }
}

function throwTemporary(error: unknown): void {
  if (error instanceof DomainError && TEMPORARY.has(error.code)) throw error;
}
