import type { PlannedWrite, RuleContext, WriteRule } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/common/json.js';
import type { EntityCatalog } from './entity-catalog.js';
import { duplicateOf, objectsAt, textAt } from './json-access.js';
import { invalid } from './rule-failure.js';

const ASPECT = 'formInfo';

/** The prompts of a form have ids that no other form uses. Prompts that the form already has are not judged again. */
export function formPromptsRule(catalog: EntityCatalog): WriteRule {
  return {
    aspects: [ASPECT],
    async check(planned, context) {
      const ids = promptIds(planned.value);
      const duplicate = duplicateOf(ids);
      if (duplicate !== undefined)
        throw invalid(planned, `Prompt IDs must be unique within a form; "${duplicate}" comes twice`);
      const known = new Set(promptIds(planned.previous?.value));
      const added = new Set(ids.filter((id) => !known.has(id)));
      if (added.size > 0) await refuseTaken(planned, context, added, catalog);
    },
  };
}

async function refuseTaken(
  planned: PlannedWrite,
  { batch }: RuleContext,
  ids: ReadonlySet<string>,
  catalog: EntityCatalog,
): Promise<void> {
  const forms = new Map<string, JsonObject | undefined>();
  for (const [urn, { value }] of await catalog.all(ASPECT)) forms.set(urn, value);
  for (const { aspect, proposal, value } of batch) if (aspect.name === ASPECT) forms.set(proposal.urn, value);
  forms.delete(planned.proposal.urn);
  for (const [urn, value] of forms) {
    const taken = promptIds(value).find((id) => ids.has(id));
    if (taken !== undefined)
      throw invalid(planned, `Prompt IDs must be unique over all forms; "${taken}" is a prompt of ${urn}`);
  }
}

function promptIds(value: JsonObject | undefined): readonly string[] {
  return objectsAt(value, 'prompts').flatMap((prompt) => textAt(prompt, 'id') ?? []);
}
