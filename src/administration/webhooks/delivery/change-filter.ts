import type { FollowedChange } from '../../../aspects/index.js';
import { Urn } from '../../../foundation/common/urn.js';
import type { StoredOf, webhookInfo } from '../../../model/index.js';

/** The filter of a webhook; each part that is empty or absent lets everything pass. */
export type WebhookFilter = NonNullable<StoredOf<typeof webhookInfo>['filter']>;

/** What the filter asks about the entity of a change. */
export interface EntityLabels {
  readonly domains: readonly string[];
  readonly tags: readonly string[];
}

/** Whether a change passes all parts of a filter but those about domains and tags. */
export function passesFilter(
  { urn, aspectName, changeType }: FollowedChange,
  filter: WebhookFilter | undefined,
  category: string | undefined,
): boolean {
  if (filter === undefined) return true;
  const { entityTypes, aspects, categories, operations, urnPattern } = filter;
  return (
    isAmong(Urn.tryParse(urn)?.entityType, entityTypes) &&
    isAmong(aspectName, aspects) &&
    isAmong(category, categories) &&
    isAmong(changeType, operations) &&
    (urnPattern === undefined || urnPattern === '' || matchesPattern(urn, urnPattern))
  );
}

/** Whether the filter asks about domains or tags. */
export function asksLabels(filter: WebhookFilter | undefined): filter is WebhookFilter {
  return filter !== undefined && ((filter.domains ?? []).length > 0 || (filter.tags ?? []).length > 0);
}

/** Whether an entity has one of the domains and one of the tags of a filter. */
export function passesLabels({ domains, tags }: EntityLabels, filter: WebhookFilter): boolean {
  return sharesOne(domains, filter.domains) && sharesOne(tags, filter.tags);
}

/** Whether a text matches a pattern in which `*` stands for any characters; in time linear in both for each part. */
export function matchesPattern(text: string, pattern: string): boolean {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

function isAmong(value: string | undefined, wanted: readonly string[] | undefined): boolean {
  return wanted === undefined || wanted.length === 0 || (value !== undefined && wanted.includes(value));
}

function sharesOne(values: readonly string[], wanted: readonly string[] | undefined): boolean {
  return wanted === undefined || wanted.length === 0 || values.some((value) => wanted.includes(value));
}
