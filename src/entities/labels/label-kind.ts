import type { Demand } from '../../auth/index.js';
import { requireUrnOf } from '../edits/urn-guard.js';

/** A kind of labels that entities and columns can have, and where they are kept. */
export interface LabelKind {
  /** The model's name of the labels, as in `tag`. */
  readonly entityType: string;
  /** Aspect that keeps the labels of an entity; the record of that name keeps those of a column. */
  readonly aspectName: string;
  /** Member of the aspect that lists the labels. */
  readonly list: string;
  /** Member of an entry that holds the label's urn. */
  readonly key: string;
  /** What is demanded of those who change the labels of an entity. */
  readonly demand: Demand;
  /** What is demanded, on its dataset, of those who change the labels of a column. */
  readonly columnDemand: Demand;
  /** Whether entries name who attached them, and the aspect when it was changed last. */
  readonly isStamped: boolean;
}

/** Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` when `urn` is not that of a label of the kind. */
export function requireLabelUrn({ entityType }: LabelKind, urn: string): void {
  requireUrnOf(entityType, urn);
}
