import type { ResponsePath } from 'graphql';
import { sizeOfJson } from '../../../foundation/json/json-size.js';
import type { SelectionPlan } from './selection-plan.js';

/** The first occurrence of an entity with a selection. */
export interface Occurrence {
  readonly path: ResponsePath;
  /** The completed value, or a promise of it. */
  readonly value: unknown;
}

/**
 * The entities that a query shows more than once with the same selection, such as the owner of many datasets: their
 * fields have the same values wherever they occur, so that they are resolved once.
 */
export class RepeatedEntities {
  private readonly firsts = new Map<SelectionPlan, Map<string, Occurrence>>();
  private readonly lengths = new Map<unknown, number>();

  /** The first occurrence of an entity with a selection; undefined if there is none yet. */
  first(plan: SelectionPlan, urn: string): Occurrence | undefined {
    return this.firsts.get(plan)?.get(urn);
  }

  /** Keeps the first occurrence of an entity. */
  keep(plan: SelectionPlan, urn: string, occurrence: Occurrence): void {
    const known = this.firsts.get(plan);
    if (known === undefined) this.firsts.set(plan, new Map([[urn, occurrence]]));
    else known.set(urn, occurrence);
  }

  /** Approximate number of characters that the completed value of an occurrence takes in the response. */
  lengthOf(value: unknown): number {
    let length = this.lengths.get(value);
    if (length === undefined) this.lengths.set(value, (length = sizeOfJson(value, Infinity, this.lengths).characters));
    return length;
  }
}
