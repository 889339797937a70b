import type { PlannedWrite, RuleContext } from '../../../aspects/index.js';
import type { WriteRights } from '../write-rights.js';

/**
 * What judges a write of an aspect from which rights are derived. Returns what the actor lacks for it, in words that
 * follow "it needs"; undefined when nothing is given or the actor may give it.
 */
export type Guard = (planned: PlannedWrite, context: RuleContext, rights: WriteRights) => Promise<string | undefined>;

/** The words for the right to give everything. */
export const MANAGING_POLICIES = 'the privilege MANAGE_POLICIES';

/** The guard that wants the right to give everything for what `gives` finds in a write. */
export function givingAll(gives: (planned: PlannedWrite) => boolean): Guard {
  return async (planned, context, rights) => {
    if (!gives(planned) || (await rights.mayGiveAll(context))) return undefined;
    return MANAGING_POLICIES;
  };
}

/** The first of `holders` whose rights the actor may neither give nor take, in words; undefined when there is none. */
export async function uncovered(
  holders: readonly string[],
  context: RuleContext,
  rights: WriteRights,
): Promise<string | undefined> {
  for (const holder of new Set(holders)) {
    if (!(await rights.covers(context, holder))) return `all rights of ${holder}, or ${MANAGING_POLICIES}`;
  }
  return undefined;
}

/** The items of `after` that are not among `before`. */
export function added(after: readonly string[], before: readonly string[]): readonly string[] {
  return after.filter((item) => !before.includes(item));
}
