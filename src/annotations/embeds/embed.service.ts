import { Injectable } from '@nestjs/common';
import { Authorizer, resourceAt } from '../../auth/index.js';
import { type Editor, EntityEditor } from '../../entities/index.js';
import { EMBEDDING } from './embed.demands.js';
import type { UpdateEmbedInput } from './update-embed.input.js';

/** Changes how entities are shown inside other pages. */
@Injectable()
export class EmbedService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
  ) {}

  /**
   * Changes what is given. Throws `FORBIDDEN` before it says anything of the entity, `INVALID_ARGUMENT` when it is not
   * stored, `VALIDATION_FAILED` when its kind is shown nowhere.
   */
  async update({ urn, renderUrl }: UpdateEmbedInput, by: Editor): Promise<void> {
    await this.authorizer.requireDemand(by.actor, EMBEDDING, resourceAt(urn));
    await this.editor.requireStored([urn]);
    if (renderUrl == null) return;
    const patch = [{ op: 'add', path: '/renderUrl', value: renderUrl }] as const;
    await this.editor.write([{ urn, aspectName: 'embed', patch }], by);
  }
}
