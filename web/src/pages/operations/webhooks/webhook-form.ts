import type { WebhookView } from './webhook-view.js';
import type { CreateWebhookMutationVariables, UpdateWebhookMutationVariables } from './webhooks.generated.js';

/** What `createWebhook` takes. */
export type WebhookInput = CreateWebhookMutationVariables['input'];

/** Filters that are lists of names. */
export const FILTER_LISTS = ['entityTypes', 'aspects', 'categories', 'operations', 'domains', 'tags'] as const;

/** One of `FILTER_LISTS`. */
export type FilterList = (typeof FILTER_LISTS)[number];

/** The values of the form as its inputs have them; lists are separated by commas, spaces or lines. */
export interface WebhookForm extends Readonly<Record<FilterList, string>> {
  readonly name: string;
  readonly url: string;
  readonly description: string;
  readonly urnPattern: string;
  readonly format: 'STANDARD' | 'SLACK';
}

/** The form at first: all changes, in the standard format. */
export const FIRST_WEBHOOK: WebhookForm = {
  name: '',
  url: '',
  description: '',
  urnPattern: '',
  format: 'STANDARD',
  entityTypes: '',
  aspects: '',
  categories: '',
  operations: '',
  domains: '',
  tags: '',
};

const FIELDS = [
  'name',
  'url',
  'description',
  'format',
  ...FILTER_LISTS,
  'urnPattern',
] as const satisfies readonly (keyof WebhookForm)[];

/** What the API gets of a form: everything that is filled in. */
export function inputOf(form: WebhookForm): WebhookInput {
  const { name, url, format } = form;
  const description = form.description.trim();
  const urnPattern = form.urnPattern.trim();
  const lists = FILTER_LISTS.flatMap((list) => {
    const names = namesIn(form[list]);
    return names.length === 0 ? [] : [[list, names] as const];
  });
  return {
    name: name.trim(),
    url: url.trim(),
    format,
    ...(description !== '' && { description }),
    filter: { ...Object.fromEntries(lists), ...(urnPattern !== '' && { urnPattern }) },
  };
}

/** The form with the values of a webhook. */
export function formOf({ name, url, description, format, filter }: WebhookView): WebhookForm {
  const lists = FILTER_LISTS.map((list) => [list, filter[list].join(', ')] as const);
  return {
    ...FIRST_WEBHOOK,
    ...Object.fromEntries(lists),
    ...{ name, url, format, description: description ?? '', urnPattern: filter.urnPattern ?? '' },
  };
}

/**
 * What `updateWebhook` gets of a form: every field, so that empty ones are cleared. Lists whose text is as before stay
 * as they are, because names with spaces or commas cannot be read from it.
 */
export function changesOf(webhook: WebhookView, form: WebhookForm): UpdateWebhookMutationVariables['input'] {
  const before = formOf(webhook);
  const same = FILTER_LISTS.filter((list) => form[list] === before[list] && form[list] !== '');
  const { filter, ...input } = inputOf(form);
  return {
    urn: webhook.urn,
    ...input,
    description: form.description.trim(),
    filter: { ...filter, ...Object.fromEntries(same.map((list) => [list, webhook.filter[list]])) },
  };
}

/** Whether two forms have the same values. */
export function isSameForm(one: WebhookForm, other: WebhookForm): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

/** The form with what somebody else has changed since `before` in fields that it leaves as they were. */
export function mergedForm(before: WebhookForm, form: WebhookForm, present: WebhookForm): WebhookForm {
  const taken = FIELDS.filter((field) => form[field] === before[field]);
  return { ...form, ...Object.fromEntries(taken.map((field) => [field, present[field]])) };
}

/** The fields that the form and somebody else have changed since `before`, to different values. */
export function conflictsOf(
  before: WebhookForm,
  form: WebhookForm,
  present: WebhookForm,
): readonly (keyof WebhookForm)[] {
  return FIELDS.filter(
    (field) => form[field] !== before[field] && present[field] !== before[field] && form[field] !== present[field],
  );
}

/** The names in a text. Commas inside parentheses belong to a urn. */
export function namesIn(text: string): string[] {
  const names = text.match(/(?:\([^)]*\)|[^\s,(])+/g);
  return names === null ? [] : [...names];
}
