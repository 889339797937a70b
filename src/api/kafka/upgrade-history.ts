import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { INTERFACE_VERSION } from '../../foundation/requests/interface-version.js';
import { messageOf } from '../../foundation/common/message-of.js';
import { AppConfig } from '../../foundation/config/index.js';
import { MessageBus } from '../../foundation/messaging/index.js';
import { EventCodec, TopicSetup } from '../../ingestion/index.js';

/** The revision that DataHub appends to its version unless it is configured. */
const REVISION = 0;

/** Tells programs that wait for an upgrade of the stores that it is complete, after every start. */
@Injectable()
export class UpgradeHistory implements OnApplicationBootstrap {
  private readonly logger = new Logger('Kafka');

  constructor(
    private readonly bus: MessageBus,
    private readonly codec: EventCodec,
    private readonly topics: TopicSetup,
    private readonly config: AppConfig,
  ) {}

  onApplicationBootstrap(): void {
    void this.tell();
  }

  private async tell(): Promise<void> {
    if (!(await this.topics.ready)) return;
    const topic = this.config.topics.upgradeHistory;
    try {
      const event = { version: `v${INTERFACE_VERSION}-${REVISION}` };
      const value = await this.codec.encode('DataHubUpgradeHistoryEvent', topic, event);
      await this.bus.send(topic, [{ key: undefined, value }]);
    } catch (error) {
      this.logger.warn(`${topic} was not told of the start: ${messageOf(error)}`);
    }
  }
}
