import type { MetadataAttribution as Attribution, StoredOf } from '../model/index.js';
import { mapEntries } from './conversions.js';
import type { GraphqlContext } from './graphql-context.js';
import type { MetadataAttribution } from './shared/metadata-attribution.model.js';

/**
 * Converts a stored attribution for GraphQL; null without an attribution, or if the type of its actor has no GraphQL
 * type.
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
