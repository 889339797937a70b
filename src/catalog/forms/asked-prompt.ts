import { invalidArgument } from '../../foundation/common/errors.js';
import type { SubmitFormPromptInput } from './form.input.js';
import type { StoredForm } from './stored-forms.js';

/**
 * Throws `INVALID_ARGUMENT` unless the answer is one that the form asks for: the form has the prompt, and the prompt
 * has the type and the structured property of the answer. Without this check, actors who may only complete the form
 * could set any property of the asset.
 */
export function requireAsked({ prompts = [] }: StoredForm, answer: SubmitFormPromptInput): void {
  const { promptId, formUrn, structuredPropertyParams } = answer;
  const type: string = answer.type;
  const asked = prompts.find(({ id }) => id === promptId);
  if (asked === undefined) throw invalidArgument(`promptId: the form ${formUrn} has no prompt ${promptId}`);
  if (asked.type !== type) throw invalidArgument(`type: the prompt ${promptId} is of type ${asked.type}, not ${type}`);
  const property = asked.structuredPropertyParams?.urn;
  if (property === undefined || property !== structuredPropertyParams?.structuredPropertyUrn)
    throw invalidArgument(
      `structuredPropertyParams: the prompt ${promptId} asks for ${property ?? 'no structured property'}`,
    );
}
