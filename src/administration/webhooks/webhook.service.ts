import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ALL_CHANGES, AspectStore, ChangeFeed } from '../../aspects/index.js';
import { type Actor, Authorizer, type Demand } from '../../auth/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { given } from '../../foundation/common/given.js';
import { Urn } from '../../foundation/common/urn.js';
import {
  type Editor,
  EntityEditor,
  patchEdit,
  requireUrnOf,
  setGiven,
  setOrRemove,
  valueEdit,
} from '../../entities/index.js';
import { type StoredOf, webhookInfo } from '../../model/index.js';
import { CursorStore } from './delivery/cursor-store.js';
import { DeliveryLog, type StoredDelivery } from './delivery/delivery-log.js';
import { EventSender } from './delivery/event-sender.js';
import type { WebhookResponse } from './delivery/signed-request.js';
import { WebhookDispatcher } from './delivery/webhook-dispatcher.js';
import type { CreateWebhookInput, UpdateWebhookInput, WebhookFilterInput } from './webhook.input.js';
import { DIRECTING_WEBHOOK, MANAGING_WEBHOOKS, OWNING_WEBHOOK, READING_WEBHOOK } from './webhook.demands.js';
import { WebhookKeys } from './webhook-keys.js';
import { WEBHOOK } from './webhook-type.js';

/** A stored webhook with its urn. */
export interface FoundWebhook {
  readonly urn: string;
  readonly info: StoredOf<typeof webhookInfo>;
}

/**
 * Stores and directs webhooks. Methods throw `FORBIDDEN` without the right to what they do, `INVALID_ARGUMENT` for a
 * webhook that does not exist, and what ingestion throws.
 */
