import { Controller, Inject, Optional } from '@nestjs/common';
import type { JsonObject } from '../../../foundation/common/json.js';
import { MessageBus } from '../../../foundation/messaging/index.js';
import { IngestService } from '../../../ingestion/index.js';
import { Projector } from '../../../projection/index.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { lagByGroup } from './consumer-lag.js';
import { MESSAGING, STREAMS } from './messaging.operations.js';
import { ProposalBacklog } from './proposal-backlog.js';

/**
 * The processing lag of accepted changes: proposals waiting for their transaction in this process, and changes not yet
 * visible to search; with a message bus also the proposals on it that nobody has read.
 */
@Controller()
export class MessagingController {
  constructor(
    private readonly projector: Projector,
    private readonly ingestion: IngestService,
    private readonly backlog: ProposalBacklog,
    @Optional() @Inject(MessageBus) private readonly bus: MessageBus | undefined,
  ) {}

  /** The transport of messages. The topics are named as in DataHub. */
  @Operation(MESSAGING.transport)
  transport(): JsonObject {
    return {
      transport: this.transportName,
      metadataChangeProposalTopic: STREAMS.mcp.topic,
      metadataChangeLogVersionedTopic: STREAMS.mcl.topic,
      metadataChangeLogTimeseriesTopic: STREAMS.mclTimeseries.topic,
    };
  }

  /** The lag of one stream. */
  @Operation(MESSAGING.lag)
  async lag({ stream, detailed }: InputOf<typeof MESSAGING.lag>): Promise<JsonObject> {
    const consumerGroups = lagByGroup({ ...stream, lag: await this.waiting(stream.name) }, detailed);
    return { transport: this.transportName, consumerGroups };
  }

  /** The lag of one stream, in the form of DataHub's older endpoint. */
  @Operation(MESSAGING.offsets)
  async offsets({ stream, detailed }: InputOf<typeof MESSAGING.offsets>): Promise<JsonObject> {
    return lagByGroup({ ...stream, lag: await this.waiting(stream.name) }, detailed);
  }

  /** Time-series values are readable before the response is sent. */
  private async waiting(stream: string): Promise<number> {
    if (stream === 'mcp') return this.ingestion.pending + ((await this.backlog.unread()) ?? 0);
    return stream === 'mcl' ? (await this.projector.status()).behind : 0;
  }

  private get transportName(): string {
    return this.bus === undefined ? 'none' : 'kafka';
  }
}
