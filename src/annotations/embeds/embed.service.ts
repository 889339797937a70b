import { Injectable } from '@nestjs/common';
import { Authorizer, resourceAt } from '../../auth/index.js';
import { type Editor, EntityEditor, patchEdit, setOrRemove } from '../../entities/index.js';
import { embed } from '../../model/index.js';
import { EMBEDDING } from './embed.demands.js';
import type { UpdateEmbedInput } from './update-embed.input.js';

/** Changes how other web pages embed entities. */
@Injectable()
export class EmbedService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
  ) {}

  /**
   * Sets the address if one is given. Throws `FORBIDDEN` before it reveals anything about the entity,
   * `INVALID_ARGUMENT` when the entity is not stored, and `VALIDATION_FAILED` when its type has no aspect `embed`.
   */
  async update({ urn, renderUrl }: UpdateEmbedInput, by: Editor): Promise<void> {
    await this.authorizer.requireDemand(by.actor, EMBEDDING, resourceAt(urn));
    await this.editor.requireStored([urn]);
    if (renderUrl == null) return;
    await this.editor.write([patchEdit(urn, embed, [setOrRemove('/renderUrl', renderUrl)])], by);
  }
}
