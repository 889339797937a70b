import { Injectable } from '@nestjs/common';
import { Authorizer, resourceAt } from '../../auth/index.js';
import { type Editor, EntityEditor, patchEdit, setOrRemove } from '../../entities/index.js';
import { embed } from '../../model/index.js';
import { EMBEDDING } from './embed.demands.js';
import type { UpdateEmbedInput } from './update-embed.input.js';

/** Changes the URL at which other web pages embed an entity. */
@Injectable()
export class EmbedService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
  ) {}

  /**
   * Sets the URL if one is given. Throws `FORBIDDEN` before it reveals anything about the entity, `INVALID_ARGUMENT` if
   * the entity is not stored, and `VALIDATION_FAILED` if its type has no aspect `embed`.
   */
  async update({ urn, renderUrl }: UpdateEmbedInput, by: Editor): Promise<void> {
    await this.authorizer.requireDemand(by.actor, EMBEDDING, resourceAt(urn));
    await this.editor.requireStored([urn]);
    if (renderUrl == null) return;
    await this.editor.write([patchEdit(urn, embed, [setOrRemove('/renderUrl', renderUrl)])], by, [urn]);
  }
}
