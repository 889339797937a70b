import type { WeightedField } from '../../../../search-field.js';
import { foldToAscii, foldValue, isAscii, lowerAscii } from '../../../../text/analysis/ascii-folding.js';
import { delimitedPositions, stemmedWords, wholeTerm } from '../../../../text/analysis/delimited-terms.js';
import { gramWords, hasWordsInRow } from '../../../../text/analysis/word-grams.js';
import { decodeTerm, encodeTerm } from '../../file/term-encoding.js';
import { CAPITALS, FOLD_END, foldedTerm, termFold, termText } from '../../file/value-term.js';
import { matchScore } from '../../../../text-plan.js';
import { editDistance } from '../../../../../foundation/common/edit-distance.js';
import type { QueryLeaf } from '../../../../text/query/query-node.js';
import { wildcardStart, wildcardTest } from '../../../../text/query/wildcard.js';
import { foldedQuery, prefixQuery, textQueries, variantPrefix } from './field-queries.js';
import type { IndexView } from '../index-view.js';
import { type DocumentSet, NO_DOCUMENTS, setOf } from '../sets/document-set.js';
import { bestOf, type Matches, summed } from './matches.js';
import { rangeTest } from './range-test.js';
import { timeSpan } from '../../../../text/time-span.js';
import { anyOf, hasToken, hasTokenPrefix } from './token-query.js';
import { ValueTypes } from './value-types.js';

/** Maximum number of words in a gram; longer sequences are checked in the document. */
const LARGEST_GRAM = 4;

/** Which of several matching fields count in the score of a hit. */
export type CountedFields = 'best' | 'sum';

/** Finds documents by the content of single fields. */
export class LeafMatcher {
  private readonly valueTypes: ValueTypes;

  constructor(private readonly view: IndexView) {
    this.valueTypes = new ValueTypes(view);
  }

  /**
   * Documents in which at least one of the fields matches, with the field's boost for each word of the text: that of
   * the `best` matching field, or the `sum` of all. Undefined if the text has no searchable term in any of the fields.
   */
  matches(
    leaf: QueryLeaf,
    fields: readonly WeightedField[],
    boost: number,
    counted: CountedFields,
  ): Matches | undefined {
    const found = fields.map((field) => [field, this.documents(leaf, field)] as const);
    if (found.length > 0 && found.every(([, documents]) => documents === undefined)) return undefined;
    const combined = counted === 'best' ? bestOf : summed;
    return combined(
      found.map(([field, documents]) => ({
        documents: documents ?? NO_DOCUMENTS,
        score: matchScore(field.boost) * boost * positionCount(leaf, field),
      })),
    );
  }

  /** Documents with a value that equals one of the texts, ignoring case and accents. */
  equalToAny(texts: readonly string[], field: WeightedField): DocumentSet {
    const id = this.view.fieldId(field.name);
    if (id === undefined) return NO_DOCUMENTS;
    const prefix = variantPrefix(field, id);
    return this.view.text.matches(anyOf(texts.map((text) => foldedQuery(prefix, foldValue(text)))));
  }

  /** Documents with a value that equals the whole text, ignoring the case of ASCII letters. */
  equal(text: string, field: WeightedField): DocumentSet {
    const id = this.view.fieldId(field.name);
    if (id === undefined) return NO_DOCUMENTS;
    const prefix = variantPrefix(field, id);
    const term = prefix + foldedTerm(foldValue(text));
    if (isAscii(text)) return this.view.text.matches(anyOf([hasToken(term), hasTokenPrefix(term + CAPITALS)]));
    const wanted = lowerAscii(text);
    return this.view.text.matchesLike(
      term,
      (token) => lowerAscii(termText(token.slice(prefix.length)) ?? '') === wanted,
    );
  }

  /** Documents with a term that begins with the whole text. */
  beginning(text: string, field: WeightedField): DocumentSet {
    const id = this.view.fieldId(field.name);
    const term = wholeTerm(text);
    if (id === undefined || term === undefined) return NO_DOCUMENTS;
    return this.view.text.matches(hasTokenPrefix(variantPrefix(field, id) + encodeTerm(term)));
  }

  /** Documents in which the words of the text are consecutive. */
  wordsInRow(text: string, field: WeightedField): DocumentSet {
    const found = this.documents({ kind: 'text', text }, field) ?? NO_DOCUMENTS;
    if (gramWords(text).length <= LARGEST_GRAM) return found;
    return this.verified(found, field.name, (value) => hasWordsInRow(value, text));
  }

