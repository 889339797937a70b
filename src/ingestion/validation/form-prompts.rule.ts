import type { PlannedWrite, RuleContext, WriteRule } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { listsBy } from '../../foundation/common/lists-by.js';
import type { EntityCatalog } from './entity-catalog.js';
import { duplicateOf, objectsAt, textAt } from './json-access.js';
import { oncePerBatch } from './once-per-batch.js';
import { invalidProposal } from './rule-failure.js';

const ASPECT = 'formInfo';

/** A prompt, and the form that has it. */
interface PromptPlace {
  readonly id: string;
  readonly form: string;
}

/** The prompts of a form have ids that no other form uses. Prompts that the form already has are not judged again. */
export function formPromptsRule(catalog: EntityCatalog): WriteRule {
  const formsOfPrompts = oncePerBatch((context) => formsByPrompt(catalog, context));
  return {
    aspects: [ASPECT],
    async check(planned, context) {
      const ids = promptIds(planned.value);
      const duplicate = duplicateOf(ids);
      if (duplicate !== undefined)
        throw invalidProposal(planned, `Prompt IDs must be unique within a form; "${duplicate}" comes twice`);
      const known = new Set(promptIds(planned.previous?.value));
      const added = new Set(ids.filter((id) => !known.has(id)));
      if (added.size > 0) refuseTaken(planned, added, await formsOfPrompts(context));
    },
  };
}

/** Every form that has a prompt, stored or with the batch applied, by the id of the prompt. */
async function formsByPrompt(
  catalog: EntityCatalog,
  { batch }: RuleContext,
): Promise<ReadonlyMap<string, readonly PromptPlace[]>> {
  const forms = new Map<string, JsonObject | undefined>();
  for (const [urn, { value }] of await catalog.all(ASPECT)) forms.set(urn, value);
  for (const { aspect, proposal, value } of batch) if (aspect.name === ASPECT) forms.set(proposal.urn, value);
  const places = [...forms].flatMap(([form, value]) => promptIds(value).map((id) => ({ id, form })));
  return listsBy(places, ({ id }) => id);
}

function refuseTaken(
  planned: PlannedWrite,
  ids: ReadonlySet<string>,
  formsOfPrompts: ReadonlyMap<string, readonly PromptPlace[]>,
): void {
  for (const id of ids) {
    const taken = formsOfPrompts.get(id)?.find(({ form }) => form !== planned.proposal.urn);
    if (taken !== undefined)
      throw invalidProposal(planned, `Prompt IDs must be unique over all forms; "${id}" is a prompt of ${taken.form}`);
  }
}

function promptIds(value: JsonObject | undefined): readonly string[] {
  return objectsAt(value, 'prompts').flatMap((prompt) => textAt(prompt, 'id') ?? []);
}
