import type { JsonObject } from '../../../foundation/json/json.js';
import type { AspectSpec, EntitySpec, ModelSchema } from '../../../model/index.js';
import { mapOf, object, refTo, TEXT } from '../operation/schemas.js';
import type { OperationSpec } from '../operation/operation.js';
import type { Shown, ShownType } from '../operation/shown.js';
import { ENTITIES } from '../v3/entity.operations.js';
import { describedAs } from './described.js';
import type { ModelComponents } from './model-components.js';
import type { DescribedOperation } from './described-operation.js';

/** Name of the schema of an entity type in the document. */
export function entityComponent(entity: EntitySpec): string {
  return `${entity.name}Entity`;
}

/** The schema of an entity: its urn, and a member per aspect. */
export function entitySchema(entity: EntitySpec, components: ModelComponents): JsonObject {
  const aspects = shownAspects(entity).map((aspect) => [aspect.name, wrapper(aspect, components)] as const);
  return object({ urn: urnSchema(entity), ...Object.fromEntries(aspects) }, 'urn');
}

/** The operations of the v3 API on entities of one type, and on each of its aspects. */
export function entityOperations(entity: EntitySpec, components: ModelComponents): readonly DescribedOperation[] {
  const type = { name: entity.name, urn: urnSchema(entity), entity: refTo(entityComponent(entity)) };
  const aspects = shownAspects(entity).map((aspect) => ({
    name: aspect.name,
    type,
    isVersioned: aspect.kind === 'versioned',
    wrapper: wrapper(aspect, components),
  }));
  return [
    ...told(type, ({ perType }) => perType?.(type)),
    ...aspects.flatMap((aspect) => told(type, ({ perAspect }) => perAspect?.(aspect))),
  ];
}

function told({ name }: ShownType, of: (spec: OperationSpec) => Shown | undefined): readonly DescribedOperation[] {
  return Object.values(ENTITIES).flatMap((operation) => {
    const shown = of(operation.spec);
    return shown === undefined ? [] : [describedAs(operation, { ...operation.places[0], tag: name }, shown)];
  });
}

/** Schema of a urn of the type: its key has one part, or several in parentheses. */
function urnSchema({ name, keyAspect }: EntitySpec): JsonObject {
  const { properties = {} }: ModelSchema = keyAspect.schema;
  const parts = Object.keys(properties).map(() => '.+');
  const key = parts.length > 1 ? `\\(${parts.join(',')}\\)` : '.+';
  return { type: 'string', pattern: `^urn:li:${name}:${key}$` };
}

function wrapper(aspect: AspectSpec, components: ModelComponents): JsonObject {
  const members = { systemMetadata: refTo('SystemMetadata'), auditStamp: refTo('AuditStamp'), headers: mapOf(TEXT) };
  return object({ value: components.add(aspect.schema), ...members }, 'value');
}

function shownAspects(entity: EntitySpec): readonly AspectSpec[] {
  return [...entity.aspects.values()].filter(({ isSecret }) => !isSecret);
}
