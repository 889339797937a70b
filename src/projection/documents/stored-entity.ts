import type { AspectRecord } from '../../aspects/index.js';

/** One entity as SQL had it at one moment: the aspects are those of `revision`, or newer ones. */
export interface StoredEntity {
  readonly urn: string;
  /** 0 for an entity that this service has never written. */
  readonly revision: number;
  /** Current aspects by name; empty when the entity is deleted or never existed. */
  readonly aspects: ReadonlyMap<string, AspectRecord>;
  /** `performance.now()` before the first statement was sent. */
  readonly readAt: number;
}
