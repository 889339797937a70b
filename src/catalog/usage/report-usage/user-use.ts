import { figureOf } from '../usage/index.js';

/** Usage of a report by one user; unknown figures are null. */
export interface UserUse {
  /** Urn of the user. */
  readonly user: string;
  readonly viewsCount?: number | null;
  readonly executionsCount?: number | null;
  readonly usageCount?: number | null;
}

/** Converts a table of sums to users, ordered by the first of `figures` in descending order, then by urn. */
export function usersOf(rows: readonly (readonly string[])[], figures: readonly string[]): readonly UserUse[] {
  const known = rows.map(([user = '', ...sums]) => ({
    use: { user, ...Object.fromEntries(figures.map((name, at) => [name, figureOf(sums[at])])) },
    rank: figureOf(sums[0]) ?? 0,
  }));
  return known
    .toSorted((left, right) => right.rank - left.rank || (left.use.user < right.use.user ? -1 : 1))
    .map(({ use }) => use);
}
