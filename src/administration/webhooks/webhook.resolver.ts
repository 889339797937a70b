import { Args, Context, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, AuthorizedInside, Privileged } from '../../auth/index.js';
import { ListingService } from '../../discovery/index.js';
import { Long, type GraphqlContext } from '../../entities/index.js';
import { CreateWebhookInput, ListWebhooksInput, UpdateWebhookInput } from './webhook.input.js';
import { DIRECTING_WEBHOOK, MANAGING_WEBHOOKS, READING_WEBHOOK } from './webhook.demands.js';
import { toWebhook } from './webhook.mappings.js';
import {
  ListWebhooksResult,
  Webhook,
  WebhookDeliveriesResult,
  WebhookTestResult,
  WebhookWithSecret,
} from './webhook.model.js';
import { WebhookService } from './webhook.service.js';
import { WEBHOOK } from './webhook-type.js';

const URN = { description: 'Urn of the webhook.' } as const;
/** Attempts per page when the caller gives no count. */
const DEFAULT_COUNT = 20;
const MOST_DELIVERIES = 200;

/** The queries and the mutations of webhooks. */
@Resolver()
export class WebhookResolver {
  constructor(
    private readonly webhooks: WebhookService,
    private readonly listings: ListingService,
  ) {}

  @AuthorizedInside(READING_WEBHOOK)
  @Query(() => Webhook, { nullable: true, description: 'Returns a webhook; null if it does not exist.' })
  async webhook(@Args('urn', URN) urn: string, @Context() { actor }: GraphqlContext): Promise<Webhook | null> {
    const found = await this.webhooks.find(urn, actor);
    return found === undefined ? null : toWebhook(found);
  }

  @Authenticated('Lists the webhooks that the actor owns; those of all users require MANAGE_WEBHOOKS.')
  @Query(() => ListWebhooksResult, { description: 'Lists webhooks, the newest first.' })
  async listWebhooks(
    @Args('input', { description: 'The webhooks to list.' }) input: ListWebhooksInput,
    @Context() context: GraphqlContext,
  ): Promise<ListWebhooksResult> {
    const page = await this.listings.list(input, { entityType: WEBHOOK, newestBy: 'createdTime' }, context);
    const { start, count, total } = page;
    return { start, count, total, webhooks: (await this.webhooks.describe(page.urns)).map(toWebhook) };
  }

  @AuthorizedInside(READING_WEBHOOK)
  @Query(() => WebhookDeliveriesResult, { description: 'Lists the last attempts to deliver, the newest first.' })
  async webhookDeliveries(
    @Args('urn', URN) urn: string,
    @Args('start', { type: () => Int, nullable: true, description: 'Number of attempts to skip; 0 when absent.' })
    start: number | null | undefined,
    @Args('count', { type: () => Int, nullable: true, description: 'Maximum number of attempts; 20 when absent.' })
    count: number | null | undefined,
    @Context() { actor }: GraphqlContext,
  ): Promise<WebhookDeliveriesResult> {
    const page = {
      start: Math.max(0, start ?? 0),
      count: Math.min(MOST_DELIVERIES, Math.max(0, count ?? DEFAULT_COUNT)),
    };
    const { deliveries, total } = await this.webhooks.deliveries(urn, page, actor);
    return { ...page, total, deliveries: deliveries.map(({ createdOn, ...other }) => ({ ...other, time: createdOn })) };
  }

  @Privileged('MANAGE_WEBHOOKS')
  @Mutation(() => WebhookWithSecret, {
    description: 'Creates a webhook that the actor owns. Returns it with its secret, which cannot be read later.',
  })
  async createWebhook(
    @Args('input', { description: 'The webhook.' }) input: CreateWebhookInput,
    @Context() context: GraphqlContext,
  ): Promise<WebhookWithSecret> {
    const { urn, secret } = await this.webhooks.create(input, context);
    return { webhook: await this.shown(urn, context), secret };
  }

  @AuthorizedInside(DIRECTING_WEBHOOK)
  @Mutation(() => Webhook, { description: 'Changes a webhook. Returns the webhook.' })
  async updateWebhook(
    @Args('input', { description: 'The changes.' }) input: UpdateWebhookInput,
    @Context() context: GraphqlContext,
  ): Promise<Webhook> {
    await this.webhooks.update(input, context);
    return this.shown(input.urn, context);
  }

  @AuthorizedInside(READING_WEBHOOK)
  @Mutation(() => Boolean, { description: 'Deletes a webhook with its log. Returns true.' })
  async deleteWebhook(@Args('urn', URN) urn: string, @Context() context: GraphqlContext): Promise<boolean> {
    await this.webhooks.delete(urn, context);
    return true;
  }

  @AuthorizedInside(READING_WEBHOOK)
  @Mutation(() => Webhook, { description: 'Stops the deliveries of a webhook. Returns the webhook.' })
  async pauseWebhook(@Args('urn', URN) urn: string, @Context() context: GraphqlContext): Promise<Webhook> {
    await this.webhooks.pause(urn, context);
    return this.shown(urn, context);
  }

  @AuthorizedInside(MANAGING_WEBHOOKS)
  @Mutation(() => Webhook, {
    description: 'Continues the deliveries of a webhook with the changes that waited. Returns the webhook.',
  })
  async resumeWebhook(@Args('urn', URN) urn: string, @Context() context: GraphqlContext): Promise<Webhook> {
    await this.webhooks.resume(urn, context);
    return this.shown(urn, context);
  }

  @AuthorizedInside(DIRECTING_WEBHOOK)
  @Mutation(() => WebhookWithSecret, {
    description:
      'Makes a new secret; the last one signs, too, for 24 hours. Returns the secret, which cannot be read later.',
  })
  async rotateWebhookSecret(
    @Args('urn', URN) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<WebhookWithSecret> {
    const secret = await this.webhooks.rotateSecret(urn, context);
    return { webhook: await this.shown(urn, context), secret };
  }

  @AuthorizedInside(DIRECTING_WEBHOOK)
  @Mutation(() => WebhookTestResult, {
    description: 'Sends one signed message without metadata. Returns the response.',
  })
  async testWebhook(@Args('urn', URN) urn: string, @Context() context: GraphqlContext): Promise<WebhookTestResult> {
    const { status, durationMs, error } = await this.webhooks.test(urn, context);
    return { status: status ?? null, durationMs: Math.round(durationMs), error: error ?? null };
  }

  @AuthorizedInside(DIRECTING_WEBHOOK)
  @Mutation(() => Boolean, { description: 'Delivers the changes from a time on again. Returns true.' })
  async replayWebhook(
    @Args('urn', URN) urn: string,
    @Args('from', { type: () => Long, description: 'The time in milliseconds since 1970.' }) from: number,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.webhooks.replay(urn, from, context);
    return true;
  }

  private async shown(urn: string, { actor }: GraphqlContext): Promise<Webhook> {
    const found = await this.webhooks.found(urn, actor);
    return toWebhook(found);
  }
}
