import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../aspects/index.js';
import { type Actor, Authorizer, PRIVILEGES } from '../auth/index.js';
import { Clock } from '../common/clock.js';
import { forbidden, invalidArgument } from '../common/errors.js';
import { isJsonObject, type JsonObject } from '../common/json.js';
import { Urn } from '../common/urn.js';
import { type Editor, EntityEditor, EntityReferences } from '../entities/index.js';
import { storedDefinition } from './stored-definition.js';
import type { CreateViewInput, UpdateViewInput } from './view.input.js';
import { VIEW, VIEW_ASPECT } from './view.mappings.js';
import { DataHubViewType } from './view.model.js';

/** Creates, changes and deletes views. Throws `FORBIDDEN` to others than the maker; views that everybody sees are also for those who manage them. */
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
    if (viewType === DataHubViewType.GLOBAL) await this.requireManager(by.actor);
    const urn = Urn.of(VIEW.entityName, randomUUID()).toString();
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
    if (entityType !== VIEW.entityName)
      throw invalidArgument(`${urn} names a ${entityType}; give the urn of a dataHubView`);
    const view = (await this.store.latestOne(urn, VIEW_ASPECT))?.value;
    if (view === undefined) {
      await this.requireManager(actor);
      throw invalidArgument(`${urn} does not exist`);
    }
    const { created } = view;
    if (isJsonObject(created) && created['actor'] === actor.urn) return;
    if (view['type'] !== DataHubViewType.GLOBAL) throw forbidden();
    await this.requireManager(actor);
  }

  private requireManager(actor: Actor): Promise<void> {
    return this.authorizer.require(actor, [PRIVILEGES.MANAGE_GLOBAL_VIEWS]);
  }
}
