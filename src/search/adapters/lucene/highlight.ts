import type { JsonObject } from '../../../foundation/common/json.js';
import type { WeightedField } from '../../search-field.js';
import type { TextPlan } from '../../text-plan.js';
import type { FieldMatch, NamedClause } from '../../search-query.js';
import { matchedNames } from './clause-names.js';
import type { EngineDialect } from './engine-dialect.js';
import { textField, unfoldedField } from './engine-field.js';
import { anyOf } from './filter-query.js';
import { objectAt } from './json-reading.js';

/** Maximum number of characters of a value that are highlighted; the engine rejects values of a million characters. */
const LOOKED_AT = 100_000;

/** Builds the query that finds, in a field of original values, the values that matched in a folded field. */
export type UnfoldedQuery = (field: string) => JsonObject;

/** Whole values that equal the text or one of its words. */
export function wholeValues({ text, unquoted }: TextPlan): UnfoldedQuery {
  const values = [...new Set([unquoted, ...text.split(/\s+/)])];
  return (field) => anyOf(values.map((value) => ({ term: { [field]: { value, case_insensitive: true } } })));
}

/** The engine's fields that show a value of a part, those with original values first. */
export function shownFields(field: WeightedField): readonly string[] {
  const unfolded = unfoldedField(field);
  return unfolded === undefined ? [textField(field)] : [unfolded, textField(field)];
}

/**
 * Highlighting of whole values. `unfolded` builds the query for fields that accompany folded ones, which the engine
 * would show folded.
 */
export function highlightBody(
  fields: readonly WeightedField[],
  unfolded: UnfoldedQuery,
  { highlightLimit }: EngineDialect,
): JsonObject {
  return {
    pre_tags: [''],
    post_tags: [''],
    number_of_fragments: 0,
    [highlightLimit]: LOOKED_AT,
    fields: Object.fromEntries(fields.flatMap((field) => highlighted(field, unfolded))),
  };
}

/**
 * Where a hit matched: values first, then fields without a known value. Those are the requested fields and, if
 * `clauses` is given, all other fields and the names of `clauses`.
 */
export function fieldMatches(
  hit: JsonObject,
  fields: readonly WeightedField[],
  clauses: readonly NamedClause[] | undefined,
): readonly FieldMatch[] {
  const found = objectAt(hit, 'highlight');
  const named = matchedNames(strings(hit.matched_queries), clauses ?? []);
  const asked = fields.map(({ name }) => name);
  const names = new Set([...asked, ...(clauses === undefined ? [] : named)]);
  return [...names].flatMap((name) => {
    const values = fieldValues(
      found,
      fields.filter((field) => field.name === name),
    );
    if (values.length > 0) return values.map((value) => ({ field: name, value }));
    return named.has(name) ? [{ field: name, value: '' }] : [];
  });
}

/** Returns folded values only if no original value is known. */
function fieldValues(found: JsonObject, parts: readonly WeightedField[]): readonly string[] {
  const isFolded = (part: WeightedField): boolean => unfoldedField(part) !== undefined;
  const written = parts.map((part) => unfoldedField(part) ?? textField(part));
  const values = new Set(written.flatMap((name) => strings(found[name])));
  return values.size > 0 ? [...values] : parts.filter(isFolded).flatMap((part) => strings(found[textField(part)]));
}

function highlighted(field: WeightedField, unfolded: UnfoldedQuery): readonly (readonly [string, JsonObject])[] {
  const written = unfoldedField(field);
  const own = [textField(field), {}] as const;
  return written === undefined ? [own] : [own, [written, { highlight_query: unfolded(written) }]];
}

/** The strings of an array. */
export function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((member) => typeof member === 'string') : [];
}
