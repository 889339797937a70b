import { graphql } from '../../../api/requests.js';
import { texts } from '../../../texts.js';
import type { OutsideLink } from '../facts.js';
import { addLinkMutation, removeLinkMutation, updateLinkMutation } from './links.generated.js';

const words = texts.entity.links;

/** A change of the links of an entity: an addition if there is no link before, a removal if there is none after. */
export interface LinkChange {
  readonly before?: OutsideLink | undefined;
  readonly after?: OutsideLink | undefined;
}

/** Saves a change of the links of an entity. Throws `ApiError`. */
export async function saveLink(resourceUrn: string, { before, after }: LinkChange): Promise<void> {
  if (after === undefined) {
    if (before === undefined) return;
    await graphql(removeLinkMutation, { input: { resourceUrn, linkUrl: before.url, label: before.label } });
    return;
  }
  const input = { resourceUrn, linkUrl: after.url, label: after.label };
  if (before === undefined) await graphql(addLinkMutation, { input });
  else await graphql(updateLinkMutation, { input: { ...input, currentUrl: before.url, currentLabel: before.label } });
}

/** Says what a change did. */
export function outcomeOf({ before, after }: LinkChange): string {
  if (after === undefined) return before === undefined ? '' : words.removed(linkName(before));
  return before === undefined ? words.added(linkName(after)) : words.changed(linkName(after));
}

/** The label of a link, or its address without one. */
export function linkName({ url, label }: OutsideLink): string {
  return label.trim() === '' ? url : label;
}
