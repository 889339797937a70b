import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { type AspectEdit, type Editor, EntityEditor, pointer } from '../../entities/index.js';
import { FORM_ASPECT, FORMS_ASPECT, type StoredForm, type StoredForms } from './stored-forms.js';

const KEYS = { incompleteForms: ['urn'], completedForms: ['urn'], verifications: ['form'] };

/** Gives forms to assets and takes them away. Asks for no privilege. */
@Injectable()
export class FormAssignmentService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives a form to all assets or to none; those that have it keep it as it is. Throws `INVALID_ARGUMENT` when the form
   * is not stored.
   */
  async assign(form: string, assets: readonly string[], by: Editor): Promise<void> {
    const { prompts = [] } = await this.infoOf(form);
    const stored = await this.store.latest(assets, [FORMS_ASPECT]);
    const lastModified = { time: this.clock.now(), actor: by.actor.urn };
    const value = {
      urn: form,
      incompletePrompts: prompts.map(({ id }) => ({ id, lastModified })),
      completedPrompts: [],
    };
    const without = [...new Set(assets)].filter(
      (asset) => !hasForm(stored.get(asset)?.get(FORMS_ASPECT)?.value as StoredForms | undefined, form),
    );
    const patch: PatchOperation[] = [{ op: 'add', path: pointer('incompleteForms', form), value }];
    await this.editor.write(
      without.map((urn) => editOf(urn, patch)),
      by,
    );
  }

  /** Takes a form away from all assets or from none; that an asset has it not is no error. */
  async remove(form: string, assets: readonly string[], by: Editor): Promise<void> {
    const stored = await this.store.latest(assets, [FORMS_ASPECT]);
    const patch = Object.keys(KEYS).map((list): PatchOperation => ({ op: 'remove', path: pointer(list, form) }));
    await this.editor.write(
      [...stored.keys()].map((urn) => editOf(urn, patch)),
      by,
    );
  }

  /** What a form asks. Throws `INVALID_ARGUMENT` when it is not stored. */
  async infoOf(form: string): Promise<StoredForm> {
    const info = (await this.store.latestOne(form, FORM_ASPECT))?.value;
    if (info === undefined) throw invalidArgument(`formUrn: ${form} does not exist`);
    return info as unknown as StoredForm;
  }
}

function hasForm(forms: StoredForms | undefined, urn: string): boolean {
  const all = [...(forms?.incompleteForms ?? []), ...(forms?.completedForms ?? [])];
  return all.some((association) => association.urn === urn);
}

function editOf(urn: string, patch: readonly PatchOperation[]): AspectEdit {
  return { urn, aspectName: FORMS_ASPECT, patch, keys: KEYS };
}
