import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { Authorizer, resourceAt } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import {
  type AspectEdit,
  type Editor,
  EntityEditor,
  EntityReferences,
  membersEdit,
  patchEdit,
  requireUrnOf,
} from '../../../entities/index.js';
import { editableERModelRelationshipProperties, erModelRelationshipProperties } from '../../../model/index.js';
import { CHANGING_RELATIONSHIP, DELETING_RELATIONSHIP, DESCRIBING_RELATIONSHIP, RELATING } from './er-model.demands.js';
import type {
  ERModelRelationshipPropertiesInput,
  ERModelRelationshipUpdateInput,
} from './er-model-relationship.input.js';
import { ER_MODEL_RELATIONSHIP } from './er-model-relationship.mappings.js';
import { editablePatch, relationshipMembers, relationshipUrn, type Stamp } from './relationship-edits.js';

/**
 * Creates, changes and deletes relationships between datasets. Throws `FORBIDDEN` before any error that would reveal
 * whether a dataset or a relationship exists.
 */
@Injectable()
export class ERModelRelationshipService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
    private readonly store: AspectStore,
  ) {}

  /**
   * Creates a relationship, or replaces the relationship of the same name between the datasets, and returns its urn.
   * Throws `INVALID_ARGUMENT` if a dataset does not exist.
   */
  async create(input: ERModelRelationshipUpdateInput, by: Editor): Promise<string> {
    const { properties } = input;
    if (properties == null)
      throw invalidArgument('properties must be given: a relationship has a source and a destination');
    const ends = [properties.source, properties.destination];
    await this.requireRelated(ends, by);
    const urn = relationshipUrn(properties);
    const now = this.editor.stamp(by);
    const members = { created: now, ...relationshipMembers(properties, now) };
    const edit = membersEdit(urn, erModelRelationshipProperties, members);
    await this.editor.write([edit, ...editableEdits(urn, input, now)], by, ends);
    return urn;
  }

  /**
   * Changes the parts that are given. Throws `INVALID_ARGUMENT` if the relationship or a new dataset does not exist.
   */
  async update(urn: string, input: ERModelRelationshipUpdateInput, by: Editor): Promise<void> {
    const { properties } = input;
    requireUrnOf(ER_MODEL_RELATIONSHIP.entityType, urn, 'urn');
    const demand = properties == null ? DESCRIBING_RELATIONSHIP : CHANGING_RELATIONSHIP;
    await this.authorizer.requireDemand(by.actor, demand, resourceAt(urn));
    await this.editor.requireStored([urn]);
    const ends = properties == null ? [] : await this.newEnds(urn, properties);
    await this.requireRelated(ends, by);
    const now = this.editor.stamp(by);
    const edits =
      properties == null ? [] : [membersEdit(urn, erModelRelationshipProperties, relationshipMembers(properties, now))];
    await this.editor.write([...edits, ...editableEdits(urn, input, now)], by, [urn, ...ends]);
  }

  /** Hard-deletes a relationship. Throws `INVALID_ARGUMENT` if it does not exist. */
  async delete(urn: string, by: Editor): Promise<void> {
    requireUrnOf(ER_MODEL_RELATIONSHIP.entityType, urn, 'urn');
    await this.authorizer.requireDemand(by.actor, DELETING_RELATIONSHIP, resourceAt(urn));
    await this.editor.requireStored([urn]);
    await this.references.deleteEverywhere(urn, by);
  }

  private async requireRelated(urns: readonly string[], { actor }: Editor): Promise<void> {
    await this.authorizer.requireOnEach(actor, RELATING, urns);
    for (const urn of urns) requireUrnOf('dataset', urn, 'source and destination');
    await this.editor.requireStored(urns);
  }

  private async newEnds(
    urn: string,
    { source, destination }: ERModelRelationshipPropertiesInput,
  ): Promise<readonly string[]> {
    const stored = await this.store.value(urn, erModelRelationshipProperties);
    return [source, destination].filter((end) => end !== stored?.source && end !== stored?.destination);
  }
}

function editableEdits(urn: string, input: ERModelRelationshipUpdateInput, now: Stamp): readonly AspectEdit[] {
  const { editableProperties } = input;
  if (editableProperties == null) return [];
  return [patchEdit(urn, editableERModelRelationshipProperties, editablePatch(editableProperties, now))];
}
