import { joinedAlternatives } from '../../../../planning/joined-alternatives.js';
import { type FieldRef, isNumeric } from '../../../../search-field.js';
import type { SearchClause, SearchFilter, SearchQuery } from '../../../../search-query.js';
import { foldValue, isAscii } from '../../../../text/analysis/ascii-folding.js';
import { tokenPrefix } from '../../file/token.js';
import { CAPITALS, foldedTerm, valueTerm } from '../../file/value-term.js';
import { ClauseSets } from '../sets/clause-sets.js';
import type { Column } from '../columns/column.js';
import { type DocumentSet, NO_DOCUMENTS, setOfUnordered } from '../sets/document-set.js';
import type { IndexView } from '../index-view.js';
import { codeOfValue } from '../columns/value-sets.js';
import { difference, intersection, setWhere, union } from '../sets/set-algebra.js';
import { anyOf, hasToken, hasTokenPrefix, type TokenQuery } from './token-query.js';
import { pathSeparator, type ValueTest, valueTest } from './value-test.js';

/** The field that every document has exactly once and is stored by. */
const URN = 'urn';

/** Number of values looked up together. */
const VALUES_AT_ONCE = 100;

/** The restrictions of a query. */
type Limits = Pick<SearchQuery, 'filter' | 'restriction'>;

/** Determines which documents pass a filter. */
export class FilterSet {
  constructor(private readonly view: IndexView) {}

  /** The documents that pass a query's filter and its restriction. */
  limited({ filter, restriction }: Limits, base: DocumentSet): DocumentSet {
    return this.of(restriction ?? [], this.of(filter, base));
  }

  /** The documents of `base` that match every clause of at least one conjunction. */
  of(filter: SearchFilter, base: DocumentSet): DocumentSet {
    if (filter.length === 0) return base;
    const joined = joinedAlternatives(filter);
    const sets = new ClauseSets(joined, (clause) => this.meeting(clause));
    let passing = NO_DOCUMENTS;
    for (const conjunction of joined) {
      let met = base;
      for (const clause of conjunction)
        met = clause.negated ? difference(met, sets.of(clause)) : intersection(met, sets.of(clause));
      passing = union([passing, met]);
      this.view.stop.check();
    }
    return passing;
  }

  private meeting(clause: SearchClause): DocumentSet {
    const found = union(clause.fields.flatMap((field) => this.matching(field, clause)));
    this.view.stop.check();
    return found;
  }

  /** Documents that match the clause in a field, including removed ones, which no base contains. */
  private matching(field: FieldRef, clause: SearchClause): DocumentSet {
    if (field.kind === 'entityType') return this.ofTypes(clause);
    if (field.name === URN && field.kind === 'exact' && clause.condition === 'EQUAL')
      return setOfUnordered(new Uint32Array(this.view.documents.anyIdsOf(clause.values)));
    const id = this.view.fieldId(field.name);
    if (id === undefined) return NO_DOCUMENTS;
    const areNumbers = isNumeric(field.kind);
    const column =
      areNumbers && clause.condition.includes('_THAN')
        ? this.view.column(field.name)
        : this.view.knownColumn(field.name);
    if (column !== undefined) return byColumn(column, this.passing(column, field, clause));
    return this.byText(field, clause, tokenPrefix('v', id));
  }

  /** The values of a column that match the clause: 1 by number. */
  private passing(column: Column, field: FieldRef, clause: SearchClause): Uint8Array {
    const passing = new Uint8Array(column.size);
    if (clause.condition === 'EXISTS') return passing.fill(1);
    if (clause.condition === 'EQUAL' && pathSeparator(field.kind) === undefined) {
      for (const value of clause.values) passing[column.find(valueTerm(value) ?? '') ?? column.size] = 1;
      return passing;
    }
    const test = testOf(field, clause);
    for (let value = 0; value < column.size; value += 1) {
      this.view.stop.step();
      if (test(this.view.textOfTerm(field.name, column.term(value)))) passing[value] = 1;
    }
    return passing;
  }

  private ofTypes({ condition, values }: SearchClause): DocumentSet {
    const test = valueTest('entityType', condition, values);
    return this.view.documentsOf([...this.view.typesById.values()].filter(test));
  }

  private byText(field: FieldRef, clause: SearchClause, prefix: string): DocumentSet {
    const queries = this.queriesOf(field, clause, prefix);
    if (queries === undefined) return this.byTokens(field, clause, prefix);
    const found: DocumentSet[] = [];
    for (let at = 0; at < queries.length; at += VALUES_AT_ONCE)
      found.push(this.view.text.matches(anyOf(queries.slice(at, at + VALUES_AT_ONCE))));
    return union(found);
  }

  /** Conditions of which one must be met; undefined if the values must be tested one by one. */
  private queriesOf(
    { kind }: FieldRef,
    { condition, values }: SearchClause,
    prefix: string,
  ): readonly TokenQuery[] | undefined {
    if (condition === 'EXISTS') return [hasTokenPrefix(prefix)];
    if (pathSeparator(kind) !== undefined) return undefined;
    if (condition === 'EQUAL')
      return values.flatMap((value) => valueTerm(value) ?? []).map((term) => hasToken(prefix + term));
    if (condition !== 'IEQUAL') return undefined;
    const texts = values.map(String);
    if (!texts.every((text) => isAscii(text))) return undefined;
    const terms = texts.map((text) => prefix + foldedTerm(foldValue(text)));
    return terms.flatMap((term) => [hasToken(term), hasTokenPrefix(term + CAPITALS)]);
  }

  private byTokens(field: FieldRef, clause: SearchClause, prefix: string): DocumentSet {
    const test = testOf(field, clause);
    const passes = (token: string): boolean => test(this.view.textOfTerm(field.name, token.slice(prefix.length)));
    return this.view.text.matchesLike(prefix, passes);
  }
}

function testOf({ kind }: FieldRef, { condition, values }: SearchClause): ValueTest {
  return valueTest(kind, condition, values);
}

function byColumn(column: Column, passing: Uint8Array): DocumentSet {
  const passesCode = codesPassing(column, passing);
  return passesCode.includes(1) ? setWhere(column.codes, passesCode) : NO_DOCUMENTS;
}

function codesPassing(column: Column, passes: Uint8Array): Uint8Array {
  const passing = new Uint8Array(column.limit);
  for (let value = 0; value < column.size; value += 1) if (passes[value] === 1) passing[codeOfValue(value)] = 1;
  for (const [code, values] of column.sets()) if (values.some((value) => passes[value] === 1)) passing[code] = 1;
  return passing;
}
