import {
  attributionOf,
  type EntityFieldResolver,
  type GraphqlContext,
  refTo,
  type StoredAttribution,
} from '../../entities/index.js';
import type { GlobalTags, TagAssociation } from './global-tags.model.js';
import { TAG } from './tag.mappings.js';

/** The aspect `globalTags`, and the record of that name inside others. */
export interface StoredGlobalTags {
  readonly tags: readonly {
    readonly tag: string;
    readonly context?: string;
    readonly attribution?: StoredAttribution;
  }[];
}

/** The fields `tags` and `globalTags`, the same on every entity type that has them. */
export const tagsField: EntityFieldResolver = async ({ urn }, _args, context) =>
  globalTagsOf((await context.entities.value(urn, 'globalTags')) as StoredGlobalTags | undefined, urn, context);

/**
 * Stored tags as GraphQL shows them, without those that the actor may not view; null when none were ever stored. `urn`:
 * of the entity that has them.
 */
export async function globalTagsOf(
  stored: StoredGlobalTags | undefined,
  urn: string,
  context: GraphqlContext,
): Promise<GlobalTags | null> {
  if (stored === undefined) return null;
  const kept = await context.entities.viewable(stored.tags, ({ tag }) => tag);
  return { tags: kept.map((entry) => toAssociation(entry, urn, context)) };
}

function toAssociation(
  { tag, context, attribution }: StoredGlobalTags['tags'][number],
  associatedUrn: string,
  request: GraphqlContext,
): TagAssociation {
  return {
    tag: refTo(TAG.typeName, tag),
    associatedUrn,
    context: context ?? null,
    attribution: attributionOf(attribution, request),
  };
}
