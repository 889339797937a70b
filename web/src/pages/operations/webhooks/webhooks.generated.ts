// Written by `npm run web-client` from the operations beside it: change those, not this file.
import { operation } from '../../../api/operation.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A webhook to create. */
export type CreateWebhookInput = {
  /** Description of the webhook. */
  readonly description?: string | null | undefined;
  /** Which changes are told; all when absent. */
  readonly filter?: WebhookFilterInput | null | undefined;
  /** Format of the requests; STANDARD when absent. */
  readonly format?: WebhookFormat | null | undefined;
  /** Display name. */
  readonly name: string;
  /** Where requests go: an address with http or https. */
  readonly url: string;
};

/** Changes of a webhook; absent fields keep their value. */
export type UpdateWebhookInput = {
  /** Description of the webhook. */
  readonly description?: string | null | undefined;
  /** Which changes are told; replaces the whole filter. */
  readonly filter?: WebhookFilterInput | null | undefined;
  /** Format of the requests. */
  readonly format?: WebhookFormat | null | undefined;
  /** Display name. */
  readonly name?: string | null | undefined;
  /** Where requests go: an address with http or https. */
  readonly url?: string | null | undefined;
  /** Urn of the webhook. */
  readonly urn: string;
};

/** Which changes a webhook tells; each part that is empty or absent lets all changes pass. */
export type WebhookFilterInput = {
  /** Names of aspects. */
  readonly aspects?: ReadonlyArray<string> | null | undefined;
  /** Categories of changes, such as OWNER or TAG. */
  readonly categories?: ReadonlyArray<string> | null | undefined;
  /** Urns of domains, one of which the entity has. */
  readonly domains?: ReadonlyArray<string> | null | undefined;
  /** Entity types, such as dataset. */
  readonly entityTypes?: ReadonlyArray<string> | null | undefined;
  /** UPSERT, RESTATE or DELETE. */
  readonly operations?: ReadonlyArray<string> | null | undefined;
  /** Urns of tags, one of which the entity has. */
  readonly tags?: ReadonlyArray<string> | null | undefined;
  /** Pattern of urns, in which * stands for any characters. */
  readonly urnPattern?: string | null | undefined;
};

/** Format of the requests of a webhook. */
export type WebhookFormat =
  /** One line of text for an incoming webhook of Slack, without values. */
  | 'SLACK'
  /** As Standard Webhooks describes, with the values before and after the change. */
  | 'STANDARD';

/** Whether a webhook is delivered. */
export type WebhookState =
  /** Changes are delivered. */
  | 'ACTIVE'
  /** Nothing is delivered until somebody resumes the webhook. */
  | 'PAUSED';

export type WebhooksQueryVariables = Exact<{
  start: number;
  count: number;
  query?: string | null | undefined;
}>;

export type WebhooksQuery = {
  readonly listWebhooks: {
    readonly total: number;
    readonly webhooks: ReadonlyArray<{
      readonly urn: string;
      readonly name: string;
      readonly url: string;
      readonly state: WebhookState;
      readonly pausedReason: string | null;
      readonly owner: string;
    }>;
  };
};

export type WebhookQueryVariables = Exact<{
  urn: string;
}>;

export type WebhookQuery = {
  readonly webhook: {
    readonly urn: string;
    readonly name: string;
    readonly description: string | null;
    readonly url: string;
    readonly format: WebhookFormat;
    readonly state: WebhookState;
    readonly pausedReason: string | null;
    readonly owner: string;
    readonly createdAt: number;
    readonly filter: {
      readonly aspects: ReadonlyArray<string>;
      readonly categories: ReadonlyArray<string>;
      readonly domains: ReadonlyArray<string>;
      readonly entityTypes: ReadonlyArray<string>;
      readonly operations: ReadonlyArray<string>;
      readonly tags: ReadonlyArray<string>;
      readonly urnPattern: string | null;
    };
  } | null;
};

export type WebhookDeliveriesQueryVariables = Exact<{
  urn: string;
  start: number;
  count: number;
}>;

export type WebhookDeliveriesQuery = {
  readonly webhookDeliveries: {
    readonly total: number;
    readonly deliveries: ReadonlyArray<{
      readonly eventId: string;
      readonly time: number;
      readonly attempt: number;
      readonly status: number | null;
      readonly durationMs: number;
      readonly error: string | null;
    }>;
  };
};

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;

export type CreateWebhookMutation = {
  readonly createWebhook: {
    readonly secret: string;
    readonly webhook: { readonly urn: string; readonly name: string };
  };
};

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;

