import { DomainError } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import { Urn } from '../../foundation/common/urn.js';
import type { AspectSpec } from '../../model/index.js';

/** Throws `VALIDATION_FAILED` for a urn whose entity type the model does not allow at its place in a valid value. */
export function checkUrnTypes(aspect: AspectSpec, value: JsonObject): void {
  for (const { path, annotation } of aspect.urns) {
    const { entityTypes, strict } = annotation;
    if (entityTypes === undefined || strict === undefined) continue;
    for (const urn of urnsUnder(value, path)) checkUrnType(aspect, path, entityTypes, urn);
  }
}

function checkUrnType(aspect: AspectSpec, path: readonly string[], allowed: readonly string[], urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (allowed.includes(entityType)) return;
  const place = `/${path.join('/')}`;
  const expected = allowed.join(', ');
  throw new DomainError(
    'VALIDATION_FAILED',
    `Invalid URN entity type at path ${place} of ${aspect.name}: expected one of ${expected}, got ${entityType} (${urn})`,
  );
}

/** The texts at a path of the model inside a value: `*` stands for each array item or map value. */
export function urnsUnder(value: JsonValue | undefined, path: readonly string[]): readonly string[] {
  const [name, ...rest] = path;
  if (name === undefined) return itemsOf(value).filter((item) => typeof item === 'string');
  if (name === '*') return itemsOf(value).flatMap((item) => urnsUnder(item, rest));
  return isJsonObject(value) ? urnsUnder(value[name], rest) : [];
}

function itemsOf(value: JsonValue | undefined): readonly (JsonValue | undefined)[] {
  if (Array.isArray(value)) return value;
  return isJsonObject(value) ? Object.values(value) : [value];
}
