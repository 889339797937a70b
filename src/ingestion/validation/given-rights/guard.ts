import type { PlannedWrite, RuleContext } from '../../../aspects/index.js';
import type { WriteRights } from '../write-rights.js';

/**
 * Judges a write of an aspect from which rights are derived. Returns what the actor lacks for it, in words that follow
 * "it needs"; undefined when the write grants nothing or the actor may grant it.
 */
export type Guard = (planned: PlannedWrite, context: RuleContext, rights: WriteRights) => Promise<string | undefined>;

/** The words for the right to grant everything. */
export const MANAGING_POLICIES = 'the privilege MANAGE_POLICIES';

/** A guard that demands the right to grant everything for writes in which `gives` finds a grant. */
export function givingAll(gives: (planned: PlannedWrite) => boolean): Guard {
  return async (planned, context, rights) => {
    if (!gives(planned) || (await rights.mayGiveAll(context))) return undefined;
    return MANAGING_POLICIES;
  };
}

/**
 * The first of `holders` whose rights the actor may neither grant nor assume, in words; undefined when there is none.
 */
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
  const known = new Set(before);
  return after.filter((item) => !known.has(item));
}
