import type { WriteRule } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { duplicateOf, objectsAt, textAt } from './json-access.js';
import { invalidProposal } from './rule-failure.js';

const FIELDS_OF: Readonly<Record<string, string>> = {
  schemaMetadata: 'fields',
  editableSchemaMetadata: 'editableSchemaFieldInfo',
};

/**
 * A schema names every field once, and none without a path. Duplicates that result from a patch collapse to the first.
 */
export const FIELD_PATHS: WriteRule = {
  aspects: Object.keys(FIELDS_OF),
  mutate: ({ aspect, value }) =>
    value === undefined ? undefined : withoutDuplicates(value, FIELDS_OF[aspect.name] ?? ''),
  check(planned) {
    const field = FIELDS_OF[planned.aspect.name] ?? '';
    const duplicate = duplicateOf(fieldPaths(planned.proposal.value, field));
    if (duplicate !== undefined) {
      throw invalidProposal(
        planned,
        `Cannot perform ${planned.proposal.changeType} action on proposal. ${planned.aspect.name} has duplicated field paths: [${duplicate}]`,
      );
    }
    if (fieldPaths(planned.value, field).includes('')) {
      throw invalidProposal(
        planned,
        `Cannot perform ${planned.proposal.changeType} action on proposal. ${planned.aspect.name} has empty field path.`,
      );
    }
  },
};

function fieldPaths(value: JsonObject | undefined, field: string): readonly string[] {
  return objectsAt(value, field).flatMap((element) => textAt(element, 'fieldPath') ?? []);
}

function withoutDuplicates(value: JsonObject, field: string): JsonObject {
  if (duplicateOf(fieldPaths(value, field)) === undefined) return value;
  const firsts = new Map<string, JsonObject>();
  for (const element of objectsAt(value, field)) {
    const path = textAt(element, 'fieldPath') ?? '';
    if (!firsts.has(path)) firsts.set(path, element);
  }
  return { ...value, [field]: [...firsts.values()] };
}
