import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { type Actor, Authorizer } from '../../auth/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { Columns, type Editor, EntityEditor, patchEdit, pointer, setOrRemove } from '../../entities/index.js';
import { documentation, editableSchemaMetadata, type StoredOf } from '../../model/index.js';
import type { DescriptionUpdateInput } from './description-update.input.js';
import type { TextTarget } from './text-target.js';
import { TextTargets } from './text-targets.js';
import type { UpdateNameInput } from './update-name.input.js';
import { DESCRIBING_COLUMN, DESCRIBING_ENTITY } from './documentation.demands.js';
import { withEditedText } from './edited-documentation.js';

/**
 * Changes names and descriptions. Throws `FORBIDDEN` before it reveals anything about the entity, and
 * `INVALID_ARGUMENT` if the entity is not stored.
 */
@Injectable()
export class DocumentationService {
  constructor(
    private readonly targets: TextTargets,
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly columns: Columns,
    private readonly store: AspectStore,
  ) {}

  /** Renames an entity. Throws `CONFLICT` if names must be unique and the name is taken. */
  async updateName({ urn, name }: UpdateNameInput, by: Editor): Promise<void> {
    await this.update(this.targets.name(Urn.parse(urn).entityType), urn, name, by);
  }

  /**
   * Replaces the edited description of an entity or a column. If the dataset lacks the column, its siblings are
   * searched.
   */
  async updateDescription(input: DescriptionUpdateInput, by: Editor): Promise<void> {
    const { resourceUrn, description, subResource, subResourceType } = input;
    const { entityType } = Urn.parse(resourceUrn);
    if (subResource != null || subResourceType != null) {
      await this.updateColumn(input, entityType, by);
    } else if (entityType === 'document') {
      await this.describeDocument(resourceUrn, description, by);
    } else {
      await this.update(this.targets.description(entityType), resourceUrn, description, by);
    }
  }

  private async update(target: TextTarget, urn: string, text: string, by: Editor): Promise<void> {
    await this.authorize(target, urn, by.actor);
    await this.editor.requireStored([urn]);
    await target.check?.(urn, text);
    const isNew = (await this.store.latestOne(urn, target.aspectName)) === undefined;
    if (isNew && target.initial === undefined)
      throw invalidArgument(`${urn} has no ${target.aspectName} yet; ingest the aspect first`);
    const members: JsonObject = {
      ...(isNew && target.initial?.(urn)),
      ...(target.stamped === true && this.stamps(isNew, by)),
      [target.field]: text,
      ...(target.twin !== undefined && { [target.twin]: text }),
    };
    const patch = Object.entries(members).map(([name, value]) => setOrRemove(pointer(name), value));
    await this.editor.write([{ urn, aspectName: target.aspectName, patch }], by, [urn]);
  }

  /** Documents have a text of their own, so their description is one of several, each with its source. */
  private async describeDocument(urn: string, text: string, by: Editor): Promise<void> {
    await this.authorizer.requireDemand(by.actor, DESCRIBING_ENTITY, { type: 'document', urn });
    await this.editor.requireStored([urn]);
    const edited = (stored: StoredOf<typeof documentation>) => withEditedText(stored, text, this.editor.stamp(by));
    await this.editor.rewrite(urn, documentation, edited, by, { initial: { documentations: [] }, whileStored: [urn] });
  }

  private async updateColumn(input: DescriptionUpdateInput, type: string, by: Editor): Promise<void> {
    const { subResource, subResourceType, description } = input;
    await this.authorizer.requireDemand(by.actor, DESCRIBING_COLUMN, { type, urn: input.resourceUrn });
    await this.editor.requireStored([input.resourceUrn]);
    const column = await this.columns.orOfSibling({ resourceUrn: input.resourceUrn, subResource, subResourceType });
    const { resourceUrn: urn } = column;
    if (urn !== input.resourceUrn) await this.authorizer.requireDemand(by.actor, DESCRIBING_COLUMN, { type, urn });
    await this.columns.require([column]);
    const path = pointer('editableSchemaFieldInfo', String(subResource), 'description');
    const patch = [setOrRemove(path, description)];
    await this.editor.write([patchEdit(urn, editableSchemaMetadata, patch, 'template')], by, [urn]);
  }

  private async authorize({ entityType: type, demand, allows }: TextTarget, urn: string, actor: Actor): Promise<void> {
    const is = allows === undefined ? undefined : (): Promise<boolean> => allows(actor, urn);
    await this.authorizer.requireDemand(actor, demand, { type, urn }, { is });
  }

  private stamps(isNew: boolean, by: Editor): JsonObject {
    const stamp = { ...this.editor.stamp(by) };
    return isNew ? { created: stamp, lastModified: stamp } : { lastModified: stamp };
  }
}
