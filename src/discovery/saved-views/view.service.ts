import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { type Actor, Authorizer, type Condition, resourceAt } from '../../auth/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { given } from '../../foundation/common/given.js';
import { Urn } from '../../foundation/common/urn.js';
import {
  type Editor,
  EntityEditor,
  EntityReferences,
  patchEdit,
  requireUrnOf,
  setOrRemove,
  valueEdit,
} from '../../entities/index.js';
import { dataHubViewInfo } from '../../model/index.js';
import { storedDefinition } from './stored-definition.js';
import type { CreateViewInput, UpdateViewInput } from './view.input.js';
import { VIEW } from './view.mappings.js';
import { DataHubViewType } from './view.model.js';
import { CREATING_VIEW, EDITING_VIEW, FOR_EVERYBODY, MADE } from './view.demands.js';

/**
 * Creates, changes and deletes views. Throws `FORBIDDEN` unless the editor created the view or, for global views, has
 * the privilege to manage them.
 */
@Injectable()
export class ViewService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
    private readonly store: AspectStore,
  ) {}

  /** Creates a view and returns its urn. */
  async create({ viewType, name, description, definition }: CreateViewInput, by: Editor): Promise<string> {
    const is = (): boolean => viewType === DataHubViewType.GLOBAL;
    await this.authorizer.requireDemand(by.actor, CREATING_VIEW, undefined, { is });
    const urn = Urn.of(VIEW.entityType, randomUUID()).toString();
    const stamp = this.editor.stamp(by);
    const value = {
      type: viewType,
      name,
      ...given({ description }),
      definition: storedDefinition(definition),
      created: stamp,
      lastModified: stamp,
    };
    await this.editor.write([{ ...valueEdit(urn, dataHubViewInfo, value), onlyNewEntity: true }], by);
    return urn;
  }

  /** Changes the given properties of a view. Throws `INVALID_ARGUMENT` if the view does not exist. */
  async update(urn: string, { name, description, definition }: UpdateViewInput, by: Editor): Promise<void> {
    await this.requireRight(urn, by.actor);
    const members = given({
      name,
      description,
      definition: definition && storedDefinition(definition),
      lastModified: this.editor.stamp(by),
    });
    const patch = Object.entries(members).map(([key, value]) => setOrRemove(`/${key}`, value));
    await this.editor.write([patchEdit(urn, dataHubViewInfo, patch)], by, [urn]);
  }

  /** Deletes a view permanently and removes all references to it. Throws `INVALID_ARGUMENT` if it does not exist. */
  async delete(urn: string, by: Editor): Promise<void> {
    await this.requireRight(urn, by.actor);
    await this.references.deleteEverywhere(urn, by);
  }

  private async requireRight(urn: string, actor: Actor): Promise<void> {
    requireUrnOf(VIEW.entityType, urn, 'urn');
    const view = await this.store.value(urn, dataHubViewInfo);
    const facts = new Map([
      [MADE, view?.created.actor === actor.urn],
      [FOR_EVERYBODY, view === undefined || view.type === 'GLOBAL'],
    ]);
    const is = (one: Condition): boolean => facts.get(one) ?? false;
    await this.authorizer.requireDemand(actor, EDITING_VIEW, resourceAt(urn), { is });
    if (view === undefined) throw invalidArgument(`${urn} does not exist`);
  }
}
