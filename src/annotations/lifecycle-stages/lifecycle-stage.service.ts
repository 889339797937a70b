import { Injectable } from '@nestjs/common';
import { Authorizer, resourceAt } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor } from '../../entities/index.js';
import { SETTING_STAGE } from './lifecycle-stage.demands.js';
import { STAGE_ENTITY } from './lifecycle-stage.mappings.js';

/** Moves entities from stage to stage. */
@Injectable()
export class LifecycleStageService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly clock: Clock,
  ) {}

  /**
   * Moves an entity to a stage; blank = to none. A move that the stage does not allow leaves the entity where it is.
   * Throws `FORBIDDEN`, `INVALID_ARGUMENT` when the entity is not stored, and `VALIDATION_FAILED` when the stage is
   * not, or is not for such entities.
   */
  async set(urn: string, stage: string | null | undefined, by: Editor): Promise<void> {
    await this.authorizer.requireDemand(by.actor, SETTING_STAGE, resourceAt(urn));
    await this.editor.requireStored([urn]);
    const next = stageMember(stage);
    const lifecycleLastUpdated = { time: this.clock.now(), actor: by.actor.urn };
    const change = ({ lifecycleStage: _before, ...kept }: JsonObject): JsonObject => ({
      removed: false,
      ...kept,
      ...next,
      lifecycleLastUpdated,
    });
    await this.editor.rewrite(urn, 'status', change, by, {});
  }
}

function stageMember(stage: string | null | undefined): JsonObject {
  if (stage == null || stage.trim() === '') return {};
  const { entityType } = Urn.parse(stage);
  if (entityType !== STAGE_ENTITY)
    throw invalidArgument(`lifecycleStageUrn: ${stage} names a ${entityType}; give the urn of a ${STAGE_ENTITY}`);
  return { lifecycleStage: stage };
}
