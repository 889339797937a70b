import { Injectable } from '@nestjs/common';
import { AspectStore, type FollowedChange } from '../../../aspects/index.js';
import { AppConfig } from '../../../foundation/config/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { type StoredOf, webhookInfo } from '../../../model/index.js';
import { WebhookKeys } from '../webhook-keys.js';
import { WebhookPauses } from '../webhook-pauses.js';
import { changeBody, testBody } from './change-message.js';
import { DeliveryLog } from './delivery-log.js';
import { DeliveryMetrics } from './delivery-metrics.js';
import { OwnerView } from './owner-view.js';
import { retryWait } from './retry-schedule.js';
import { sendSigned, type WebhookResponse } from './signed-request.js';

/** Status with which a receiver says that it wants no more. */
const GONE = 410;

/** A stored webhook. */
export type StoredWebhook = StoredOf<typeof webhookInfo>;

/** An event to deliver. */
export interface WebhookEvent {
  readonly id: string;
  readonly change: FollowedChange;
  /** Failed attempts so far. */
  readonly attempt: number;
}

/**
 * What became of an event: it was delivered; it is left out; the webhook gets nothing any more for now; or it is to be
 * tried again.
 */
export type EventOutcome = 'delivered' | 'left out' | 'ended' | { readonly retryMs: number };

/** Delivers single events. Methods throw `ENGINE_UNAVAILABLE`. */
@Injectable()
export class EventSender {
  constructor(
    private readonly store: AspectStore,
    private readonly keys: WebhookKeys,
    private readonly pauses: WebhookPauses,
    private readonly view: OwnerView,
    private readonly log: DeliveryLog,
    private readonly metrics: DeliveryMetrics,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** The webhook if it is active, exists and has a key. Pauses one whose owner may no longer have webhooks. */
  async active(urn: string): Promise<StoredWebhook | undefined> {
    const webhook = await this.store.value(urn, webhookInfo);
    if (webhook?.state !== 'ACTIVE' || (await this.keys.of(urn)).length === 0) return undefined;
    const obstacle = await this.view.obstacleOf(webhook.owner);
    if (obstacle === undefined) return webhook;
    await this.pauses.pause(urn, `The owner ${webhook.owner} ${obstacle}`);
    return undefined;
  }

  /**
   * Delivers an event if `webhook`, which may be some seconds old, and the rights of its owner let it pass. The webhook
   * is read again before anything is sent.
   */
  async deliver(urn: string, webhook: StoredWebhook, event: WebhookEvent, stop: AbortSignal): Promise<EventOutcome> {
    if (event.change.urn === urn) return 'left out';
    const { filter, owner } = webhook;
    if ((await this.view.deliverable(event.change, owner, filter)) === undefined) return 'left out';
    const current = await this.active(urn);
    if (current === undefined) return 'ended';
    const deliverable = await this.view.deliverable(event.change, current.owner, current.filter);
    if (deliverable === undefined) return 'left out';
    this.metrics.delivers(urn, event.change.created.time);
    const body = changeBody(deliverable.change, deliverable.category, current.format ?? 'STANDARD');
    const response = await this.send(urn, current.url, { id: event.id, body }, stop);
    if (stop.aborted && response.error !== undefined) return 'ended';
    await this.record(urn, event, response);
    return this.outcome(urn, event, response);
  }

  /** Sends the message of a test. Returns the response. */
  test(urn: string, { url, format }: StoredWebhook, id: string): Promise<WebhookResponse> {
    const body = testBody(urn, this.clock.now(), format ?? 'STANDARD');
    return this.send(urn, url, { id, body }, new AbortController().signal);
  }

  private async send(
    urn: string,
    url: string,
    message: { readonly id: string; readonly body: string },
    stop: AbortSignal,
  ) {
    const keys = await this.keys.of(urn);
    return sendSigned({ url, ...message, keys }, { allowedHosts: this.config.webhooks.allowedHosts }, stop);
  }

  private async record(urn: string, { id, attempt }: WebhookEvent, response: WebhookResponse): Promise<void> {
    const { status, durationMs, error } = response;
    this.metrics.attempted(error === undefined ? 'delivered' : 'failed', durationMs);
    await this.log.add(urn, { eventId: id, attempt: attempt + 1, status, durationMs, error });
  }

  private async outcome(urn: string, { attempt }: WebhookEvent, response: WebhookResponse): Promise<EventOutcome> {
    const { status, error, retryAfterMs } = response;
    if (error === undefined) return 'delivered';
    const retryMs = status === GONE ? undefined : retryWait(attempt + 1, retryAfterMs, Math.random());
    if (retryMs !== undefined) return { retryMs };
    const times = status === GONE ? '' : ` after ${String(attempt + 1)} attempts`;
    await this.pauses.pause(urn, `${error}${times}`);
    return 'ended';
  }
}
