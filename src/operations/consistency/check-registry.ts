import type { AspectValidator } from '../../model/index.js';
import { AspectSchemaValidationCheck } from './checks/aspect-schema-validation.check.js';
import { AssertionInvalidTypeCheck } from './checks/assertion-invalid-type.check.js';
import { AssertionTypeMismatchCheck } from './checks/assertion-type-mismatch.check.js';
import { ANY_TYPE, type ConsistencyCheck } from './checks/consistency-check.js';
import { InvalidEnumCheck } from './checks/invalid-enum.check.js';
import { OrphanIndexDocumentCheck } from './checks/orphan-index-document.check.js';

/** Which checks are wanted. */
export interface CheckListing {
  /** Name of an entity type, or `*` for those alone that every type has; absent = all. */
  readonly entityType?: string | undefined;
  /** Whether those count that run only when they are named. */
  readonly includeOnDemand: boolean;
}

/** The checks by id. */
export class CheckRegistry {
  private readonly byId: ReadonlyMap<string, ConsistencyCheck>;

  constructor(checks: readonly ConsistencyCheck[]) {
    this.byId = new Map(checks.map((check) => [check.id, check]));
  }

  /** Every check that there is. */
  static standard(validator: AspectValidator): CheckRegistry {
    return new CheckRegistry([
      new AspectSchemaValidationCheck(validator),
      new InvalidEnumCheck(validator),
      new OrphanIndexDocumentCheck(),
      new AssertionInvalidTypeCheck(validator),
      new AssertionTypeMismatchCheck(),
    ]);
  }

  /** The check of that id, or undefined. */
  find(id: string): ConsistencyCheck | undefined {
    return this.byId.get(id);
  }

  /** The checks that fit; of an entity type, also those that every type has. */
  list({ entityType, includeOnDemand }: CheckListing): readonly ConsistencyCheck[] {
    return [...this.byId.values()].filter((check) => {
      const fits = entityType === undefined || [entityType, ANY_TYPE].includes(check.entityType);
      return fits && (includeOnDemand || !check.onDemandOnly);
    });
  }
}
