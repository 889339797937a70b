import { Injectable } from '@nestjs/common';
import { Authorizer } from '../../auth/index.js';
import { type AspectEdit, type Editor, EntityEditor } from '../../entities/index.js';
import { SOFT_DELETING } from './soft-deletion.demands.js';

/** Hides entities without losing what is known of them, and shows them again. */
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
    const edits = urns.map((urn): AspectEdit => ({
      urn,
      aspectName: 'status',
      patch: [{ op: 'add', path: '/removed', value: deleted }],
    }));
    await this.editor.write(edits, by);
  }
}
