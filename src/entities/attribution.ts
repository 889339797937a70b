import type { MetadataAttribution as Attribution, StoredOf } from '../model/index.js';
import { mapEntries } from './conversions.js';
import type { GraphqlContext } from './graphql-context.js';
import type { MetadataAttribution } from './shared/metadata-attribution.model.js';

/**
 * A stored attribution as GraphQL shows it; null when there is none, or when its actor is of a kind that GraphQL does
 * not know.
 */
export function attributionOf(
  stored: StoredOf<typeof Attribution> | undefined,
  { entities }: GraphqlContext,
): MetadataAttribution | null {
  const actor = stored === undefined ? null : entities.ref(stored.actor);
  if (stored === undefined || actor === null) return null;
  const source = stored.source === undefined ? null : entities.ref(stored.source);
  return { time: stored.time, actor, source, sourceDetail: mapEntries(stored.sourceDetail) };
}
