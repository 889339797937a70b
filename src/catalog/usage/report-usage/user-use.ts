import { NO_VALUE } from '../../../timeseries/index.js';

/** How much one user used a report; figures that nobody told are null. */
export interface UserUse {
  /** Urn of the user. */
  readonly user: string;
  readonly viewsCount?: number | null;
  readonly executionsCount?: number | null;
  readonly usageCount?: number | null;
}

/** The users of a table of sums, ordered by the first of `figures`, the greatest first, then by urn. */
export function usersOf(rows: readonly (readonly string[])[], figures: readonly string[]): readonly UserUse[] {
  const known = rows.map(([user = '', ...sums]) => ({
    use: { user, ...Object.fromEntries(figures.map((name, at) => [name, numberOf(sums[at])])) },
    rank: numberOf(sums[0]) ?? 0,
  }));
  return known
    .toSorted((left, right) => right.rank - left.rank || (left.use.user < right.use.user ? -1 : 1))
    .map(({ use }) => use);
}

function numberOf(text: string | undefined): number | null {
  return text === undefined || text === NO_VALUE ? null : Number(text);
}
