import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../aspects/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { type Editor, EntityEditor, patchEdit, pointer, setOrRemove } from '../../entities/index.js';
import { formInfo, forms } from '../../model/index.js';
import type { StoredForm, StoredForms } from './stored-forms.js';

const KEYS = { incompleteForms: ['urn'], completedForms: ['urn'], verifications: ['form'] };

/** Assigns forms to assets and removes them. Does not check privileges. */
@Injectable()
export class FormAssignmentService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
  ) {}

  /**
   * Assigns a form to all assets or to none; assets that already have the form are not changed. Throws
   * `INVALID_ARGUMENT` if the form is not stored.
   */
  async assign(form: string, assets: readonly string[], by: Editor): Promise<void> {
    const { prompts = [] } = await this.infoOf(form);
    const stored = await this.store.values(assets, forms);
    const lastModified = { ...this.editor.stamp(by) };
    const incompletePrompts = prompts.map(({ id }) => ({ id, lastModified }));
    const value = { urn: form, incompletePrompts, completedPrompts: [] };
    const patch = [setOrRemove(pointer('incompleteForms', form), value)];
    const without = [...new Set(assets)].filter((asset) => !hasForm(stored.get(asset), form));
    await this.patchAll(without, patch, by, [form, ...without]);
  }

  /** Removes a form from all assets or from none; assets without the form are not changed. */
  async remove(form: string, assets: readonly string[], by: Editor): Promise<void> {
    const stored = await this.store.values(assets, forms);
    const patch = Object.keys(KEYS).map((list) => setOrRemove(pointer(list, form), undefined));
    await this.patchAll([...stored.keys()], patch, by, [...stored.keys()]);
  }

  /** Returns the aspect `formInfo` of a form. Throws `INVALID_ARGUMENT` if the form is not stored. */
  async infoOf(form: string): Promise<StoredForm> {
    const info = await this.store.value(form, formInfo);
    if (info === undefined) throw invalidArgument(`formUrn: ${form} does not exist`);
    return info;
  }

  private async patchAll(
    urns: readonly string[],
    patch: readonly PatchOperation[],
    by: Editor,
    whileStored: readonly string[],
  ): Promise<void> {
    await this.editor.write(
      urns.map((urn) => patchEdit(urn, forms, patch, KEYS)),
      by,
      whileStored,
    );
  }
}

function hasForm(stored: StoredForms | undefined, urn: string): boolean {
  const all = [...(stored?.incompleteForms ?? []), ...(stored?.completedForms ?? [])];
  return all.some((association) => association.urn === urn);
}
