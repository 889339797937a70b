import type { ViewConfig } from '../../foundation/config/index.js';
import type { ModelRegistry } from '../../model/index.js';

/** Names, in lower case, of the entity types that everybody may view. */
export function unrestrictedTypes(registry: ModelRegistry, config: ViewConfig): ReadonlySet<string> {
  const marked = registry.entities().flatMap(({ name, viewUnrestricted }) => (viewUnrestricted ? [name] : []));
  const removed = new Set(config.restrictedAfterAll.map((name) => name.toLowerCase()));
  const named = [...(config.unrestrictedTypes ?? marked), ...config.alsoUnrestricted];
  return new Set(named.map((name) => name.toLowerCase()).filter((name) => !removed.has(name)));
}
