import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { type CheckOutcome, type CheckTally, type Findings, IndexCheck } from '../../projection/index.js';
import { SearchSchema } from '../../search/index.js';

/** Arguments of `checkIndices`. */
export interface CheckArguments {
  /** Entity type to check; absent = all. */
  readonly entityType?: string | undefined;
  readonly repair?: boolean | undefined;
}

/**
 * Compares search documents and edges with SQL and, on request, repairs the differences. Checks no privileges; the
 * caller does.
 */
@Injectable()
export class CheckIndicesService {
  constructor(
    private readonly check: IndexCheck,
    private readonly schema: SearchSchema,
  ) {}

  /**
   * Returns the differences before a repair; `tally` counts during the run. Throws `INVALID_ARGUMENT` for an entity
   * type without search documents, and `ENGINE_UNAVAILABLE`.
   */
  async run(given: CheckArguments, tally?: CheckTally): Promise<JsonObject> {
    const begun = performance.now();
    this.validate(given);
    const { entityType, repair = false } = given;
    const outcome = await this.check.run({ entityType, repair }, tally);
    return answerOf(outcome, { entityType, repair, elapsedMs: performance.now() - begun });
  }

  /** Throws `INVALID_ARGUMENT` for an entity type without search documents. */
  validate({ entityType }: CheckArguments): void {
    if (entityType !== undefined && !this.schema.entityTypes().includes(entityType)) {
      throw invalidArgument(`"entityType" names "${entityType}", which is no entity type with search documents.`);
    }
  }
}

interface RunFacts {
  readonly entityType: string | undefined;
  readonly repair: boolean;
  readonly elapsedMs: number;
}

function answerOf({ entityTypes, edges, pending, repaired }: CheckOutcome, run: RunFacts): JsonObject {
  const documents = {
    missing: sumOf(entityTypes, 'missing'),
    stale: sumOf(entityTypes, 'stale'),
    orphaned: sumOf(entityTypes, 'orphaned'),
  };
  const findings = [documents, edges].reduce((sum, one) => sum + one.missing + one.stale + one.orphaned, 0);
  return {
    args: { entityType: run.entityType ?? null, repair: run.repair },
    consistent: findings === 0,
    ...documents,
    pending,
    entityTypes: entityTypes
      .filter((type) => type.entities + type.documents > 0)
      .map((type) => ({
        entityType: type.entityType,
        entities: type.entities,
        documents: type.documents,
        ...plain(type),
      })),
    edges: plain(edges),
    ...(run.repair && { repaired: { ...repaired } }),
    elapsedMs: Math.round(run.elapsedMs),
  };
}

function sumOf(findings: readonly Findings[], kind: 'missing' | 'stale' | 'orphaned'): number {
  return findings.reduce((sum, one) => sum + one[kind], 0);
}

function plain({ missing, stale, orphaned, examples }: Findings): JsonObject {
  const told = Object.entries(examples).filter(([, texts]) => texts.length > 0);
  return {
    missing,
    stale,
    orphaned,
    ...(told.length > 0 && { examples: Object.fromEntries(told.map(([kind, texts]) => [kind, [...texts]])) }),
  };
}
