import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../aspects/index.js';
import { type Actor, Authorizer, type Condition, resourceAt } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, EntityReferences } from '../../entities/index.js';
import { storedDefinition } from './stored-definition.js';
import type { CreateViewInput, UpdateViewInput } from './view.input.js';
import { VIEW, VIEW_ASPECT } from './view.mappings.js';
import { DataHubViewType } from './view.model.js';
import { CREATING_VIEW, EDITING_VIEW, FOR_EVERYBODY, MADE } from './view.demands.js';

/**
 * Creates, changes and deletes views. Throws `FORBIDDEN` to others than the maker; views that everybody sees are also
 * for those who manage them.
 */
@Injectable()
export class ViewService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /** Creates a view, and answers its urn. */
  async create({ viewType, name, description, definition }: CreateViewInput, by: Editor): Promise<string> {
    const is = (): boolean => viewType === DataHubViewType.GLOBAL;
    await this.authorizer.requireDemand(by.actor, CREATING_VIEW, undefined, { is });
    const urn = Urn.of(VIEW.entityType, randomUUID()).toString();
    const stamp = { time: this.clock.now(), actor: by.actor.urn };
    const value = {
      type: viewType,
      name,
      ...(description == null ? {} : { description }),
      definition: storedDefinition(definition),
      created: stamp,
      lastModified: stamp,
    };
    await this.editor.write([{ urn, aspectName: VIEW_ASPECT, value, onlyNewEntity: true }], by);
    return urn;
  }

  /** Changes what is given. Throws `INVALID_ARGUMENT` when the view is not stored. */
  async update(urn: string, { name, description, definition }: UpdateViewInput, by: Editor): Promise<void> {
    await this.requireRight(urn, by.actor);
    const members: JsonObject = {
      ...(name == null ? {} : { name }),
      ...(description == null ? {} : { description }),
      ...(definition == null ? {} : { definition: storedDefinition(definition) }),
      lastModified: { time: this.clock.now(), actor: by.actor.urn },
    };
    const patch = Object.entries(members).map(([key, value]): PatchOperation => ({
      op: 'add',
      path: `/${key}`,
      value: value ?? null,
    }));
    await this.editor.write([{ urn, aspectName: VIEW_ASPECT, patch }], by);
  }

  /** Deletes a view for good, and takes it off those who chose it. Throws `INVALID_ARGUMENT` when it is not stored. */
  async delete(urn: string, by: Editor): Promise<void> {
    await this.requireRight(urn, by.actor);
    const before = await this.references.of(urn);
    await this.editor.delete(urn, by);
    await this.references.remove(urn, before);
  }

  private async requireRight(urn: string, actor: Actor): Promise<void> {
    const { entityType } = Urn.parse(urn);
    if (entityType !== VIEW.entityType)
      throw invalidArgument(`${urn} names a ${entityType}; give the urn of a dataHubView`);
    const view = (await this.store.latestOne(urn, VIEW_ASPECT))?.value;
    const facts = new Map([
      [MADE, isJsonObject(view?.['created']) && view['created']['actor'] === actor.urn],
      [FOR_EVERYBODY, view === undefined || view['type'] === DataHubViewType.GLOBAL],
    ]);
    const is = (one: Condition): boolean => facts.get(one) ?? false;
    await this.authorizer.requireDemand(actor, EDITING_VIEW, resourceAt(urn), { is });
    if (view === undefined) throw invalidArgument(`${urn} does not exist`);
  }
}
