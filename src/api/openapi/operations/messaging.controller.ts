import { Controller, Inject, Optional } from '@nestjs/common';
import type { JsonObject } from '../../../foundation/json/json.js';
import { AppConfig } from '../../../foundation/config/index.js';
import { MessageBus } from '../../../foundation/messaging/index.js';
import { IngestService } from '../../../ingestion/index.js';
import { Projector } from '../../../projection/index.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { lagByGroup, type StreamLag } from './consumer-lag.js';
import { MESSAGING, type Stream } from './messaging.operations.js';
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
    private readonly config: AppConfig,
    @Optional() @Inject(MessageBus) private readonly bus: MessageBus | undefined,
  ) {}

  /** The transport of messages, and the topics that are configured. */
  @Operation(MESSAGING.transport)
  transport(): JsonObject {
    const { topics } = this.config;
    return {
      transport: this.transportName,
      metadataChangeProposalTopic: topics.proposals,
      metadataChangeLogVersionedTopic: topics.versionedChanges,
      metadataChangeLogTimeseriesTopic: topics.timeseriesChanges,
    };
  }

  /** The lag of one stream. */
  @Operation(MESSAGING.lag)
  async lag({ stream, detailed }: InputOf<typeof MESSAGING.lag>): Promise<JsonObject> {
    const consumerGroups = lagByGroup(await this.lagOf(stream), detailed);
    return { transport: this.transportName, consumerGroups };
  }

  /** The lag of one stream, in the form of DataHub's older endpoint. */
  @Operation(MESSAGING.offsets)
  async offsets({ stream, detailed }: InputOf<typeof MESSAGING.offsets>): Promise<JsonObject> {
    return lagByGroup(await this.lagOf(stream), detailed);
  }

  private async lagOf({ name, consumerGroup }: Stream): Promise<StreamLag> {
    const { topics, kafka } = this.config;
    const names: Readonly<Record<Stream['name'], string>> = {
      mcp: topics.proposals,
      mcl: topics.versionedChanges,
      'mcl-timeseries': topics.timeseriesChanges,
      'usage-events': topics.usageEvents,
    };
    const group = name === 'mcp' ? (kafka?.proposalsGroup ?? consumerGroup) : consumerGroup;
    return { consumerGroup: group, topic: names[name], lag: await this.waiting(name) };
  }

  /** Time-series values are readable before the response is sent. */
  private async waiting(stream: Stream['name']): Promise<number> {
    if (stream === 'mcp') return this.ingestion.pending + ((await this.backlog.unread()) ?? 0);
    return stream === 'mcl' ? (await this.projector.status()).behind : 0;
  }

  private get transportName(): string {
    return this.bus === undefined ? 'none' : 'kafka';
  }
}
