import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../foundation/common/errors.js';
import { type PropertyDefinition, propertyFieldRef } from './documents/property-definition.js';
import { isRange, type NamedCondition, namedCondition } from './planning/conditions.js';
import { isComparable, typedValues } from './planning/criterion-values.js';
import { expandedFields, withoutSubfield } from './planning/field-expansion.js';
import type { SearchCriteria, SearchCriterion } from './search-criteria.js';
import type { FieldRef } from './search-field.js';
import { namedClauses } from './planning/named-clauses.js';
import type { SearchClause, SearchFilter, NamedClause } from './search-query.js';
import { SearchSchema } from './search-schema.js';

const PROPERTY_PREFIX = 'structuredProperties.';

/** Fields that stand for a urn in any casing: clients look them up by the whole urn in lower case. */
const CASE_INSENSITIVE: ReadonlySet<string> = new Set(['lowercasedUrn']);

/** Context for resolving a filter. */
interface Scope {
  readonly entityTypes: readonly string[];
  /** By qualified name. */
  readonly properties: ReadonlyMap<string, PropertyDefinition>;
}

/** Converts callers' criteria into clauses on document fields with typed values (search.md 8). */
@Injectable()
export class FilterResolver {
  constructor(private readonly schema: SearchSchema) {}

  /**
   * Returns the filter for `criteria` on documents of `entityTypes`. A field that none of the types has matches no
   * document. `properties` contains the definitions of the structured properties that criteria name. Throws
   * `INVALID_ARGUMENT` for an unknown condition, a value that does not fit its field, and a removed property.
   */
  resolve(
    criteria: SearchCriteria,
    entityTypes: readonly string[],
    properties: ReadonlyMap<string, PropertyDefinition>,
  ): SearchFilter {
    const scope = { entityTypes, properties };
    const known = new Map<SearchCriterion, readonly SearchClause[]>();
    const clauses = (criterion: SearchCriterion): readonly SearchClause[] => {
      const clause = known.get(criterion) ?? this.clause(criterion, scope);
      known.set(criterion, clause);
      return clause;
    };
    const filter = criteria.map((conjunction) => conjunction.flatMap(clauses));
    return filter.some((conjunction) => conjunction.length === 0) ? [] : filter;
  }

  /** Returns the conditions of `criteria` that hits name. Takes and throws what `resolve` does. */
  namedClauses(
    criteria: SearchCriteria,
    entityTypes: readonly string[],
    properties: ReadonlyMap<string, PropertyDefinition>,
  ): readonly NamedClause[] {
    return namedClauses(criteria, (criterion) => this.clause(criterion, { entityTypes, properties }));
  }

  private clause(criterion: SearchCriterion, scope: Scope): readonly SearchClause[] {
    const condition = namedCondition(criterion.condition);
    const negated = condition.isNegation !== (criterion.negated === true);
    if (condition.condition !== 'EXISTS') {
      if (criterion.values === undefined) return [];
      if (criterion.values.length === 0) return emptyClause(criterion.field, condition, negated);
    }
    const fields = this.fields(criterion, scope).filter(({ kind }) => isComparable(kind, condition));
    const [first] = fields;
    if (first?.kind === 'entityType') return this.typeClause(first, criterion, condition, negated);
    const values = first === undefined ? (criterion.values ?? []) : typedValues(criterion, first.kind, condition);
    return [{ fields, condition: comparison(condition, first), values, negated }];
  }

  private fields({ field }: SearchCriterion, { entityTypes, properties }: Scope): readonly FieldRef[] {
    if (field.startsWith(PROPERTY_PREFIX)) return propertyFields(field.slice(PROPERTY_PREFIX.length), properties);
    return expandedFields(withoutSubfield(field)).flatMap((name) => this.schema.fieldRef(name, entityTypes) ?? []);
  }

  private typeClause(
    field: FieldRef,
    { values = [] }: SearchCriterion,
    { condition }: NamedCondition,
    negated: boolean,
  ): readonly SearchClause[] {
    if (condition === 'EXISTS') return negated ? [{ fields: [], condition, values: [], negated: false }] : [];
    if (condition !== 'EQUAL' && condition !== 'IEQUAL')
      throw invalidArgument(`The filter on ${field.name} can only be EQUAL, not ${condition}`);
    const names = values.flatMap((value) => this.typeNamed(value.trim()) ?? []);
    return [{ fields: names.length === 0 ? [] : [field], condition: 'EQUAL', values: names, negated }];
  }

  /** The entity type with that name in the model, or with that enum value, which has `_` between the words. */
  private typeNamed(name: string): string | undefined {
    return (this.schema.entity(name) ?? this.schema.entity(name.replaceAll('_', '')))?.entityType;
  }
}

function comparison({ condition }: NamedCondition, field: FieldRef | undefined): NamedCondition['condition'] {
  const ignoresCase = field !== undefined && CASE_INSENSITIVE.has(field.name);
  return condition === 'EQUAL' && ignoresCase ? 'IEQUAL' : condition;
}

/** What an empty list of values means to DataHub: nothing equals it, and it limits no text. */
function emptyClause(field: string, { condition }: NamedCondition, negated: boolean): readonly SearchClause[] {
  if (isRange(condition)) throw invalidArgument(`The filter on ${field} needs a value to compare with`);
  if (condition === 'EQUAL') return [{ fields: [], condition, values: [], negated }];
  return negated ? [{ fields: [], condition, values: [], negated: false }] : [];
}

function propertyFields(name: string, properties: ReadonlyMap<string, PropertyDefinition>): readonly FieldRef[] {
  const definition = properties.get(name) ?? properties.get(withoutSubfield(name));
  if (definition === undefined) return [];
  if (!definition.isRemoved) return [propertyFieldRef(definition)];
  throw invalidArgument(`Cannot filter on deleted Structured Property [${definition.urn}]`);
}
