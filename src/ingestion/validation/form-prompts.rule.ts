import type { WriteRule } from '../../aspects/index.js';
import { duplicateOf, objectsAt, textAt } from './json-access.js';
import { invalid } from './rule-failure.js';

/** The prompts of a form have ids of their own. */
export const FORM_PROMPTS: WriteRule = {
  aspects: ['formInfo'],
  check(planned) {
    const ids = objectsAt(planned.value, 'prompts').flatMap((prompt) => textAt(prompt, 'id') ?? []);
    const duplicate = duplicateOf(ids);
    if (duplicate !== undefined)
      throw invalid(planned, `Prompt IDs must be unique within a form; "${duplicate}" comes twice`);
  },
};
