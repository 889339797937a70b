import type { ChangeProposal } from '../aspects/index.js';
import type { AspectValidator } from '../model/index.js';
import { allValid, type PreparedProposal } from './prepare-proposals.js';

/** Throws `FORBIDDEN` unless the proposals may be written together. */
export type Judge = (proposals: readonly ChangeProposal[]) => Promise<void>;

/**
 * Proposals that are written together or not at all, and that were judged as exactly this set. `judged` is the only way
 * to create one, so that no part of a set is ever written under the judgement of the whole: a domain in one proposal
 * may be what allows the others.
 */
export class WriteUnit {
  private constructor(readonly items: readonly PreparedProposal[]) {}

  /** Judges the proposals as one set, then checks their values. Throws what `judge` throws, and `VALIDATION_FAILED`. */
  static async judged(
    items: readonly PreparedProposal[],
    judge: Judge,
    validator: AspectValidator,
  ): Promise<WriteUnit> {
    await judge(items.map(({ proposal }) => proposal));
    return new WriteUnit(await allValid(items, validator));
  }
}
