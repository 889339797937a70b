import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../aspects/index.js';
import { type Actor, Authorizer } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { Columns, type Editor, EntityEditor, pointer } from '../../entities/index.js';
import type { DescriptionUpdateInput } from './description-update.input.js';
import type { TextTarget } from './text-target.js';
import { TextTargets } from './text-targets.js';
import type { UpdateNameInput } from './update-name.input.js';
import { DESCRIBING_COLUMN } from './documentation.demands.js';

/**
 * Changes names and descriptions. Throws `FORBIDDEN` before it says anything of the entity, and `INVALID_ARGUMENT` when
 * it is not stored.
 */
@Injectable()
export class DocumentationService {
  constructor(
    private readonly targets: TextTargets,
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly columns: Columns,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /** Renames an entity; its other metadata stays as it is. Throws `CONFLICT` where names must be unique. */
  async updateName({ urn, name }: UpdateNameInput, by: Editor): Promise<void> {
    await this.update(this.targets.name(Urn.parse(urn).entityType), urn, name, by);
  }

  /**
   * Replaces the description that people wrote of an entity, or of a column: one that the dataset lacks is looked for
   * in its siblings.
   */
  async updateDescription(input: DescriptionUpdateInput, by: Editor): Promise<void> {
    const { resourceUrn, description, subResource, subResourceType } = input;
    const { entityType } = Urn.parse(resourceUrn);
    if (subResource == null && subResourceType == null) {
      await this.update(this.targets.description(entityType), resourceUrn, description, by);
    } else {
      await this.updateColumn(input, entityType, by);
    }
  }

  private async update(target: TextTarget, urn: string, text: string, by: Editor): Promise<void> {
    await this.authorize(target, urn, by.actor);
    await this.editor.requireStored([urn]);
    await target.check?.(urn, text);
    const isNew = (await this.store.latestOne(urn, target.aspectName)) === undefined;
    if (isNew && target.initial === undefined)
      throw invalidArgument(`${urn} has no ${target.aspectName} yet: ingest it first`);
    const members: JsonObject = {
      ...(isNew ? target.initial?.(urn) : {}),
      ...(target.stamped === true ? this.stamps(isNew, by.actor) : {}),
      [target.field]: text,
      ...(target.twin === undefined ? {} : { [target.twin]: text }),
    };
    const patch = Object.entries(members).map(([name, value]): PatchOperation => ({
      op: 'add',
      path: pointer(name),
      value: value ?? null,
    }));
    await this.editor.write([{ urn, aspectName: target.aspectName, patch }], by);
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
    const patch: PatchOperation[] = [{ op: 'add', path, value: description }];
    await this.editor.write([{ urn, aspectName: 'editableSchemaMetadata', patch, keys: 'template' }], by);
  }

  private async authorize({ entityType: type, demand, allows }: TextTarget, urn: string, actor: Actor): Promise<void> {
    const is = allows === undefined ? undefined : (): Promise<boolean> => allows(actor, urn);
    await this.authorizer.requireDemand(actor, demand, { type, urn }, { is });
  }

  private stamps(isNew: boolean, { urn: actor }: Actor): JsonObject {
    const stamp = { time: this.clock.now(), actor };
    return isNew ? { created: stamp, lastModified: stamp } : { lastModified: stamp };
  }
}
