import type { ResponsePath } from 'graphql';
import { PlainRef } from '../../../entities/index.js';
import { jsonLength } from '../json-length.js';
import type { SelectionPlan } from './selection-plan.js';

/** The first occurrence of an entity with a selection. */
export interface Occurrence {
  readonly path: ResponsePath | undefined;
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

  /** The first occurrence of an object with a selection; undefined if there is none, or objects may differ. */
  first(plan: SelectionPlan, source: unknown): Occurrence | undefined {
    return source instanceof PlainRef && plan.isDeep ? this.firsts.get(plan)?.get(source.urn) : undefined;
  }

  /** Keeps the first occurrence of an object, unless others may differ from it. */
  keep(plan: SelectionPlan, source: unknown, occurrence: Occurrence): void {
    if (!(source instanceof PlainRef) || !plan.isDeep) return;
    const known = this.firsts.get(plan);
    if (known === undefined) this.firsts.set(plan, new Map([[source.urn, occurrence]]));
    else known.set(source.urn, occurrence);
  }

  /** Approximate number of characters that the completed value of an occurrence takes in the response. */
  lengthOf(value: unknown): number {
    let length = this.lengths.get(value);
    if (length === undefined) this.lengths.set(value, (length = jsonLength(value, Infinity, this.lengths)));
    return length;
  }
}
