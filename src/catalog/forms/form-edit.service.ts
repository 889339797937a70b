import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import { given } from '../../foundation/common/given.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, EntityReferences, requireUrnOf, valueEdit } from '../../entities/index.js';
import { dynamicFormAssignment, formInfo } from '../../model/index.js';
import { storedFilter } from './stored-filter.js';
import type {
  CreateFormInput,
  CreateDynamicFormAssignmentInput,
  CreatePromptInput,
  UpdateFormInput,
} from './form.input.js';
import { FORM } from './form.mappings.js';
import { FormType } from './form.model.js';
import type { StoredForm, StoredFormPrompt } from './stored-forms.js';

/** Creates, changes and deletes forms. Does not check privileges. */
@Injectable()
export class FormEditService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
  ) {}

  /**
   * Creates a form and returns its urn. Throws `INVALID_ARGUMENT` if the form exists or a prompt lacks its property.
   */
  async create({ id, name, description, type, prompts, actors }: CreateFormInput, by: Editor): Promise<string> {
    const urn = Urn.of(FORM, id ?? randomUUID()).toString();
    const value: StoredForm = {
      name,
      ...given({ description }),
      type: type ?? FormType.COMPLETION,
      prompts: (prompts ?? []).map(storedPrompt),
      actors: { owners: actors?.owners ?? true, ...given({ users: actors?.users, groups: actors?.groups }) },
    };
    await this.editor.create(urn, [valueEdit(urn, formInfo, value)], by, `This form already exists! (${urn})`);
    return urn;
  }

  /** Changes the fields that are given. Throws `INVALID_ARGUMENT` if the form is not stored. */
  async update(input: UpdateFormInput, by: Editor): Promise<void> {
    requireUrnOf(FORM, input.urn, 'urn');
    await this.editor.requireStored([input.urn]);
    const added = (input.promptsToAdd ?? []).map(storedPrompt);
    await this.editor.rewrite(input.urn, formInfo, (stored) => changedForm(stored, input, added), by);
  }

  /** Hard-deletes a form and removes it from all assets. Throws `INVALID_ARGUMENT` if the form is not stored. */
  async delete(urn: string, by: Editor): Promise<void> {
    requireUrnOf(FORM, urn, 'urn');
    await this.editor.requireStored([urn]);
    await this.references.deleteEverywhere(urn, by);
  }

  /**
   * Sets the conditions that select the assets of a form; the form is assigned to matching assets in the background.
   * Throws `INVALID_ARGUMENT` if the form is not stored.
   */
  async select({ formUrn: urn, orFilters }: CreateDynamicFormAssignmentInput, by: Editor): Promise<void> {
    requireUrnOf(FORM, urn, 'formUrn');
    await this.editor.requireStored([urn]);
    await this.editor.write([valueEdit(urn, dynamicFormAssignment, { filter: storedFilter(orFilters) })], by, [urn]);
  }
}

function storedPrompt(input: CreatePromptInput): StoredFormPrompt {
  const { id, title, description, type, structuredPropertyParams, required } = input;
  if (structuredPropertyParams == null)
    throw invalidArgument('structuredPropertyParams: give the property that the prompt asks for');
  return {
    id: id ?? randomUUID(),
    title,
    ...given({ description }),
    type,
    structuredPropertyParams: { urn: structuredPropertyParams.urn },
    required: required ?? false,
  };
}

function changedForm(stored: StoredForm, input: UpdateFormInput, added: readonly StoredFormPrompt[]): StoredForm {
  const { name, description, type, promptsToRemove, actors } = input;
  const removed = new Set([...(promptsToRemove ?? []), ...added.map(({ id }) => id)]);
  const prompts = (stored.prompts ?? []).filter(({ id }) => !removed.has(id));
  return {
    ...stored,
    ...given({ name, description, type }),
    prompts: [...prompts, ...added],
    actors: {
      ...stored.actors,
      ...given({ owners: actors?.owners }),
      users: changedList(stored.actors?.users, actors?.usersToAdd, actors?.usersToRemove),
      groups: changedList(stored.actors?.groups, actors?.groupsToAdd, actors?.groupsToRemove),
    },
  };
}

function changedList(
  known: readonly string[] | undefined,
  added: readonly string[] | null | undefined,
  removed: readonly string[] | null | undefined,
): readonly string[] {
  const gone = new Set(removed ?? []);
  return [...new Set([...(known ?? []), ...(added ?? [])])].filter((urn) => !gone.has(urn));
}
