/** Documents in ascending order of their ids, with a score each. */
export interface Matches {
  readonly documents: readonly number[];
  readonly scores: readonly number[];
}

export const NO_MATCHES: Matches = { documents: [], scores: [] };

/** Documents that all have the same score. */
export function scored(documents: readonly number[], score: number): Matches {
  return documents.length === 0 ? NO_MATCHES : { documents, scores: new Array<number>(documents.length).fill(score) };
}

/** Documents of any of the parts; scores add up. */
export function unionOf(parts: readonly Matches[]): Matches {
  const some = parts.filter(({ documents }) => documents.length > 0);
  const [first] = some;
  if (first === undefined) return NO_MATCHES;
  if (some.length === 1) return first;
  const middle = some.length >>> 1;
  return merged(unionOf(some.slice(0, middle)), unionOf(some.slice(middle)));
}

/** Documents of both; scores add up. */
export function intersectionOf(left: Matches, right: Matches): Matches {
  const documents: number[] = [];
  const scores: number[] = [];
  let at = 0;
  left.documents.forEach((id, index) => {
    while ((right.documents[at] ?? Infinity) < id) at += 1;
    if (right.documents[at] !== id) return;
    documents.push(id);
    scores.push((left.scores[index] ?? 0) + (right.scores[at] ?? 0));
  });
  return { documents, scores };
}

/** Documents of `matches`; those that are also in `bonus` score more. */
export function withBonus(matches: Matches, bonus: Matches | undefined): Matches {
  if (bonus === undefined || bonus.documents.length === 0) return matches;
  let at = 0;
  const scores = matches.documents.map((id, index) => {
    while ((bonus.documents[at] ?? Infinity) < id) at += 1;
    return (matches.scores[index] ?? 0) + (bonus.documents[at] === id ? (bonus.scores[at] ?? 0) : 0);
  });
  return { documents: matches.documents, scores };
}

/** The matches whose documents `keeps` lets pass. */
export function filtered({ documents, scores }: Matches, keeps: (id: number) => boolean): Matches {
  const kept: number[] = [];
  const keptScores: number[] = [];
  documents.forEach((id, index) => {
    if (!keeps(id)) return;
    kept.push(id);
    keptScores.push(scores[index] ?? 0);
  });
  return { documents: kept, scores: keptScores };
}

/** Documents of `left` that are not in `right`. */
export function without(left: Matches, right: Matches): Matches {
  let at = 0;
  return filtered(left, (id) => {
    while ((right.documents[at] ?? Infinity) < id) at += 1;
    return right.documents[at] !== id;
  });
}

function merged(left: Matches, right: Matches): Matches {
  const documents: number[] = [];
  const scores: number[] = [];
  let rightAt = 0;
  const takeRight = (before: number): void => {
    for (let id = right.documents[rightAt]; id !== undefined && id < before; id = right.documents[rightAt]) {
      documents.push(id);
      scores.push(right.scores[rightAt] ?? 0);
      rightAt += 1;
    }
  };
  left.documents.forEach((id, index) => {
    takeRight(id);
    const isBoth = right.documents[rightAt] === id;
    documents.push(id);
    scores.push((left.scores[index] ?? 0) + (isBoth ? (right.scores[rightAt] ?? 0) : 0));
    if (isBoth) rightAt += 1;
  });
  takeRight(Infinity);
  return { documents, scores };
}
