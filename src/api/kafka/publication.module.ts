import { type DynamicModule, Module } from '@nestjs/common';
import type { AppConfig } from '../../foundation/config/index.js';
import { ChangeMessages } from './change-messages.js';
import { ChangePublisher } from './change-publisher.js';
import { ChangeSender } from './change-sender.js';
import { UpgradeHistory } from './upgrade-history.js';

/** Publishes changes on the message bus. */
@Module({})
export class PublicationModule {
  /** The module where a broker is configured; otherwise nothing. */
  static of({ kafka }: AppConfig): readonly DynamicModule[] {
    if (kafka === undefined) return [];
    return [{ module: PublicationModule, providers: [ChangeMessages, ChangeSender, ChangePublisher, UpgradeHistory] }];
  }
}
