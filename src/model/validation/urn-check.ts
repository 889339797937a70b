import { DomainError } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import type { UrnAnnotation } from '../annotations.js';
import { referenceFault } from '../entity-urn.js';
import type { ModelRegistry } from '../registry.js';
import type { Check } from './check.js';
import { kindOf, SchemaFailure } from './schema-failure.js';

/**
 * The check of a urn inside an aspect: it must parse and name an entity type of the registry, and that of its class if
 * it is typed.
 */
export function urnCheck(registry: ModelRegistry, annotation: UrnAnnotation): Check {
  const [type] = annotation.typed === true ? (annotation.entityTypes ?? []) : [];
  return (value) => {
    if (typeof value !== 'string') throw new SchemaFailure(`must be a urn, not ${kindOf(value)}`);
    const urn = parse(value);
    const fault = typeFault(urn, type) ?? (isKnown(registry, type) ? referenceFault(registry, urn) : undefined);
    if (fault !== undefined) throw new SchemaFailure(`Invalid urn!: ${value} (${fault})`, true);
    return value;
  };
}

/** Some urn classes have no entity type, such as `datasetField`; for these only the type's name is checked. */
function isKnown(registry: ModelRegistry, type: string | undefined): boolean {
  return type === undefined || registry.findEntity(type) !== undefined;
}

function typeFault(urn: Urn, type: string | undefined): string | undefined {
  if (type === undefined || urn.entityType === type) return undefined;
  return `expected a urn of ${type}`;
}

function parse(text: string): Urn {
  try {
    return Urn.parse(text);
  } catch (error) {
    throw error instanceof DomainError ? new SchemaFailure(error.message, true) : error;
  }
}
