import type { AspectValidator } from '../../model/index.js';
import { AspectSchemaValidationCheck } from './checks/aspect-schema-validation.check.js';
import { AssertionInvalidTypeCheck } from './checks/assertion-invalid-type.check.js';
import { AssertionTypeMismatchCheck } from './checks/assertion-type-mismatch.check.js';
import { ANY_TYPE, type ConsistencyCheck } from './checks/consistency-check.js';
import { InvalidEnumCheck } from './checks/invalid-enum.check.js';
import { OrphanIndexDocumentCheck } from './checks/orphan-index-document.check.js';

/** Selection of checks. */
export interface CheckListing {
  /** Entity type, or `*` for only the checks of all types; absent = all checks. */
  readonly entityType?: string | undefined;
  /** Whether to include checks that run only when named. */
  readonly includeOnDemand: boolean;
}

/** The registered checks by id. */
export class CheckRegistry {
  private readonly byId: ReadonlyMap<string, ConsistencyCheck>;

  constructor(checks: readonly ConsistencyCheck[]) {
    this.byId = new Map(checks.map((check) => [check.id, check]));
  }

  /** All checks. */
  static standard(validator: AspectValidator): CheckRegistry {
    return new CheckRegistry([
      new AspectSchemaValidationCheck(validator),
      new InvalidEnumCheck(validator),
      new OrphanIndexDocumentCheck(),
      new AssertionInvalidTypeCheck(validator),
      new AssertionTypeMismatchCheck(),
    ]);
  }

  /** Returns the check with an id, or undefined. */
  find(id: string): ConsistencyCheck | undefined {
    return this.byId.get(id);
  }

  /** Returns the selected checks; for an entity type, including the checks of all types. */
  list({ entityType, includeOnDemand }: CheckListing): readonly ConsistencyCheck[] {
    return [...this.byId.values()].filter((check) => {
      const fits = entityType === undefined || [entityType, ANY_TYPE].includes(check.entityType);
      return fits && (includeOnDemand || !check.onDemandOnly);
    });
  }
}
