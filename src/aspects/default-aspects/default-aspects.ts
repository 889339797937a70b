import type { JsonObject } from '../../foundation/common/json.js';
import type { EntitySpec } from '../../model/index.js';
import { ALIASES } from './aliases.js';
import { BROWSE_PATHS_V2 } from './browse-paths-v2.js';
import { DATA_PLATFORM_INSTANCE } from './data-platform-instance.js';
import type { DefaultAspect, ReadAspect } from './default-aspect.js';

const DEFAULT_ASPECTS: readonly DefaultAspect[] = [BROWSE_PATHS_V2, DATA_PLATFORM_INSTANCE, ALIASES];

/**
 * What a new entity gets besides its key aspect, of the aspects that its type carries. `read` answers stored values; it
 * is asked at most for the platform and one platform instance, so callers with many entities should remember its
 * answers. Throws `MALFORMED_URN` when the urn does not fit its type's key.
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
