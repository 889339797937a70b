import { Injectable } from '@nestjs/common';
import { Authorizer, resourceAt } from '../../auth/index.js';
import { type Editor, EntityEditor, requireUrnOf } from '../../entities/index.js';
import { status, type StoredOf } from '../../model/index.js';
import { SETTING_STAGE } from './lifecycle-stage.demands.js';
import { STAGE_ENTITY } from './lifecycle-stage.mappings.js';

type StoredStatus = StoredOf<typeof status>;

/** Sets the lifecycle stages of entities. */
@Injectable()
export class LifecycleStageService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
  ) {}

  /**
   * Moves an entity to a stage; a blank `stage` removes the entity from its stage. A move that the stage does not allow
   * has no effect. Throws `FORBIDDEN`, `INVALID_ARGUMENT` if the entity is not stored, and `VALIDATION_FAILED` if the
   * stage is not stored or does not apply to entities of this type.
   */
  async set(urn: string, stage: string | null | undefined, by: Editor): Promise<void> {
    await this.authorizer.requireDemand(by.actor, SETTING_STAGE, resourceAt(urn));
    await this.editor.requireStored([urn]);
    const next = stageMember(stage);
    const lifecycleLastUpdated = this.editor.stamp(by);
    const change = ({ lifecycleStage: _before, ...kept }: StoredStatus): StoredStatus => ({
      removed: false,
      ...kept,
      ...next,
      lifecycleLastUpdated,
    });
    await this.editor.rewrite(urn, status, change, by, { initial: {}, whileStored: [urn] });
  }
}

function stageMember(stage: string | null | undefined): StoredStatus {
  if (stage == null || stage.trim() === '') return {};
  requireUrnOf(STAGE_ENTITY, stage, 'lifecycleStageUrn');
  return { lifecycleStage: stage };
}
