import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../discovery/index.js';
import { CursorStore } from './delivery/cursor-store.js';
import { DeliveryLog } from './delivery/delivery-log.js';
import { DeliveryMetrics } from './delivery/delivery-metrics.js';
import { EventSender } from './delivery/event-sender.js';
import { OwnerView } from './delivery/owner-view.js';
import { SharedPages } from './delivery/shared-pages.js';
import { WebhookDispatcher } from './delivery/webhook-dispatcher.js';
import { WebhookWorker } from './delivery/webhook-worker.js';
import { WebhookKeys } from './webhook-keys.js';
import { WebhookPauses } from './webhook-pauses.js';
import { WebhookResolver } from './webhook.resolver.js';
import { WebhookService } from './webhook.service.js';

/** Webhooks: subscriptions to changes, and their delivery. */
@Module({
  imports: [DiscoveryModule],
  providers: [
    CursorStore,
    DeliveryLog,
    DeliveryMetrics,
    EventSender,
    OwnerView,
    SharedPages,
    WebhookDispatcher,
    WebhookKeys,
    WebhookPauses,
    WebhookResolver,
    WebhookService,
    WebhookWorker,
  ],
})
export class WebhookModule {}
