import { invalidArgument } from '../../foundation/common/errors.js';
import { withoutSubfield } from '../planning/field-expansion.js';
import type { FieldKind, FieldRef } from '../search-field.js';
import type { SortKey } from '../search-query.js';
import { ENTITY_TYPE } from './facet-plan.js';
import type { SortCriterion } from './search-request.js';

const SORTABLE: ReadonlySet<FieldKind> = new Set([
  'keyword',
  'exact',
  'boolean',
  'number',
  'double',
  'date',
  'entityType',
]);

/** The servers' name for the index of a document: one per entity type. */
const INDEX = '_index';

/** The servers' name for how well a document matches. */
const SCORE = '_score';

/**
 * The keys of an order; `fieldOf` looks up fields by name. Throws `INVALID_ARGUMENT` for a field that is unknown or
 * cannot be sorted by, and for the worst matches first.
 */
export function sortKeys(
  sort: readonly SortCriterion[] | undefined,
  fieldOf: (name: string) => FieldRef | undefined,
): readonly SortKey[] {
  return (sort ?? []).map(({ field, order, missing }) => ({
    field: field === SCORE ? scoreIn(order) : sortableField(field, fieldOf),
    order: order === 'DESCENDING' ? 'desc' : 'asc',
    missing: missing ?? 'last',
  }));
}

function scoreIn(order: SortCriterion['order']): 'score' {
  if (order === 'DESCENDING') return 'score';
  throw invalidArgument(`Cannot sort by ${SCORE} in ascending order: hits that match best come first.`);
}

function sortableField(name: string, fieldOf: (name: string) => FieldRef | undefined): FieldRef {
  const field = name === INDEX ? ENTITY_TYPE : fieldOf(withoutSubfield(name));
  if (field === undefined) throw invalidArgument(`Cannot sort by ${name}: no entity type has a field of that name.`);
  if (SORTABLE.has(field.kind)) return field;
  throw invalidArgument(`Cannot sort by ${name}: its values are urns or paths. Sort by a text, a number or a time.`);
}
