import { joinedAlternatives } from '../../../planning/joined-alternatives.js';
import { type FieldRef, isNumeric } from '../../../search-field.js';
import type { SearchClause, SearchFilter, SearchQuery } from '../../../search-query.js';
import { foldValue, isAscii } from '../../../text/analysis/ascii-folding.js';
import { tokenPrefix } from '../file/token.js';
import { CAPITALS, foldedTerm, valueTerm } from '../file/value-term.js';
import { ClauseMasks } from './clause-masks.js';
import type { Column } from './column.js';
import type { IndexView } from './index-view.js';
import { codeOfValue } from './value-sets.js';
import type { Mask } from './mask.js';
import { anyOf, hasToken, hasTokenPrefix, type TokenQuery } from './token-query.js';
import { pathSeparator, type ValueTest, valueTest } from './value-test.js';

/** The field that every document has exactly once and is stored by. */
const URN = 'urn';

/** Number of values looked up together. */
const VALUES_AT_ONCE = 100;

/** The restrictions of a query. */
type Limits = Pick<SearchQuery, 'filter' | 'restriction'>;

/** Determines which documents pass a filter. */
export class FilterMask {
  constructor(private readonly view: IndexView) {}

  /** The documents that pass a query's filter and its restriction. */
  limited({ filter, restriction }: Limits, base: Mask): Mask {
    return this.of(restriction ?? [], this.of(filter, base));
  }

  /** The documents of `base` that match every clause of at least one conjunction. */
  of(filter: SearchFilter, base: Mask): Mask {
    if (filter.length === 0) return base;
    const joined = joinedAlternatives(filter);
    const masks = new ClauseMasks(joined, (clause) => this.meeting(clause, base.length));
    let passing: Mask | undefined;
    for (const conjunction of joined) {
      const met = base.slice();
      for (const clause of conjunction) narrow(met, masks.of(clause), clause.negated);
      if (passing === undefined) passing = met;
      else widen(passing, met);
      this.view.stop.check();
    }
    return passing ?? base;
  }

  private meeting(clause: SearchClause, length: number): Mask {
    const mask = new Uint8Array(length);
    for (const field of clause.fields) this.mark(mask, field, clause);
    this.view.stop.check();
    return mask;
  }

  /** Marks documents that match the clause, including removed ones, which no base contains. */
  private mark(mask: Mask, field: FieldRef, clause: SearchClause): void {
    if (field.kind === 'entityType') {
      this.markTypes(mask, clause);
      return;
    }
    if (field.name === URN && field.kind === 'exact' && clause.condition === 'EQUAL') {
      for (const id of this.view.documents.anyIdsOf(clause.values.map(String))) mask[id] = 1;
      return;
    }
    const id = this.view.fieldId(field.name);
    if (id === undefined) return;
    const areNumbers = isNumeric(field.kind);
    const column =
      areNumbers && clause.condition.includes('_THAN')
        ? this.view.column(field.name)
        : this.view.knownColumn(field.name);
    if (column !== undefined) markByColumn(mask, column, this.passing(column, field, clause));
    else this.markByText(mask, field, clause, tokenPrefix('v', id));
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

  private markTypes(mask: Mask, { condition, values }: SearchClause): void {
    const test = valueTest('entityType', condition, values);
    const wanted = this.view.numbersOfTypes([...this.view.typesById.values()].filter(test));
    const codes = this.view.typeCodes;
    for (let id = 0; id < mask.length; id += 1) if (wanted[codes[id] ?? 0] === 1) mask[id] = 1;
  }

  private markByText(mask: Mask, field: FieldRef, clause: SearchClause, prefix: string): void {
    const queries = this.queriesOf(field, clause, prefix);
    if (queries === undefined) {
      this.markByTokens(mask, field, clause, prefix);
      return;
    }
    for (let at = 0; at < queries.length; at += VALUES_AT_ONCE) {
      markAll(mask, this.view.text.matches(anyOf(queries.slice(at, at + VALUES_AT_ONCE))));
    }
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

  private markByTokens(mask: Mask, field: FieldRef, clause: SearchClause, prefix: string): void {
    const test = testOf(field, clause);
    const passes = (token: string): boolean => test(this.view.textOfTerm(field.name, token.slice(prefix.length)));
    markAll(mask, this.view.text.matchesLike(prefix, passes));
  }
}

/** Keeps the documents of a mask that are in another, or those that are not. */
function narrow(mask: Mask, other: Mask, isNegated: boolean): void {
  const [words, others] = [wordsOf(mask), wordsOf(other)];
  const flip = isNegated ? -1 : 0;
  for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) & ((others[at] ?? 0) ^ flip);
  for (let id = words.length * 4; id < mask.length; id += 1) mask[id] = (mask[id] ?? 0) & ((other[id] ?? 0) ^ flip);
}

/** Adds the documents of another mask. */
function widen(mask: Mask, other: Mask): void {
  const [words, others] = [wordsOf(mask), wordsOf(other)];
  for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) | (others[at] ?? 0);
  for (let id = words.length * 4; id < mask.length; id += 1) mask[id] = (mask[id] ?? 0) | (other[id] ?? 0);
}

/** A mask as four-byte numbers, without the remainder at its end. */
function wordsOf(mask: Mask): Int32Array {
  return new Int32Array(mask.buffer, mask.byteOffset, mask.length >>> 2);
}

function testOf({ kind }: FieldRef, { condition, values }: SearchClause): ValueTest {
  return valueTest(kind, condition, values);
}

function markAll(mask: Mask, ids: Uint32Array): void {
  for (const id of ids) mask[id] = 1;
}

function markByColumn(mask: Mask, column: Column, passing: Uint8Array): void {
  const passesCode = codesPassing(column, passing);
  if (!passesCode.includes(1)) return;
  const { codes } = column;
  for (let id = 0; id < mask.length; id += 1) if (passesCode[codes[id] ?? 0] === 1) mask[id] = 1;
}

function codesPassing(column: Column, passes: Uint8Array): Uint8Array {
  const passing = new Uint8Array(column.limit);
  for (let value = 0; value < column.size; value += 1) if (passes[value] === 1) passing[codeOfValue(value)] = 1;
  for (const [code, values] of column.sets()) if (values.some((value) => passes[value] === 1)) passing[code] = 1;
  return passing;
}
