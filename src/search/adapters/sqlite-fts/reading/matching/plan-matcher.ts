import type { WeightedField } from '../../../../search-field.js';
import {
  asksForEverything,
  type FieldGroup,
  matchScore,
  type TextPlan,
  wordCount,
  wordScore,
} from '../../../../text-plan.js';
import { delimitedPositions } from '../../../../text/analysis/delimited-terms.js';
import { parseLuceneQuery } from '../../../../text/query/lucene-query.js';
import type { QueryLeaf } from '../../../../text/query/query-node.js';
import { parseSimpleQuery } from '../../../../text/query/simple-query.js';
import type { IndexView } from '../index-view.js';
import { LeafMatcher } from './leaf-matcher.js';
import type { DocumentSet } from '../sets/document-set.js';
import { bestOf, type Matches, NO_MATCHES, type ScorePart, summed, unionOf, withBonus } from './matches.js';
import { NodeMatcher, type NodeScope } from './node-matcher.js';
import { fieldsNamed } from '../../../../text/named-fields.js';

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
    const { simple, exact, names, phrasePrefix, wordGrams, text, unquoted } = plan;
    const found = unionOf([
      this.simple(text, simple ?? []),
      this.structured(plan),
      bestOf(exact.map((field) => this.scored(this.leaves.equal(unquoted, field), field))),
      summed(phrasePrefix.map((field) => this.scored(this.leaves.beginning(text, field), field))),
      summed(wordGrams.map((field) => this.scored(this.leaves.wordsInRow(unquoted, field), field))),
    ]);
    if (names === undefined) return found;
    const { fields, spellings } = names;
    return withBonus(
      found,
      bestOf(fields.map((field) => this.scored(this.leaves.equalToAny(spellings, field), field))),
    );
  }

  private scored(documents: DocumentSet, { boost }: WeightedField): ScorePart {
    return { documents, score: matchScore(boost) };
  }

  private simple(text: string, groups: readonly FieldGroup[]): Matches {
    const words = wordCount(text);
    return unionOf(
      groups.map(({ fields, analyzer }) => {
        const node = parseSimpleQuery(text, (leaf) => analyzer === 'keyword' || saysWords(leaf));
        if (node === undefined) return NO_MATCHES;
        const weighed = fields.map((field) => ({ ...field, boost: wordScore(field.boost, words) }));
        const everything = (): Matches => this.everything(this.typesWith(fields));
        const scope: NodeScope = { fieldsOf: () => weighed, everything, counted: 'sum' };
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
    const scope: NodeScope = {
      counted: 'best',
      fieldsOf: (name: string | undefined) =>
        name === undefined ? structured : fieldsNamed(name, this.view, this.entityTypes),
      everything: () => this.everything(this.entityTypes),
    };
    return new NodeMatcher(this.leaves, scope).matches(node) ?? NO_MATCHES;
  }
}

/** Whether a leaf can match words of fields: stop words and short words cannot. */
function saysWords(leaf: QueryLeaf): boolean {
  return (leaf.kind !== 'text' && leaf.kind !== 'phrase') || delimitedPositions(leaf.text).length > 0;
}