  /** Documents whose field part matches; undefined if the text has no searchable term there. */
  private documents(leaf: QueryLeaf, named: WeightedField): DocumentSet | undefined {
    const id = this.view.fieldId(named.name);
    const field = id === undefined ? named : this.valueTypes.typed(named, id);
    const span = id === undefined ? undefined : spanOf(leaf, field);
    if (id !== undefined && span !== undefined) return this.byTerms(span, field, id);
    switch (leaf.kind) {
      case 'text':
        return this.byText(field, id, leaf.text);
      case 'phrase':
        return this.byPhrase(field, id, leaf.text);
      case 'quoted':
        return this.byWhole(field, id, leaf.text);
      default:
        return id === undefined ? NO_DOCUMENTS : this.byTerms(leaf, field, id);
    }
  }

  private byText(field: WeightedField, id: number | undefined, text: string): DocumentSet | undefined {
    const queries = textQueries(field, id ?? 0, text);
    if (queries === undefined) return undefined;
    return id === undefined ? NO_DOCUMENTS : this.view.text.matchesAny(queries);
  }

  private byPhrase(field: WeightedField, id: number | undefined, text: string): DocumentSet | undefined {
    const found = this.byText(field, id, text);
    if (found === undefined || field.variant !== 'delimited') return found;
    return this.verified(found, field.name, (value) => hasPhrase(value, text));
  }

  private byWhole(field: WeightedField, id: number | undefined, text: string): DocumentSet | undefined {
    if (field.variant !== 'delimited') return this.byText(field, id, text);
    const term = wholeTerm(text);
    if (term === undefined) return undefined;
    return id === undefined
      ? NO_DOCUMENTS
      : this.view.text.matches(hasToken(variantPrefix(field, id) + encodeTerm(term)));
  }

  private byTerms(leaf: QueryLeaf, field: WeightedField, id: number): DocumentSet {
    const prefix = variantPrefix(field, id);
    switch (leaf.kind) {
      case 'prefix':
        return this.view.text.matches(prefixQuery(field, id, leaf.text));
      case 'exists':
        return this.view.text.matches(hasTokenPrefix(variantPrefix({ ...field, variant: 'keyword' }, id)));
      case 'wildcard': {
        const test = wildcardTest(folded(leaf.pattern));
        const start = prefix + encodeTerm(wildcardStart(folded(leaf.pattern)));
        return this.view.text.matchesLike(start, (token) => test(textOfToken(token, prefix, field)));
      }
      case 'fuzzy': {
        const wanted = folded(leaf.text);
        const [first = ''] = wanted;
        const start = prefix + encodeTerm(first);
        return this.view.text.matchesLike(
          start,
          (token) => editDistance(textOfToken(token, prefix, field), wanted, leaf.edits) <= leaf.edits,
        );
      }
      case 'range': {
        const test = rangeTest(leaf, field);
        return this.view.text.matchesLike(prefix, (token) => test(textOfToken(token, prefix, field)));
      }
      default:
        return this.view.text.matches(foldedQuery(prefix, folded(leaf.text)));
    }
  }

  private verified(found: DocumentSet, name: string, test: (value: string) => boolean): DocumentSet {
    const kept = found.ids().filter((id) => {
      this.view.stop.check();
      return (this.view.values(id).get(name) ?? []).some((value) => typeof value === 'string' && test(value));
    });
    return setOf(kept);
  }
}

/**
 * Number of words of a leaf that a field is searched for: in a text without spaces such as `a.b`, those between dots.
 */
function positionCount(leaf: QueryLeaf, { variant }: WeightedField): number {
  return leaf.kind === 'text' && variant === 'delimited' ? Math.max(delimitedPositions(leaf.text).length, 1) : 1;
}

/** The range of a text that is a time with missing parts, in a field of times; undefined for all else. */
function spanOf(leaf: QueryLeaf, { type }: WeightedField): (QueryLeaf & { kind: 'range' }) | undefined {
  if (type !== 'DATETIME' || !('text' in leaf) || leaf.kind === 'prefix' || leaf.kind === 'fuzzy') return undefined;
  if (!Number.isNaN(Number(leaf.text)) || timeSpan(leaf.text) === undefined) return undefined;
  const end = { text: leaf.text, isInclusive: true };
  return { kind: 'range', from: end, to: end };
}

function folded(text: string): string {
  return foldToAscii(text).toLowerCase();
}

function textOfToken(token: string, prefix: string, { variant }: WeightedField): string {
  const term = token.slice(prefix.length);
  return variant === 'keyword' && term.includes(FOLD_END) ? termFold(term) : decodeTerm(term);
}

/** Whether the words of a phrase are consecutive, whatever separates them. */
function hasPhrase(value: string, phrase: string): boolean {
  return ` ${stemmedWords(value).join(' ')} `.includes(` ${stemmedWords(phrase).join(' ')} `);
}
