import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../../foundation/config/index.js';
import { MessageBus, openMessageBus } from '../../foundation/messaging/index.js';
import { EventCodec } from './event-codec.js';
import { FailedProposals } from './failed-proposals.js';
import { ProposalConsumer } from './proposal-consumer.js';
import { ProposalWriter } from './proposal-writer.js';
import { PublicationProgress } from './publication-progress.js';
import { PublicationStart } from './publication-start.js';
import { PublicationStore } from './publication-store.js';
import { TopicSetup } from './topic-setup.js';

/** The message bus, and the proposals that arrive over it. */
@Global()
@Module({})
export class MessagingModule implements OnApplicationShutdown {
  constructor(private readonly bus: MessageBus) {}

  /** The module where a broker is configured; otherwise nothing, and nothing of it is loaded. */
  static of({ kafka }: AppConfig): readonly DynamicModule[] {
    if (kafka === undefined) return [];
    return [
      {
        module: MessagingModule,
        providers: [
          { provide: MessageBus, useFactory: () => openMessageBus(kafka) },
          { provide: EventCodec, useFactory: () => EventCodec.load(kafka.registryUrl) },
          TopicSetup,
          PublicationStore,
          PublicationStart,
          PublicationProgress,
          FailedProposals,
          ProposalWriter,
          ProposalConsumer,
        ],
        exports: [MessageBus, EventCodec, TopicSetup, PublicationStore, PublicationProgress, ProposalConsumer],
      },
    ];
  }

  /** Ends the connections, after everything that uses them. */
  async onApplicationShutdown(): Promise<void> {
    await this.bus.close();
  }
}
