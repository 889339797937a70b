import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Long, Page } from '../../entities/index.js';

/** Format of the requests of a webhook. */
export enum WebhookFormat {
  STANDARD = 'STANDARD',
  SLACK = 'SLACK',
}

/** Whether a webhook is delivered. */
export enum WebhookState {
  ACTIVE = 'ACTIVE',
  PAUSED = 'PAUSED',
}

registerEnumType(WebhookFormat, {
  name: 'WebhookFormat',
  description: 'Format of the requests of a webhook.',
  valuesMap: {
    STANDARD: { description: 'As Standard Webhooks describes, with the values before and after the change.' },
    SLACK: { description: 'One line of text for an incoming webhook of Slack, without values.' },
  },
});

registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'Whether a webhook is delivered.',
  valuesMap: {
    ACTIVE: { description: 'Changes are delivered.' },
    PAUSED: { description: 'Nothing is delivered until somebody resumes the webhook.' },
  },
});

/** Which changes a webhook tells; each list that is empty lets all changes pass. */
@ObjectType()
export class WebhookFilter {
  /** Entity types, such as dataset. */
  readonly entityTypes!: string[];
  /** Names of aspects. */
  readonly aspects!: string[];
  /** Categories of changes, such as OWNER or TAG. */
  readonly categories!: string[];
  /** UPSERT, RESTATE or DELETE. */
  readonly operations!: string[];
  /** Pattern of urns, in which * stands for any characters. */
  readonly urnPattern?: string | null;
  /** Urns of domains, one of which the entity has. */
  readonly domains!: string[];
  /** Urns of tags, one of which the entity has. */
  readonly tags!: string[];
}

/** A subscription to changes, which are sent to a URL. */
@ObjectType()
export class Webhook {
  /** Urn of the webhook. */
  readonly urn!: string;
  /** Display name. */
  readonly name!: string;
  /** Description of the webhook. */
  readonly description?: string | null;
  /** Where requests go. */
  readonly url!: string;
  /** Which changes are told. */
  readonly filter!: WebhookFilter;
  /** Format of the requests. */
  @Field(() => WebhookFormat)
  readonly format!: WebhookFormat;
  /** Whether the webhook is delivered. */
  @Field(() => WebhookState)
  readonly state!: WebhookState;
  /** Why the service paused the webhook. */
  readonly pausedReason?: string | null;
  /** Urn of the user whose rights determine what is told. */
  readonly owner!: string;
  /** When the webhook was created, in milliseconds since 1970. */
  @Field(() => Long)
  readonly createdAt!: number;
}

/** A webhook and its new secret. */
@ObjectType()
export class WebhookWithSecret {
  /** The webhook. */
  readonly webhook!: Webhook;
  /** The secret with which receivers verify signatures; it is never shown again. */
  readonly secret!: string;
}

/** A page of webhooks. */
@ObjectType()
export class ListWebhooksResult extends Page {
  /** The webhooks of this page. */
  readonly webhooks!: Webhook[];
}

/** The response to the message of a test. */
@ObjectType()
export class WebhookTestResult {
  /** HTTP status; null if there was no response. */
  @Field(() => Int, { nullable: true })
  readonly status?: number | null;
  /** Duration of the request in milliseconds. */
  @Field(() => Int)
  readonly durationMs!: number;
  /** Why the test failed; null if it succeeded. */
  readonly error?: string | null;
}

/** One attempt to deliver a change. */
@ObjectType()
export class WebhookDelivery {
  /** Id of the event, as in the header webhook-id. */
  readonly eventId!: string;
  /** When it was attempted, in milliseconds since 1970. */
  @Field(() => Long)
  readonly time!: number;
  /** The number of the attempt; 1 = the first. */
  @Field(() => Int)
  readonly attempt!: number;
  /** HTTP status; null if there was no response. */
  @Field(() => Int, { nullable: true })
  readonly status?: number | null;
  /** Duration of the request in milliseconds. */
  @Field(() => Int)
  readonly durationMs!: number;
  /** Why it failed; null if it succeeded. */
  readonly error?: string | null;
}

/** A page of attempts, the newest first. */
@ObjectType()
export class WebhookDeliveriesResult extends Page {
  /** The attempts of this page. */
  readonly deliveries!: WebhookDelivery[];
}