@Injectable()
export class WebhookService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly keys: WebhookKeys,
    private readonly sender: EventSender,
    private readonly cursors: CursorStore,
    private readonly log: DeliveryLog,
    private readonly feed: ChangeFeed,
    private readonly dispatcher: WebhookDispatcher,
  ) {}

  /** Creates a webhook of the actor. Returns its urn and its secret, which cannot be read later. */
  async create(input: CreateWebhookInput, by: Editor): Promise<{ readonly urn: string; readonly secret: string }> {
    await this.authorizer.requireDemand(by.actor, MANAGING_WEBHOOKS);
    const { name, description, url, filter, format } = input;
    const urn = Urn.of(WEBHOOK, randomUUID()).toString();
    const created = this.editor.stamp(by);
    const info = {
      name,
      url,
      format: format ?? 'STANDARD',
      state: 'ACTIVE',
      created,
      owner: by.actor.urn,
      ...given({ description, filter: filter == null ? filter : storedFilter(filter) }),
    } as const;
    await this.editor.create(urn, [valueEdit(urn, webhookInfo, info)], by, `${urn} already exists`);
    return { urn, secret: await this.keys.renew(urn) };
  }

  /** Changes what the webhook tells and whom. */
  async update({ urn, filter, ...others }: UpdateWebhookInput, by: Editor): Promise<void> {
    await this.require(urn, by.actor, DIRECTING_WEBHOOK);
    const changed = { ...others, filter: filter == null ? filter : storedFilter(filter) };
    await this.editor.write([patchEdit(urn, webhookInfo, setGiven(webhookInfo, changed))], by);
  }

  /** Deletes the webhook with its log. */
  async delete(urn: string, by: Editor): Promise<void> {
    await this.require(urn, by.actor, READING_WEBHOOK);
    await this.editor.delete(urn, by);
  }

  /** Stops deliveries until the webhook is resumed; changes wait as long as the service keeps them. */
  async pause(urn: string, by: Editor): Promise<void> {
    await this.require(urn, by.actor, READING_WEBHOOK);
    const patch = [setOrRemove('/state', 'PAUSED'), setOrRemove('/pausedReason', undefined)];
    await this.editor.write([patchEdit(urn, webhookInfo, patch)], by);
  }

  /** Continues with the changes that waited. */
  async resume(urn: string, by: Editor): Promise<void> {
    await this.require(urn, by.actor, MANAGING_WEBHOOKS);
    // The write lets a process deliver: what that process stores must not be refused afterwards.
    await this.cursors.retryNow(urn);
    const patch = [setOrRemove('/state', 'ACTIVE'), setOrRemove('/pausedReason', undefined)];
    await this.editor.write([patchEdit(urn, webhookInfo, patch)], by);
    this.dispatcher.nudge(urn);
  }

  /** Returns a new secret. The last one signs, too, for 24 hours. */
  async rotateSecret(urn: string, by: Editor): Promise<string> {
    await this.require(urn, by.actor, DIRECTING_WEBHOOK);
    return this.keys.renew(urn);
  }

  /** Sends one signed message without metadata, whatever the state of the webhook. Returns the response. */
  async test(urn: string, by: Editor): Promise<WebhookResponse> {
    const { info } = await this.require(urn, by.actor, DIRECTING_WEBHOOK);
    if ((await this.keys.of(urn)).length === 0) throw invalidArgument(`${urn} has no secret: call rotateWebhookSecret`);
    return this.sender.test(urn, info, `test_${randomUUID()}`);
  }

  /** Delivers the changes from a time on (milliseconds since 1970) again, before newer ones. */
  async replay(urn: string, from: number, by: Editor): Promise<void> {
    await this.require(urn, by.actor, DIRECTING_WEBHOOK);
    await this.cursors.move(urn, await this.feed.placeAt(from, ALL_CHANGES));
    this.dispatcher.nudge(urn);
  }

  /** Returns a webhook; undefined if it does not exist. */
  async find(urn: string, actor: Actor): Promise<FoundWebhook | undefined> {
    return this.authorized(urn, actor, READING_WEBHOOK);
  }

  /** Returns a webhook that exists. */
  found(urn: string, actor: Actor): Promise<FoundWebhook> {
    return this.require(urn, actor, READING_WEBHOOK);
  }

  /** Returns those of `urns` that exist, in the same order. */
  async describe(urns: readonly string[]): Promise<readonly FoundWebhook[]> {
    const stored = await this.store.values(urns, webhookInfo);
    return urns.flatMap((urn) => {
      const info = stored.get(urn);
      return info === undefined ? [] : [{ urn, info }];
    });
  }

  /** Returns a page of the log of deliveries, the newest first. */
  async deliveries(
    urn: string,
    { start, count }: { readonly start: number; readonly count: number },
    actor: Actor,
  ): Promise<{ readonly deliveries: readonly StoredDelivery[]; readonly total: number }> {
    await this.require(urn, actor, READING_WEBHOOK);
    return this.log.page(urn, start, count);
  }

  private async require(urn: string, actor: Actor, demand: Demand): Promise<FoundWebhook> {
    const found = await this.authorized(urn, actor, demand);
    if (found === undefined) throw invalidArgument(`${urn} does not exist`);
    return found;
  }

  private async authorized(urn: string, actor: Actor, demand: Demand): Promise<FoundWebhook | undefined> {
    requireUrnOf(WEBHOOK, urn, 'urn');
    const info = await this.store.value(urn, webhookInfo);
    const is = (one: unknown): boolean => one === OWNING_WEBHOOK && info?.owner === actor.urn;
    await this.authorizer.requireDemand(actor, demand, undefined, { is });
    return info === undefined ? undefined : { urn, info };
  }
}

function storedFilter(filter: WebhookFilterInput) {
  const { entityTypes, aspects, categories, operations, urnPattern, domains, tags } = filter;
  return {
    entityTypes: entityTypes ?? [],
    aspects: aspects ?? [],
    categories: categories ?? [],
    operations: operations ?? [],
    domains: domains ?? [],
    tags: tags ?? [],
    ...given({ urnPattern }),
  };
}
