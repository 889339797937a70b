import { Controller } from '@nestjs/common';
import { invalidArgument } from '../../../../foundation/common/errors.js';
import { ModelRegistry } from '../../../../model/index.js';
import { RebuildRegister } from '../../../../projection/index.js';
import { SearchSchema } from '../../../../search/index.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import { entityNamed } from '../../v3/aspect-names.js';
import { DUAL_WRITES } from './dual-write.operations.js';

/** Why no dual write was ended, in DataHub's wording. */
interface NotEnded {
  readonly success: false;
  readonly message: string;
}

/**
 * Ends writes to a replaced index. The service has no such writes: during a rebuild, changes go to both indices, and
 * the switch ends that in the same step.
 */
@Controller()
export class DualWriteController {
  constructor(
    private readonly rebuilds: RebuildRegister,
    private readonly registry: ModelRegistry,
    private readonly schema: SearchSchema,
  ) {}

  /**
   * Responds with 409 and the reason. Throws `INVALID_ARGUMENT` for an entity type that is unknown or has no search
   * documents.
   */
  @Operation(DUAL_WRITES.disable)
  async disable({ entityName }: InputOf<typeof DUAL_WRITES.disable>): Promise<NotEnded> {
    const { name } = entityNamed(this.registry, entityName);
    if (this.schema.entity(name) === undefined)
      throw invalidArgument(`Entities of type ${name} have no search documents, so there is nothing to rebuild.`);
    const rebuild = await this.rebuilds.current();
    return { success: false, message: rebuild === undefined ? noneOf(name) : underWay(name, rebuild.begunOn) };
  }
}

function noneOf(name: string): string {
  return `No Phase 1 incremental reindex state for entity '${name}': nothing is written twice.`;
}

function underWay(name: string, begunOn: number): string {
  const since = new Date(begunOn).toISOString();
  return `Entity '${name}' is not in COMPLETED state: the search index is being rebuilt since ${since}. Changes go to both indices until the rebuild ends, which ends that too.`;
}
