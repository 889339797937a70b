import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../../aspects/index.js';
import { Authorizer, resourceAt } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/common/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type AspectEdit, type Editor, EntityEditor, EntityReferences } from '../../../entities/index.js';
import { CHANGING_RELATIONSHIP, DELETING_RELATIONSHIP, DESCRIBING_RELATIONSHIP, RELATING } from './er-model.demands.js';
import type {
  ERModelRelationshipPropertiesInput,
  ERModelRelationshipUpdateInput,
} from './er-model-relationship.input.js';
import { EDITABLE_ASPECT, ER_MODEL_RELATIONSHIP, RELATIONSHIP_ASPECT } from './er-model-relationship.mappings.js';
import { editablePatch, relationshipMembers, relationshipUrn, type Stamp } from './relationship-edits.js';

/**
 * Creates, changes and deletes relationships of datasets. Throws `FORBIDDEN` before it says anything of a dataset or a
 * relationship.
 */
@Injectable()
export class ERModelRelationshipService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a relationship, or replaces the one of that name between the datasets, and answers its urn. Throws
   * `INVALID_ARGUMENT` when a dataset does not exist.
   */
  async create(input: ERModelRelationshipUpdateInput, by: Editor): Promise<string> {
    const { properties } = input;
    if (properties == null)
      throw invalidArgument('properties must be given: a relationship has a source and a destination');
    await this.requireRelated([properties.source, properties.destination], by);
    const urn = relationshipUrn(properties);
    const now = this.now(by);
    const members = { created: { ...now }, ...relationshipMembers(properties, now) };
    await this.editor.write([membersEdit(urn, members), ...editableEdits(urn, input, now)], by);
    return urn;
  }

  /**
   * Changes the parts that are given. Throws `INVALID_ARGUMENT` when the relationship, or a dataset that it is to lead
   * to, does not exist.
   */
  async update(urn: string, input: ERModelRelationshipUpdateInput, by: Editor): Promise<void> {
    const { properties } = input;
    requireRelationshipUrn(urn);
    const demand = properties == null ? DESCRIBING_RELATIONSHIP : CHANGING_RELATIONSHIP;
    await this.authorizer.requireDemand(by.actor, demand, resourceAt(urn));
    await this.editor.requireStored([urn]);
    if (properties != null) await this.requireRelated(await this.newEnds(urn, properties), by);
    const now = this.now(by);
    const edits = properties == null ? [] : [membersEdit(urn, relationshipMembers(properties, now))];
    await this.editor.write([...edits, ...editableEdits(urn, input, now)], by);
  }

  /** Deletes a relationship for good. Throws `INVALID_ARGUMENT` when it does not exist. */
  async delete(urn: string, by: Editor): Promise<void> {
    requireRelationshipUrn(urn);
    await this.authorizer.requireDemand(by.actor, DELETING_RELATIONSHIP, resourceAt(urn));
    await this.editor.requireStored([urn]);
    const before = await this.references.of(urn);
    await this.editor.delete(urn, by);
    await this.references.remove(urn, before);
  }

  private async requireRelated(urns: readonly string[], { actor }: Editor): Promise<void> {
    await this.authorizer.requireOnEach(actor, RELATING, urns);
    for (const urn of urns) requireDatasetUrn(urn);
    await this.editor.requireStored(urns);
  }

  private async newEnds(
    urn: string,
    { source, destination }: ERModelRelationshipPropertiesInput,
  ): Promise<readonly string[]> {
    const stored = (await this.store.latestOne(urn, RELATIONSHIP_ASPECT))?.value;
    const known: ReadonlySet<unknown> = new Set([stored?.['source'], stored?.['destination']]);
    return [source, destination].filter((end) => !known.has(end));
  }

  private now({ actor }: Editor): Stamp {
    return { time: this.clock.now(), actor: actor.urn };
  }
}

function membersEdit(urn: string, members: JsonObject): AspectEdit {
  const patch = Object.entries(members).map(([name, value]): PatchOperation => ({
    op: 'add',
    path: `/${name}`,
    value: value ?? null,
  }));
  return { urn, aspectName: RELATIONSHIP_ASPECT, patch };
}

function editableEdits(urn: string, input: ERModelRelationshipUpdateInput, now: Stamp): readonly AspectEdit[] {
  const { editableProperties } = input;
  if (editableProperties == null) return [];
  return [{ urn, aspectName: EDITABLE_ASPECT, patch: editablePatch(editableProperties, now) }];
}

function requireRelationshipUrn(urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== ER_MODEL_RELATIONSHIP.entityType)
    throw invalidArgument(`urn: ${urn} names a ${entityType}; give the urn of an erModelRelationship`);
}

function requireDatasetUrn(urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== 'dataset')
    throw invalidArgument(`source and destination must be datasets; ${urn} names a ${entityType}`);
}
