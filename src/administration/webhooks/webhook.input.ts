import { Field, InputType, Int } from '@nestjs/graphql';
import { WebhookFormat } from './webhook.model.js';

/** Which changes a webhook tells; each part that is empty or absent lets all changes pass. */
@InputType()
export class WebhookFilterInput {
  /** Entity types, such as dataset. */
  @Field(() => [String], { nullable: true })
  readonly entityTypes?: string[] | null;
  /** Names of aspects. */
  @Field(() => [String], { nullable: true })
  readonly aspects?: string[] | null;
  /** Categories of changes, such as OWNER or TAG. */
  @Field(() => [String], { nullable: true })
  readonly categories?: string[] | null;
  /** UPSERT, RESTATE or DELETE. */
  @Field(() => [String], { nullable: true })
  readonly operations?: string[] | null;
  /** Pattern of urns, in which * stands for any characters. */
  readonly urnPattern?: string | null;
  /** Urns of domains, one of which the entity has. */
  @Field(() => [String], { nullable: true })
  readonly domains?: string[] | null;
  /** Urns of tags, one of which the entity has. */
  @Field(() => [String], { nullable: true })
  readonly tags?: string[] | null;
}

/** A webhook to create. */
@InputType()
export class CreateWebhookInput {
  /** Display name. */
  readonly name!: string;
  /** Description of the webhook. */
  readonly description?: string | null;
  /** Where requests go: an address with http or https. */
  readonly url!: string;
  /** Which changes are told; all when absent. */
  readonly filter?: WebhookFilterInput | null;
  /** Format of the requests; STANDARD when absent. */
  @Field(() => WebhookFormat, { nullable: true })
  readonly format?: WebhookFormat | null;
}

/** Changes of a webhook; absent fields keep their value. */
@InputType()
export class UpdateWebhookInput {
  /** Urn of the webhook. */
  readonly urn!: string;
  /** Display name. */
  readonly name?: string | null;
  /** Description of the webhook. */
  readonly description?: string | null;
  /** Where requests go: an address with http or https. */
  readonly url?: string | null;
  /** Which changes are told; replaces the whole filter. */
  readonly filter?: WebhookFilterInput | null;
  /** Format of the requests. */
  @Field(() => WebhookFormat, { nullable: true })
  readonly format?: WebhookFormat | null;
}

/** Selection of webhooks to list. */
@InputType()
export class ListWebhooksInput {
  /** Number of webhooks to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of webhooks to return; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Search text; matches all webhooks when absent or empty. */
  readonly query?: string | null;
}
