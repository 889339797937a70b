import type { Demand } from '../../auth/index.js';
import { requireUrnOf } from '../edits/urn-guard.js';

/** A type of labels of entities and columns, such as tags, and where they are stored. */
export interface LabelKind {
  /** Entity type of the labels, such as `tag`. */
  readonly entityType: string;
  /** Field of inputs that lists urns of labels. */
  readonly input: string;
  /** Aspect with the labels of an entity; a record of the same name holds the labels of a column. */
  readonly aspectName: string;
  /** Field of the aspect that lists the labels. */
  readonly list: string;
  /** Field of an entry that holds the urn of the label. */
  readonly key: string;
  /** Demand for changing the labels of an entity. */
  readonly demand: Demand;
  /** Demand, on the dataset, for changing the labels of a column. */
  readonly columnDemand: Demand;
  /** Whether an entry holds the actor who attached it, and the aspect the time of its last change. */
  readonly isStamped: boolean;
}

/** Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` unless `urn` names a label of this type. */
export function requireLabelUrn({ entityType }: LabelKind, urn: string): void {
  requireUrnOf(entityType, urn);
}
