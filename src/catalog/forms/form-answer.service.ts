import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { type Editor, EntityEditor } from '../../entities/index.js';
import { schemaFieldUrn } from '../../graph/index.js';
import { PropertyValuesService } from '../../annotations/index.js';
import { FormAssignmentService } from './form-assignment.service.js';
import type { SubmitFormPromptInput, VerifyFormInput } from './form.input.js';
import { FormPromptType } from './form.model.js';
import { answered, type AnsweredColumn } from './form-progress.js';
import { FormRights, requireFormUrn } from './form-rights.js';
import { FORMS_ASPECT, NO_FORMS, type StoredForms } from './stored-forms.js';
import { ANSWERING, ANSWERING_UNKNOWN, BEING_ASKED, MANAGING_FORMS } from './form.demands.js';

/**
 * Fills forms in. Throws `FORBIDDEN` to those who are not asked, and `INVALID_ARGUMENT` for forms that the asset has
 * not got.
 */
@Injectable()
export class FormAnswerService {
  constructor(
    private readonly rights: FormRights,
    private readonly assignments: FormAssignmentService,
    private readonly values: PropertyValuesService,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /** Answers a prompt: the asset, or its column, gets the values of the structured property. */
  async submit(asset: string, input: SubmitFormPromptInput, by: Editor): Promise<void> {
    const { formUrn, promptId, structuredPropertyParams } = input;
    requireFormUrn('formUrn', formUrn);
    await this.rights.requireKnowing(by.actor, ANSWERING_UNKNOWN, formUrn, asset);
    const info = await this.assignments.infoOf(formUrn);
    await this.rights.require(by.actor, ANSWERING, info, asset);
    if (structuredPropertyParams == null)
      throw invalidArgument('structuredPropertyParams: give the property and its values');
    await this.editor.requireStored([asset]);
    await this.requireForm(asset, formUrn);
    const column = await this.columnOf(asset, input);
    const target = column === undefined ? asset : schemaFieldUrn(asset, column.fieldPath);
    await this.values.set(target, [structuredPropertyParams], by);
    const stamp = { time: this.clock.now(), actor: by.actor.urn };
    const answer = { promptId, stamp, ...(column === undefined ? {} : { column }) };
    const change = (forms: JsonObject): JsonObject | undefined =>
      answered(forms as unknown as StoredForms, { urn: formUrn, info }, answer) as JsonObject | undefined;
    await this.editor.rewrite(asset, FORMS_ASPECT, change, by);
  }

  /** Says that everything about an asset is right, as a form asks. */
  async verify({ formUrn, entityUrn }: VerifyFormInput, by: Editor): Promise<void> {
    requireFormUrn('formUrn', formUrn);
    await this.rights.requireKnowing(by.actor, MANAGING_FORMS, formUrn);
    const info = await this.assignments.infoOf(formUrn);
    await this.rights.require(by.actor, BEING_ASKED, info, entityUrn);
    await this.editor.requireStored([entityUrn]);
    await this.requireForm(entityUrn, formUrn);
    const lastModified = { time: this.clock.now(), actor: by.actor.urn };
    const change = (value: JsonObject): JsonObject => {
      const forms = value as unknown as StoredForms;
      const others = (forms.verifications ?? []).filter(({ form }) => form !== formUrn);
      return { ...value, verifications: [...others, { form: formUrn, lastModified }] } as unknown as JsonObject;
    };
    await this.editor.rewrite(entityUrn, FORMS_ASPECT, change, by);
  }

  private async requireForm(asset: string, form: string): Promise<void> {
    const stored = (await this.store.latestOne(asset, FORMS_ASPECT))?.value ?? NO_FORMS;
    const { incompleteForms, completedForms } = stored as unknown as StoredForms;
    if (![...incompleteForms, ...completedForms].some(({ urn }) => urn === form))
      throw invalidArgument(`formUrn: ${asset} has not got the form ${form}; assign it first`);
  }

  private async columnOf(
    asset: string,
    { type, fieldPath }: SubmitFormPromptInput,
  ): Promise<AnsweredColumn | undefined> {
    if (type !== FormPromptType.FIELDS_STRUCTURED_PROPERTY) return undefined;
    if (fieldPath == null) throw invalidArgument('fieldPath: give the column that the answer is about');
    const fields = (await this.store.latestOne(asset, 'schemaMetadata'))?.value['fields'];
    const allFields = ((fields ?? []) as unknown as readonly { readonly fieldPath: string }[]).map(
      (field) => field.fieldPath,
    );
    return { fieldPath, allFields };
  }
}
