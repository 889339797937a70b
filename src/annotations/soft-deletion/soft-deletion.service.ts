import { Injectable } from '@nestjs/common';
import { Authorizer } from '../../auth/index.js';
import { type Editor, EntityEditor, patchEdit, setOrRemove } from '../../entities/index.js';
import { status } from '../../model/index.js';
import { SOFT_DELETING } from './soft-deletion.demands.js';

/** Soft-deletes entities, which keep their metadata, and restores them. */
@Injectable()
export class SoftDeletionService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
  ) {}

  /** Changes all of `urns` or none. Throws `FORBIDDEN`, and `INVALID_ARGUMENT` for entities that are not stored. */
  async update(urns: readonly string[], deleted: boolean, by: Editor): Promise<void> {
    await this.authorizer.requireOnEach(by.actor, SOFT_DELETING, urns);
    await this.editor.requireStored(urns);
    const edits = urns.map((urn) => patchEdit(urn, status, [setOrRemove('/removed', deleted)]));
    await this.editor.write(edits, by, urns);
  }
}
