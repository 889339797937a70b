import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { type AspectEdit, type Editor, EntityEditor, EntityReferences } from '../../entities/index.js';
import { DEFINITION, definitionAdditions, newDefinition, SETTINGS, settingsOf } from './definition-edits.js';
import type { CreateStructuredPropertyInput, UpdateStructuredPropertyInput } from './structured-property-edit.input.js';
import { STRUCTURED_PROPERTY } from './structured-property.mappings.js';

/** Creates, changes and deletes structured properties. Asks for no privilege. */
@Injectable()
export class StructuredPropertyEditService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a property, and answers its urn. Throws `INVALID_ARGUMENT` when it exists, or id and qualified name differ.
   */
  async create(input: CreateStructuredPropertyInput, by: Editor): Promise<string> {
    const { id, qualifiedName, settings } = input;
    if (id != null && qualifiedName != null && id !== qualifiedName)
      throw invalidArgument('id, qualifiedName: give one of them, or the same text for both');
    const key = id ?? qualifiedName ?? randomUUID();
    const urn = Urn.of(STRUCTURED_PROPERTY.entityType, key).toString();
    const stamp = this.stamp(by);
    const edits: AspectEdit[] = [
      { urn, aspectName: DEFINITION, value: newDefinition(key, input, stamp), onlyNewEntity: true },
    ];
    if (settings != null)
      edits.push({ urn, aspectName: SETTINGS, value: settingsOf(undefined, settings, stamp), onlyNewEntity: true });
    try {
      await this.editor.write(edits, by);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'VALIDATION_FAILED') await this.refuseExisting(urn);
      throw error;
    }
    return urn;
  }

  /** Adds to what a property is. Throws `INVALID_ARGUMENT` when it is not stored. */
  async update(input: UpdateStructuredPropertyInput, by: Editor): Promise<void> {
    const { urn, settings } = input;
    requirePropertyUrn(urn);
    const stored = (await this.store.latest([urn], [DEFINITION, SETTINGS])).get(urn);
    const definition = stored?.get(DEFINITION)?.value;
    if (definition === undefined) throw invalidArgument(`urn: ${urn} does not exist, or was never defined`);
    const stamp = this.stamp(by);
    const edits: AspectEdit[] = [{ urn, aspectName: DEFINITION, patch: definitionAdditions(definition, input, stamp) }];
    if (settings != null)
      edits.push({ urn, aspectName: SETTINGS, value: settingsOf(stored?.get(SETTINGS)?.value, settings, stamp) });
    await this.editor.write(edits, by);
  }

  /** Deletes a property for good, and its values everywhere. Throws `INVALID_ARGUMENT` when it is not stored. */
  async delete(urn: string, by: Editor): Promise<void> {
    requirePropertyUrn(urn);
    await this.editor.requireStored([urn]);
    const before = await this.references.of(urn);
    await this.editor.delete(urn, by);
    await this.references.remove(urn, before);
  }

  private stamp({ actor }: Editor): { time: number; actor: string } {
    return { time: this.clock.now(), actor: actor.urn };
  }

  private async refuseExisting(urn: string): Promise<void> {
    if (await this.store.exists(urn, { includeSoftDeleted: true }))
      throw invalidArgument(`A structured property already exists with this urn: ${urn}`);
  }
}

function requirePropertyUrn(urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== STRUCTURED_PROPERTY.entityType)
    throw invalidArgument(`${urn} names a ${entityType}; give the urn of a structuredProperty`);
}
