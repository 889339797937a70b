import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject, JsonValue } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, EntityReferences } from '../../entities/index.js';
import { DYNAMIC_ASPECT } from './dynamic-assignment.service.js';
import { storedFilter } from './stored-filter.js';
import type {
  CreateFormInput,
  CreateDynamicFormAssignmentInput,
  CreatePromptInput,
  UpdateFormInput,
} from './form.input.js';
import { FORM } from './form.mappings.js';
import { FormPromptType, FormType } from './form.model.js';
import { requireFormUrn } from './form-rights.js';
import { FORM_ASPECT } from './stored-forms.js';

/** Creates, changes and deletes forms. Asks for no privilege. */
@Injectable()
export class FormEditService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
    private readonly store: AspectStore,
  ) {}

  /** Creates a form, and answers its urn. Throws `INVALID_ARGUMENT` when it exists, or a prompt lacks its property. */
  async create({ id, name, description, type, prompts, actors }: CreateFormInput, by: Editor): Promise<string> {
    const urn = Urn.of(FORM, id ?? randomUUID()).toString();
    const value = {
      name,
      ...(description == null ? {} : { description }),
      type: type ?? FormType.COMPLETION,
      prompts: (prompts ?? []).map(storedPrompt),
      actors: {
        owners: actors?.owners ?? true,
        ...(actors?.users == null ? {} : { users: actors.users }),
        ...(actors?.groups == null ? {} : { groups: actors.groups }),
      },
    };
    try {
      await this.editor.write([{ urn, aspectName: FORM_ASPECT, value, onlyNewEntity: true }], by);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'VALIDATION_FAILED') await this.refuseExisting(urn);
      throw error;
    }
    return urn;
  }

  /** Changes what is given. Throws `INVALID_ARGUMENT` when the form is not stored. */
  async update(input: UpdateFormInput, by: Editor): Promise<void> {
    requireFormUrn('urn', input.urn);
    await this.editor.requireStored([input.urn]);
    const added = (input.promptsToAdd ?? []).map(storedPrompt);
    await this.editor.rewrite(input.urn, FORM_ASPECT, (stored) => changedForm(stored, input, added), by);
  }

  /**
   * Deletes a form for good, and takes it away from the assets that have it. Throws `INVALID_ARGUMENT` when it is not
   * stored.
   */
  async delete(urn: string, by: Editor): Promise<void> {
    requireFormUrn('urn', urn);
    await this.editor.requireStored([urn]);
    const before = await this.references.of(urn);
    await this.editor.delete(urn, by);
    await this.references.remove(urn, before);
  }

  /**
   * Says which assets are to have a form; those that searches find get it soon. Throws `INVALID_ARGUMENT` when the form
   * is not stored.
   */
  async select({ formUrn: urn, orFilters }: CreateDynamicFormAssignmentInput, by: Editor): Promise<void> {
    requireFormUrn('formUrn', urn);
    await this.editor.requireStored([urn]);
    await this.editor.write([{ urn, aspectName: DYNAMIC_ASPECT, value: { filter: storedFilter(orFilters) } }], by);
  }

  private async refuseExisting(urn: string): Promise<void> {
    if (await this.store.exists(urn, { includeSoftDeleted: true }))
      throw invalidArgument(`This form already exists! (${urn})`);
  }
}

function storedPrompt({
  id,
  title,
  description,
  type,
  structuredPropertyParams,
  required,
}: CreatePromptInput): JsonObject {
  if (structuredPropertyParams == null && Object.values(FormPromptType).includes(type))
    throw invalidArgument('structuredPropertyParams: give the property that the prompt asks for');
  return {
    id: id ?? randomUUID(),
    title,
    ...(description == null ? {} : { description }),
    type,
    ...(structuredPropertyParams == null ? {} : { structuredPropertyParams: { urn: structuredPropertyParams.urn } }),
    required: required ?? false,
  };
}

function changedForm(stored: JsonObject, input: UpdateFormInput, added: readonly JsonObject[]): JsonObject {
  const { name, description, type, promptsToRemove, actors } = input;
  const removed = new Set<JsonValue | undefined>([...(promptsToRemove ?? []), ...added.map(({ id }) => id)]);
  const prompts = listIn(stored, 'prompts').filter((prompt) => !removed.has((prompt as JsonObject)['id']));
  const known = (stored['actors'] ?? {}) as JsonObject;
  return {
    ...stored,
    ...(name == null ? {} : { name }),
    ...(description == null ? {} : { description }),
    ...(type == null ? {} : { type }),
    prompts: [...prompts, ...added],
    actors: {
      ...known,
      ...(actors?.owners == null ? {} : { owners: actors.owners }),
      users: changedList(listIn(known, 'users'), actors?.usersToAdd, actors?.usersToRemove),
      groups: changedList(listIn(known, 'groups'), actors?.groupsToAdd, actors?.groupsToRemove),
    },
  };
}

function changedList(
  known: readonly JsonValue[],
  added: readonly string[] | null | undefined,
  removed: readonly string[] | null | undefined,
): JsonValue[] {
  const gone = new Set<JsonValue>(removed ?? []);
  return [...new Set([...known, ...(added ?? [])])].filter((urn) => !gone.has(urn));
}

function listIn(value: JsonObject, name: string): readonly JsonValue[] {
  const list = value[name];
  return Array.isArray(list) ? list : [];
}
