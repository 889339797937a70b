import { DomainError } from '../foundation/common/errors.js';

/** What one request may cost. */
export interface WorkLimits {
  /** Units of work; the resolution of a field is one. */
  readonly work: number;
  /** Characters of the answer. */
  readonly characters: number;
}

/**
 * The work that a search is, beside what it finds, in units. Source: measured, some 2 ms against 2 µs for the
 * resolution of a field.
 */
export const SEARCH_WORK = 1_000;

/** The work that each hit of the page of a search is, in units. */
export const HIT_WORK = 10;

/** The work that reading a page of a list is, beside its items, in units. */
export const PAGE_WORK = 30;

/** The work that reading an aspect is, in units. */
export const ASPECT_WORK = 10;

/** What a request may cost where nothing else is configured. */
export const DEFAULT_WORK_LIMITS: WorkLimits = { work: 1_000_000, characters: 50_000_000 };

/** Counts what one request costs, wherever the work is done, and ends it when it costs too much. */
export class WorkBudget {
  private work = 0;
  private characters = 0;
  private reason: DomainError | undefined;

  constructor(private readonly limits: WorkLimits = DEFAULT_WORK_LIMITS) {}

  /** Units of work so far. */
  get spent(): number {
    return this.work;
  }

  /** Characters of the answer so far; about as many as it will have. */
  get length(): number {
    return this.characters;
  }

  /** Why nothing more may be done; undefined while something may. */
  get refusal(): DomainError | undefined {
    return this.reason;
  }

  /**
   * Counts units of work, and characters of the answer. Throws `INVALID_ARGUMENT`, which names the limit, from the time
   * on when there are too many.
   */
  charge(work: number, characters = 0): void {
    this.work += work;
    this.characters += characters;
    if (this.work > this.limits.work || this.characters > this.limits.characters) throw this.refuse();
  }

  private refuse(): DomainError {
    const { work, characters } = this.limits;
    const what =
      this.work > work
        ? `The work of the query is more than the limit of ${work} (GRAPHQL_QUERY_WORK_LIMIT)`
        : `The answer has more characters than the limit of ${characters} (GRAPHQL_ANSWER_LENGTH_LIMIT)`;
    this.reason ??= new DomainError('INVALID_ARGUMENT', `${what}. Ask for fewer fields, or for smaller pages`);
    return this.reason;
  }
}
