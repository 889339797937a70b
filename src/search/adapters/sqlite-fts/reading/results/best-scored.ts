import { type DocumentSet, NO_DOCUMENTS, setOf } from '../sets/document-set.js';
import type { ScorePart } from '../matching/matches.js';
import type { Scoring } from '../matching/scoring.js';
import { difference, intersection, union } from '../sets/set-algebra.js';
import { WorstFirst } from './worst-first.js';

/**
 * Number of documents times sets up to which scores are computed one by one instead of splitting the documents further.
 * Measured.
 */
const FEW_LOOKUPS = 500_000;

/** Maximum number of splits; then the scores of all documents that are left are computed one by one. */
const MOST_SPLITS = 200;

/** Documents that have the same score. */
export interface ScoreClass {
  readonly documents: DocumentSet;
  readonly score: number;
}

/** Documents that are in the same ones of the first `step` sets of a scoring. */
interface Group {
  readonly documents: DocumentSet;
  /** Number of sets that tell its documents apart from others; undefined if they have the same score. */
  readonly step: number | undefined;
  /** The sum of the parts that they are in, so far. */
  readonly sum: number;
  /** The weights of the factors that apply to them, so far. */
  readonly weights: readonly number[];
  /** No score in the group is higher. */
  readonly most: number;
}

/**
 * The documents with the highest scores, the best first: at least `count`, if there are as many, and all others with
 * the last of these scores. As a score depends only on the sets that a document is in, the documents are split by one
 * set after the other, always those with the highest possible score, and most of them are left alone.
 */
export function bestScored(documents: DocumentSet, scoring: Scoring, count: number): readonly ScoreClass[] {
  return new BestFirst(scoring, count).of(documents);
}

class BestFirst {
  private readonly open: Group[] = [];
  private readonly found: ScoreClass[] = [];
  private readonly parts: readonly ScorePart[];
  /** By number of parts that are known, the sum of the others. */
  private readonly rests: readonly number[];
  private readonly few: number;
  private missing: number;
  private splits = 0;

  constructor(
    private readonly scoring: Scoring,
    count: number,
  ) {
    this.parts = [...scoring.parts].sort((left, right) => right.score - left.score);
    this.rests = restsOf(this.parts);
    const sets = scoring.parts.length + scoring.factors.length;
    this.few = isBounded(scoring) ? Math.max(FEW_LOOKUPS / (sets + 1), 2 * count) : Infinity;
    this.missing = count;
  }

  of(documents: DocumentSet): readonly ScoreClass[] {
    this.add({ documents, step: 0, sum: this.scoring.start, weights: [] });
    for (let next = this.next(); next !== undefined; next = this.next()) {
      if (next.step === undefined) this.take(next);
      else if (next.documents.size <= this.few || this.splits >= MOST_SPLITS) this.addScored(next.documents);
      else this.split(next, next.step);
    }
    return this.found;
  }

  /** Takes out the group with the highest possible score, as long as one is needed. */
  private next(): Group | undefined {
    let at = 0;
    for (let other = 1; other < this.open.length; other += 1) if (this.most(other) > this.most(at)) at = other;
    const isNeeded = this.missing > 0 || this.most(at) >= (this.found.at(-1)?.score ?? Infinity);
    return isNeeded ? this.open.splice(at, 1)[0] : undefined;
  }

  private most(at: number): number {
    return this.open[at]?.most ?? -Infinity;
  }

  private take({ documents, most }: Group): void {
    this.missing -= documents.size;
    const last = this.found.at(-1);
    if (last?.score !== most) this.found.push({ documents, score: most });
    else this.found[this.found.length - 1] = { documents: union([last.documents, documents]), score: most };
  }

  /** Tells the documents of a group apart by the next set. */
  private split(group: Group, step: number): void {
    const { factors } = this.scoring;
    const factor = factors[step];
    const part = this.parts[step - factors.length];
    const set = factor?.documents ?? part?.documents;
    if (set === undefined) {
      this.open.push({ ...group, step: undefined, most: this.scoring.scoreOf(group.documents.first) });
      return;
    }
    this.splits += 1;
    const { documents, sum, weights } = group;
    const inside = intersection(documents, set);
    const outside = inside.size === documents.size ? NO_DOCUMENTS : difference(documents, inside);
    const added = {
      sum: sum + (part?.score ?? 0),
      weights: factor === undefined ? weights : [...weights, factor.weight],
    };
    this.add({ documents: inside, step: step + 1, ...added });
    this.add({ documents: outside, step: step + 1, sum, weights });
  }

  private add(group: Omit<Group, 'most'> & { readonly step: number }): void {
    if (group.documents.size === 0) return;
    const { factors } = this.scoring;
    let most = group.sum + (this.rests[Math.max(0, group.step - factors.length)] ?? 0);
    for (const weight of group.weights) most *= weight;
    for (const { weight } of factors.slice(group.step)) most *= Math.max(weight, 1);
    this.open.push({ ...group, most });
  }

  /** Computes the scores of all these documents, and adds those with the highest ones. */
  private addScored(documents: DocumentSet): void {
    const ids = documents.ids();
    const scores = this.scoring.scoresOf(ids);
    const least = this.missing > 0 ? leastOf(scores, this.missing) : (this.found.at(-1)?.score ?? 0);
    const byScore = new Map<number, number[]>();
    for (let at = 0; at < scores.length; at += 1) {
      const score = scores[at] ?? 0;
      if (score < least) continue;
      const same = byScore.get(score);
      if (same === undefined) byScore.set(score, [ids[at] ?? 0]);
      else same.push(ids[at] ?? 0);
    }
    for (const [most, same] of byScore)
      this.open.push({ documents: setOf(Uint32Array.from(same)), step: undefined, sum: most, weights: [], most });
  }
}

/** The last of the `count` highest scores. */
function leastOf(scores: Float64Array, count: number): number {
  if (scores.length <= count) return -Infinity;
  const highest = new WorstFirst((left, right) => right - left);
  let least = -Infinity;
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? 0;
    if (score <= least) continue;
    highest.offer(score, count);
    if (highest.size === count) least = highest.worst ?? least;
  }
  return least;
}

/** Whether a document has no higher score than one that is in more parts. */
function isBounded({ parts, factors }: Scoring): boolean {
  return parts.every(({ score }) => score >= 0) && factors.every(({ weight }) => weight >= 0);
}

function restsOf(parts: readonly ScorePart[]): readonly number[] {
  const rests = [0];
  for (const { score } of parts.toReversed()) rests.push((rests.at(-1) ?? 0) + score);
  return rests.reverse();
}
