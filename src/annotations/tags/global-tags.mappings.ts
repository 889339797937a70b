import { attributionOf, type EntityFieldResolver, type GraphqlContext, refTo } from '../../entities/index.js';
import { globalTags, type StoredOf } from '../../model/index.js';
import type { GlobalTags, TagAssociation } from './global-tags.model.js';
import { TAG } from './tag.mappings.js';

type StoredTags = StoredOf<typeof globalTags>;

/** Resolves the fields `tags` and `globalTags` of every entity type that has them. */
export const tagsField: EntityFieldResolver = ({ urn }, _args, context) => tagsOf(urn, context);

/** Returns the tags of an entity; null if none are stored. */
export async function tagsOf(urn: string, context: GraphqlContext): Promise<GlobalTags | null> {
  return globalTagsOf(await context.entities.value(urn, globalTags), urn, context);
}

/**
 * Converts the stored tags of the entity `urn`, without tags that the actor may not view. Returns null if none are
 * stored.
 */
export async function globalTagsOf(
  stored: StoredTags | undefined,
  urn: string,
  context: GraphqlContext,
): Promise<GlobalTags | null> {
  if (stored === undefined) return null;
  const kept = await context.entities.viewable(stored.tags, ({ tag }) => tag);
  return { tags: kept.map((entry) => toAssociation(entry, urn, context)) };
}

function toAssociation(
  { tag, context, attribution }: StoredTags['tags'][number],
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
