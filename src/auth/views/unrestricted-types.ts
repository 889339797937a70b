import { DomainError } from '../../foundation/common/errors.js';
import { meantHint } from '../../foundation/common/nearest.js';
import type { ViewConfig } from '../../foundation/config/index.js';
import type { ModelRegistry } from '../../model/index.js';

/**
 * Names, in lower case, of the entity types that everybody may view. Throws `CONFIGURATION_INVALID` for a type that the
 * model lacks: misspelt, it would leave a type open that was meant to be restricted.
 */
export function unrestrictedTypes(registry: ModelRegistry, config: ViewConfig): ReadonlySet<string> {
  const known = (variable: string, names: readonly string[]): readonly string[] =>
    names.map((name) => knownType(registry, name, variable).toLowerCase());
  const marked = registry.entities().flatMap(({ name, viewUnrestricted }) => (viewUnrestricted ? [name] : []));
  const open = known('VIEW_UNRESTRICTED_ENTITY_TYPES', config.unrestrictedTypes ?? marked);
  const added = known('VIEW_UNRESTRICTED_ENTITY_TYPES_ADD', config.alsoUnrestricted);
  const removed = new Set(known('VIEW_UNRESTRICTED_ENTITY_TYPES_REMOVE', config.restrictedAfterAll));
  return new Set([...open, ...added].filter((name) => !removed.has(name)));
}

function knownType(registry: ModelRegistry, name: string, variable: string): string {
  const type = registry.findEntity(name);
  if (type !== undefined) return type.name;
  const hint = meantHint(
    name,
    registry.entities().map((entity) => entity.name),
  );
  throw new DomainError('CONFIGURATION_INVALID', `${variable}: "${name}" is no entity type.${hint}`);
}
