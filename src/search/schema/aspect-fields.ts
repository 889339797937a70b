import type { AspectSpec } from '../../model/index.js';
import type { SearchField } from '../search-field.js';
import { effectiveField } from './effective-field.js';

/**
 * The fields that values of one aspect provide, in the order of the model. If two places have the same field name, the
 * second is named by its path; it is not indexed if that name contains `__` or is also taken.
 */
export function aspectFields(aspect: AspectSpec): readonly SearchField[] {
  const fields = new Map<string, SearchField>();
  for (const place of aspect.searchable) {
    const declared = place.annotation.fieldName ?? lastName(place.path);
    const name = fields.has(declared) ? nameOfPath(place.path) : declared;
    if (fields.has(name) || (name !== declared && name.includes('__'))) continue;
    fields.set(name, effectiveField(aspect, place, name));
  }
  return [...fields.values()];
}

function lastName(path: readonly string[]): string {
  return path.filter((step) => step !== '*' && step !== '$key').at(-1) ?? '';
}

function nameOfPath(path: readonly string[]): string {
  return path.map((step) => (step === '*' ? '' : step)).join('_');
}
