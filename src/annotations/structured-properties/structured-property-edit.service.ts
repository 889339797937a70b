import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, EntityReferences, requireUrnOf, valueEdit } from '../../entities/index.js';
import { propertyDefinition, structuredPropertySettings } from '../../model/index.js';
import { definitionAdditions, newDefinition, newSettings, settingsEdit } from './definition-edits.js';
import type { CreateStructuredPropertyInput, UpdateStructuredPropertyInput } from './structured-property-edit.input.js';
import { STRUCTURED_PROPERTY } from './structured-property.mappings.js';

/** Creates, changes and deletes structured properties. Checks no privileges. */
@Injectable()
export class StructuredPropertyEditService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
    private readonly store: AspectStore,
  ) {}

  /**
   * Creates a property and returns its urn. Throws `INVALID_ARGUMENT` if the property exists, or id and qualified name
   * differ.
   */
  async create(input: CreateStructuredPropertyInput, by: Editor): Promise<string> {
    const { id, qualifiedName, settings } = input;
    if (id != null && qualifiedName != null && id !== qualifiedName)
      throw invalidArgument('id, qualifiedName: must be equal if both are given');
    const key = id ?? qualifiedName ?? randomUUID();
    const urn = Urn.of(STRUCTURED_PROPERTY.entityType, key).toString();
    const stamp = this.editor.stamp(by);
    const edits = [valueEdit(urn, propertyDefinition, newDefinition(key, input, stamp))];
    if (settings != null) edits.push(valueEdit(urn, structuredPropertySettings, newSettings(settings, stamp)));
    await this.editor.create(urn, edits, by, `A structured property already exists with this urn: ${urn}`);
    return urn;
  }

  /** Extends a property. Throws `INVALID_ARGUMENT` if it is not stored. */
  async update(input: UpdateStructuredPropertyInput, by: Editor): Promise<void> {
    const { urn, settings } = input;
    requireUrnOf(STRUCTURED_PROPERTY.entityType, urn, 'urn');
    if ((await this.store.value(urn, propertyDefinition)) === undefined)
      throw invalidArgument(`urn: ${urn} does not exist or has no definition`);
    const stamp = this.editor.stamp(by);
    const definition = definitionAdditions(input, stamp);
    const edits = definition === undefined ? [] : [definition];
    if (settings != null) edits.push(settingsEdit(urn, settings, stamp));
    await this.editor.write(edits, by, [urn]);
  }

  /** Permanently deletes a property and its values everywhere. Throws `INVALID_ARGUMENT` if it is not stored. */
  async delete(urn: string, by: Editor): Promise<void> {
    requireUrnOf(STRUCTURED_PROPERTY.entityType, urn, 'urn');
    await this.editor.requireStored([urn]);
    await this.references.deleteEverywhere(urn, by);
  }
}
