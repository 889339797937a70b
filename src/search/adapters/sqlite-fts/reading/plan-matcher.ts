import type { WeightedField } from '../../../search-field.js';
import type { FieldGroup, ScoreFunction, TextPlan } from '../../../text-plan.js';
import { delimitedPositions } from '../analysis/delimited-terms.js';
import { parseLuceneQuery } from '../query/lucene-query.js';
import { positiveLeaves, type QueryLeaf } from '../query/query-node.js';
import { parseSimpleQuery } from '../query/simple-query.js';
import type { IndexView } from './index-view.js';
import { LeafMatcher } from './leaf-matcher.js';
import { type Matches, NO_MATCHES, scored, unionOf } from './matches.js';
import { NodeMatcher } from './node-matcher.js';
import { fieldsNamed } from './structured-fields.js';

/** Finds the documents that match a plan, with their scores. */
export class PlanMatcher {
  private readonly leaves: LeafMatcher;

  constructor(
    private readonly view: IndexView,
    private readonly entityTypes: readonly string[],
    private readonly everything: (entityTypes: readonly string[]) => Matches,
  ) {
    this.leaves = new LeafMatcher(view);
  }

  /** Documents that match any clause of the plan, or all documents; the functions are not applied. */
  matches(plan: TextPlan): Matches {
    if (asksForEverything(plan)) return this.everything(this.entityTypes);
    const { simple, exact, phrasePrefix, wordGrams, text, unquoted } = plan;
    return unionOf([
      this.simple(text, simple ?? []),
      this.structured(plan),
      ...exact.map((field) => scored(this.leaves.equal(unquoted, field), field.boost)),
      ...phrasePrefix.map((field) => scored(this.leaves.beginning(text, field), field.boost)),
      ...wordGrams.map((field) => scored(this.leaves.wordsInRow(unquoted, field), field.boost)),
    ]);
  }

  /**
   * A word counts in proportion to its share of the text, so that many scattered words do not outscore the whole text
   * in one place.
   */
  private simple(text: string, groups: readonly FieldGroup[]): Matches {
    return unionOf(
      groups.map(({ fields, analyzer }) => {
        const node = parseSimpleQuery(text, (leaf) => analyzer === 'keyword' || saysWords(leaf));
        if (node === undefined) return NO_MATCHES;
        const words = Math.max(positiveLeaves(node).length, 1);
        const weighed = fields.map((field) => ({ ...field, boost: field.boost / words }));
        const scope = { fieldsOf: () => weighed, everything: () => this.everything(this.typesWith(fields)) };
        return new NodeMatcher(this.leaves, scope).matches(node) ?? NO_MATCHES;
      }),
    );
  }

  /** Types that have any of the fields; conditions on absence alone apply to these. */
  private typesWith(fields: readonly WeightedField[]): readonly string[] {
    return this.entityTypes.filter((entityType) => {
      const known = this.view.layout.get(entityType);
      return fields.some(({ name, type }) => type === 'SELF' || known?.has(name) === true);
    });
  }

  private structured({ structured, text }: TextPlan): Matches {
    const node = structured === undefined ? undefined : parseLuceneQuery(text);
    if (node === undefined || structured === undefined) return NO_MATCHES;
    const scope = {
      fieldsOf: (name: string | undefined) =>
        name === undefined ? structured : fieldsNamed(name, this.view, this.entityTypes),
      everything: () => this.everything(this.entityTypes),
    };
    return new NodeMatcher(this.leaves, scope).matches(node) ?? NO_MATCHES;
  }
}

/** Whether the plan has no clause, so that every document is a hit. */
export function asksForEverything({ simple, structured, exact, phrasePrefix, wordGrams }: TextPlan): boolean {
  return (simple ?? structured) === undefined && exact.length + phrasePrefix.length + wordGrams.length === 0;
}

/** Whether a leaf can match words of fields: stop words and short words cannot. */
function saysWords(leaf: QueryLeaf): boolean {
  return (leaf.kind !== 'text' && leaf.kind !== 'phrase') || delimitedPositions(leaf.text).length > 0;
}

/**
 * Applies score functions: each multiplies the score of documents in which its field is true. If they replace the
 * score, it starts from 1.
 */
export function weighted(
  matches: Matches,
  functions: readonly ScoreFunction[],
  replaces: boolean,
  view: IndexView,
): Matches {
  if (functions.length === 0 && !replaces) return matches;
  const { documents } = matches;
  const scores = replaces ? new Float64Array(documents.length).fill(1) : matches.scores.slice();
  for (const { field, weight } of functions) {
    const column = view.column(field.name);
    const isTrue = column?.find('true');
    if (column === undefined || isTrue === undefined) continue;
    const code = isTrue * 2 + 1;
    const { codes } = column;
    for (let at = 0; at < documents.length; at += 1) {
      if (codes[documents[at] ?? 0] === code) scores[at] = (scores[at] ?? 0) * weight;
    }
  }
  return { documents, scores };
}
