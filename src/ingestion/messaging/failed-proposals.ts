import { Injectable } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import { AppConfig } from '../../foundation/config/index.js';
import { MessageBus } from '../../foundation/messaging/index.js';
import { EventCodec } from './event-codec.js';
import type { ProposalMessage } from './proposal-message.js';

/** Longest text of an error in a message, in characters. */
const LONGEST_ERROR = 20_000;

/** Sends refused proposals to their topic, for people and programs that repair them. */
@Injectable()
export class FailedProposals {
  constructor(
    private readonly bus: MessageBus,
    private readonly codec: EventCodec,
    private readonly config: AppConfig,
  ) {}

  /**
   * Sends one refused proposal with the reason; its aspect is left out if the message were too large with it. Throws
   * `ENGINE_UNAVAILABLE`.
   */
  async send(proposal: ProposalMessage, error: string): Promise<void> {
    try {
      await this.sendWhole(proposal, error);
    } catch (failure) {
      if (!(failure instanceof DomainError) || failure.code !== 'PAYLOAD_TOO_LARGE') throw failure;
      const bytes = proposal.aspect?.value.length ?? 0;
      const { aspect: _aspect, ...bare } = proposal;
      await this.sendWhole(bare, `${error} (The aspect of ${bytes} bytes is left out, because it is too large.)`);
    }
  }

  private async sendWhole(proposal: ProposalMessage, error: string): Promise<void> {
    const topic = this.config.topics.failedProposals;
    const event = { metadataChangeProposal: { ...proposal }, error: error.slice(0, LONGEST_ERROR) };
    const value = await this.codec.encode('FailedMetadataChangeProposal', topic, event);
    await this.bus.send(topic, [{ key: proposal.entityUrn ?? undefined, value }]);
  }
}
