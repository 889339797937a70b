import type { JsonObject } from '../../foundation/json/json.js';
import type { EntitySpec } from '../../model/index.js';
import { ALIASES } from './aliases.js';
import { BROWSE_PATHS_V2 } from './browse-paths-v2.js';
import { DATA_PLATFORM_INSTANCE } from './data-platform-instance.js';
import type { DefaultAspect, ReadAspect } from './default-aspect.js';

const DEFAULT_ASPECTS: readonly DefaultAspect[] = [BROWSE_PATHS_V2, DATA_PLATFORM_INSTANCE, ALIASES];

/**
 * The default aspects of a new entity, besides its key aspect, that its type declares. `read` returns stored values; it
 * is called at most for the platform and one platform instance, so callers with many entities should cache its results.
 * Throws `MALFORMED_URN` when the urn does not fit its type's key.
 */
export async function defaultAspects(
  entity: EntitySpec,
  urn: string,
  read: ReadAspect,
): Promise<readonly { readonly aspectName: string; readonly value: JsonObject }[]> {
  const created = { entity, urn, key: entity.keyOf(urn), read };
  const made: { aspectName: string; value: JsonObject }[] = [];
  for (const { aspectName, valueFor } of DEFAULT_ASPECTS) {
    const value = entity.aspects.has(aspectName) ? await valueFor(created) : undefined;
    if (value !== undefined) made.push({ aspectName, value });
  }
  return made;
}