export type UpdateWebhookMutation = { readonly updateWebhook: { readonly urn: string; readonly name: string } };

export type PauseWebhookMutationVariables = Exact<{
  urn: string;
}>;

export type PauseWebhookMutation = { readonly pauseWebhook: { readonly urn: string } };

export type ResumeWebhookMutationVariables = Exact<{
  urn: string;
}>;

export type ResumeWebhookMutation = { readonly resumeWebhook: { readonly urn: string } };

export type TestWebhookMutationVariables = Exact<{
  urn: string;
}>;

export type TestWebhookMutation = {
  readonly testWebhook: { readonly status: number | null; readonly durationMs: number; readonly error: string | null };
};

export type ReplayWebhookMutationVariables = Exact<{
  urn: string;
  from: number;
}>;

export type ReplayWebhookMutation = { readonly replayWebhook: boolean };

export type RotateWebhookSecretMutationVariables = Exact<{
  urn: string;
}>;

export type RotateWebhookSecretMutation = { readonly rotateWebhookSecret: { readonly secret: string } };

export type DeleteWebhookMutationVariables = Exact<{
  urn: string;
}>;

export type DeleteWebhookMutation = { readonly deleteWebhook: boolean };

/** The query `webhooks`. */
export const webhooksQuery = operation<WebhooksQuery, WebhooksQueryVariables>(
  'webhooks',
  'query webhooks($start:Int!$count:Int!$query:String){listWebhooks(input:{start:$start count:$count query:$query}){total webhooks{urn name url state pausedReason owner}}}',
);

/** The query `webhook`. */
export const webhookQuery = operation<WebhookQuery, WebhookQueryVariables>(
  'webhook',
  'query webhook($urn:String!){webhook(urn:$urn){urn name description url format state pausedReason owner createdAt filter{aspects categories domains entityTypes operations tags urnPattern}}}',
);

/** The query `webhookDeliveries`. */
export const webhookDeliveriesQuery = operation<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(
  'webhookDeliveries',
  'query webhookDeliveries($urn:String!$start:Int!$count:Int!){webhookDeliveries(urn:$urn start:$start count:$count){total deliveries{eventId time attempt status durationMs error}}}',
);

/** The mutation `createWebhook`. */
export const createWebhookMutation = operation<CreateWebhookMutation, CreateWebhookMutationVariables>(
  'createWebhook',
  'mutation createWebhook($input:CreateWebhookInput!){createWebhook(input:$input){secret webhook{urn name}}}',
);

/** The mutation `updateWebhook`. */
export const updateWebhookMutation = operation<UpdateWebhookMutation, UpdateWebhookMutationVariables>(
  'updateWebhook',
  'mutation updateWebhook($input:UpdateWebhookInput!){updateWebhook(input:$input){urn name}}',
);

/** The mutation `pauseWebhook`. */
export const pauseWebhookMutation = operation<PauseWebhookMutation, PauseWebhookMutationVariables>(
  'pauseWebhook',
  'mutation pauseWebhook($urn:String!){pauseWebhook(urn:$urn){urn}}',
);

/** The mutation `resumeWebhook`. */
export const resumeWebhookMutation = operation<ResumeWebhookMutation, ResumeWebhookMutationVariables>(
  'resumeWebhook',
  'mutation resumeWebhook($urn:String!){resumeWebhook(urn:$urn){urn}}',
);

/** The mutation `testWebhook`. */
export const testWebhookMutation = operation<TestWebhookMutation, TestWebhookMutationVariables>(
  'testWebhook',
  'mutation testWebhook($urn:String!){testWebhook(urn:$urn){status durationMs error}}',
);

/** The mutation `replayWebhook`. */
export const replayWebhookMutation = operation<ReplayWebhookMutation, ReplayWebhookMutationVariables>(
  'replayWebhook',
  'mutation replayWebhook($urn:String!$from:Long!){replayWebhook(urn:$urn from:$from)}',
);

/** The mutation `rotateWebhookSecret`. */
export const rotateWebhookSecretMutation = operation<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>(
  'rotateWebhookSecret',
  'mutation rotateWebhookSecret($urn:String!){rotateWebhookSecret(urn:$urn){secret}}',
);

/** The mutation `deleteWebhook`. */
export const deleteWebhookMutation = operation<DeleteWebhookMutation, DeleteWebhookMutationVariables>(
  'deleteWebhook',
  'mutation deleteWebhook($urn:String!){deleteWebhook(urn:$urn)}',
);
