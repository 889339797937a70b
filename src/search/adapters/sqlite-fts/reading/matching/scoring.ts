import type { ScoreFunction } from '../../../../text-plan.js';
import { tokenPrefix } from '../../file/token.js';
import { hasBit } from '../sets/bits.js';
import { type DocumentSet, IdBits, NO_DOCUMENTS } from '../sets/document-set.js';
import type { IndexView } from '../index-view.js';
import type { ScorePart } from './matches.js';
import { scratch } from '../sets/scratch.js';
import { hasToken } from './token-query.js';

/** A factor on the score of some documents. */
export interface ScoreFactor {
  readonly documents: DocumentSet;
  readonly weight: number;
}

/** The final scores of documents: the sum of the parts that they are in, times the factors that apply to them. */
export class Scoring {
  /** @param start what the sum of the parts is added to */
  constructor(
    readonly parts: readonly ScorePart[],
    readonly factors: readonly ScoreFactor[] = [],
    readonly start = 0,
  ) {}

  /** The same with score functions, whose product multiplies the score, or replaces it. */
  withFunctions(functions: readonly ScoreFunction[], replaces: boolean, view: IndexView): Scoring {
    const factors = functions.map((one) => ({ documents: documentsOf(one, view), weight: one.weight }));
    const some = factors.filter(({ documents }) => documents.size > 0);
    return replaces ? new Scoring([], some, 1) : new Scoring(this.parts, some, this.start);
  }

  /** The score of one document. */
  scoreOf(id: number): number {
    let score = this.start;
    for (const part of this.parts) if (part.documents.has(id)) score += part.score;
    for (const { documents, weight } of this.factors) if (documents.has(id)) score *= weight;
    return score;
  }

  /** The scores of documents in ascending order of their ids; valid until the end of the search. */
  scoresOf(ids: Uint32Array): Float64Array {
    const scores = scratch.scores(ids.length).fill(this.start);
    for (const { documents, score } of this.parts) change(scores, ids, documents, 1, score);
    for (const { documents, weight } of this.factors) change(scores, ids, documents, weight, 0);
    return scores;
  }
}

/** The documents that a function applies to. */
function documentsOf(one: ScoreFunction, view: IndexView): DocumentSet {
  if ('entityTypes' in one) return view.documentsOf(one.entityTypes);
  const field = view.fieldId(one.field.name);
  return field === undefined ? NO_DOCUMENTS : view.text.matches(hasToken(`${tokenPrefix('v', field)}true`));
}

/** Multiplies the scores of those of the ascending ids that are in the set, and adds a summand. */
function change(scores: Float64Array, ids: Uint32Array, documents: DocumentSet, factor: number, summand: number): void {
  if (documents instanceof IdBits) {
    const { words } = documents;
    for (let at = 0; at < ids.length; at += 1) {
      if (hasBit(words, ids[at] ?? 0)) scores[at] = (scores[at] ?? 0) * factor + summand;
    }
    return;
  }
  let at = 0;
  for (const id of documents.ids()) {
    while (at < ids.length && (ids[at] ?? 0) < id) at += 1;
    if (ids[at] === id) scores[at] = (scores[at] ?? 0) * factor + summand;
  }
}
