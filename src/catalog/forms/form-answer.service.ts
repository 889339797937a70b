import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { defined } from '../../foundation/common/given.js';
import { type Editor, EntityEditor, requireUrnOf } from '../../entities/index.js';
import { schemaFieldUrn } from '../../graph/index.js';
import { forms, schemaMetadata } from '../../model/index.js';
import { PropertyValuesService } from '../../annotations/index.js';
import { requireAsked } from './asked-prompt.js';
import { FormAssignmentService } from './form-assignment.service.js';
import type { SubmitFormPromptInput, VerifyFormInput } from './form.input.js';
import { FORM } from './form.mappings.js';
import { FormPromptType } from './form.model.js';
import { answered, type AnsweredColumn, verified } from './form-progress.js';
import { FormRights } from './form-rights.js';
import { NO_FORMS, type StoredForms } from './stored-forms.js';
import { ANSWERING, ANSWERING_UNKNOWN, BEING_ASKED, MANAGING_FORMS } from './form.demands.js';

/**
 * Records answers to prompts and verifications. Throws `FORBIDDEN` if the actor may not complete the form, and
 * `INVALID_ARGUMENT` if the form is not assigned to the asset.
 */
@Injectable()
export class FormAnswerService {
  constructor(
    private readonly rights: FormRights,
    private readonly assignments: FormAssignmentService,
    private readonly values: PropertyValuesService,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
  ) {}

  /**
   * Answers a prompt: sets the values of the structured property on the asset or on its column. Throws
   * `INVALID_ARGUMENT` unless the prompt of the form asks for this property.
   */
  async submit(asset: string, input: SubmitFormPromptInput, by: Editor): Promise<void> {
    const { formUrn, promptId, structuredPropertyParams } = input;
    requireUrnOf(FORM, formUrn, 'formUrn');
    await this.rights.requireKnowing(by.actor, ANSWERING_UNKNOWN, formUrn, asset);
    const info = await this.assignments.infoOf(formUrn);
    await this.rights.require(by.actor, ANSWERING, info, asset);
    if (structuredPropertyParams == null)
      throw invalidArgument('structuredPropertyParams: give the property and its values');
    requireAsked(info, input);
    await this.editor.requireStored([asset]);
    await this.requireForm(asset, formUrn);
    const column = await this.columnOf(asset, input);
    const target = column === undefined ? asset : schemaFieldUrn(asset, column.fieldPath);
    await this.values.set(target, [structuredPropertyParams], by);
    const answer = { promptId, stamp: this.editor.stamp(by), ...defined({ column }) };
    await this.editor.rewrite(asset, forms, (stored) => answered(stored, { urn: formUrn, info }, answer), by);
  }

  /**
   * Records that the actor verified an asset for a form. Throws `INVALID_ARGUMENT` unless the form is of type
   * VERIFICATION and has all its required answers.
   */
  async verify({ formUrn, entityUrn }: VerifyFormInput, by: Editor): Promise<void> {
    requireUrnOf(FORM, formUrn, 'formUrn');
    await this.rights.requireKnowing(by.actor, MANAGING_FORMS, formUrn);
    const info = await this.assignments.infoOf(formUrn);
    await this.rights.require(by.actor, BEING_ASKED, info, entityUrn);
    await this.editor.requireStored([entityUrn]);
    const form = { urn: formUrn, info };
    const verification = { form: formUrn, lastModified: this.editor.stamp(by) };
    const change = (stored: StoredForms) => verified(stored, form, verification, entityUrn);
    await this.editor.rewrite(entityUrn, forms, change, by, { initial: NO_FORMS, whileStored: [entityUrn] });
  }

  private async requireForm(asset: string, form: string): Promise<void> {
    const { incompleteForms, completedForms } = (await this.store.value(asset, forms)) ?? NO_FORMS;
    if (![...incompleteForms, ...completedForms].some(({ urn }) => urn === form))
      throw invalidArgument(`formUrn: the form ${form} is not assigned to ${asset}; assign it first`);
  }

  private async columnOf(
    asset: string,
    { type, fieldPath }: SubmitFormPromptInput,
  ): Promise<AnsweredColumn | undefined> {
    if (type !== FormPromptType.FIELDS_STRUCTURED_PROPERTY) return undefined;
    if (fieldPath == null) throw invalidArgument('fieldPath: give the column that the answer is about');
    const schema = await this.store.value(asset, schemaMetadata);
    const allFields = schema?.fields.map((field) => field.fieldPath) ?? [];
    if (!allFields.includes(fieldPath))
      throw invalidArgument(`fieldPath: the schema of ${asset} has no field ${fieldPath}`);
    return { fieldPath, allFields };
  }
}
