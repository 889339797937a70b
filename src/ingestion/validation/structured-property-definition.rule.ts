import type { PlannedWrite, RuleContext, WriteRule } from '../../aspects/index.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import { listsBy } from '../../foundation/common/lists-by.js';
import { Urn } from '../../foundation/common/urn.js';
import { objectsAt, textAt, valueAt } from './json-access.js';
import { invalid, invalidProposal } from './rule-failure.js';
import type { EntityCatalog } from './entity-catalog.js';
import { oncePerBatch } from './once-per-batch.js';

const VERSION_TEXT = '[0-9]{14}';
const VERSION = new RegExp(`^${VERSION_TEXT}$`);

/** The name of a definition can be indexed, and a change leaves stored values valid unless the version grows. */
export function structuredPropertyDefinitionRule(catalog: EntityCatalog): WriteRule {
  const urnsByIndexName = oncePerBatch(async () => {
    const definitions = [...(await catalog.all('propertyDefinition'))];
    const named = definitions.map(([urn, { value }]) => ({ urn, name: indexName(value) }));
    return listsBy(named, ({ name }) => name);
  });
  return {
    aspects: ['propertyDefinition'],
    async check(planned, context) {
      const { value, previous } = planned;
      if (value === undefined) return;
      checkName(planned, value);
      await checkNotRemoved(planned, context);
      if (previous === undefined) checkNewName(planned, value, await urnsByIndexName(context));
      else checkChange(planned, value, previous.value);
    },
  };
}

function checkName(planned: PlannedWrite, value: JsonObject): void {
  const version = textAt(value, 'version');
  if (/\s/.test(Urn.parse(planned.proposal.urn).key)) throw invalid(planned, 'Urn ID cannot have spaces');
  if (/\s/.test(textAt(value, 'qualifiedName') ?? '')) throw invalid(planned, 'Qualified names cannot have spaces');
  if (version !== undefined && !VERSION.test(version)) {
    throw invalid(planned, `Invalid version specified. Must match ${VERSION_TEXT}`);
  }
}

async function checkNotRemoved(planned: PlannedWrite, context: RuleContext): Promise<void> {
  const status = await context.read(planned.proposal.urn, 'status');
  if (valueAt(status?.value, 'removed') === true) {
    throw invalid(planned, 'Cannot mutate a soft deleted Structured Property Definition');
  }
}

function checkNewName(
  planned: PlannedWrite,
  value: JsonObject,
  urnsByIndexName: ReadonlyMap<string, readonly { readonly urn: string }[]>,
): void {
  const name = indexName(value);
  if (name === '') throw invalid(planned, 'qualifiedName must not be empty; it cannot be changed later');
  const other = urnsByIndexName.get(name)?.find(({ urn }) => urn !== planned.proposal.urn);
  if (other === undefined) return;
  throw invalidProposal(
    planned,
    `Structured property Elasticsearch field '${name}' collides with existing property mapping of ${other.urn}. ` +
      "Qualified names that differ only by '.' vs '_' normalize to the same field name " +
      `(proposed qualifiedName='${textAt(value, 'qualifiedName') ?? ''}').`,
  );
}

/** The name of the property's field in search documents. */
function indexName(definition: JsonObject): string {
  return (textAt(definition, 'qualifiedName') ?? '').replaceAll('.', '_');
}

function checkChange(planned: PlannedWrite, value: JsonObject, previous: JsonObject): void {
  if (textAt(value, 'qualifiedName') !== textAt(previous, 'qualifiedName')) {
    throw invalid(planned, 'Cannot change the fully qualified name of a Structured Property');
  }
  if (hasLargerVersion(value, previous)) return;
  if (textAt(value, 'valueType') !== textAt(previous, 'valueType')) {
    throw invalid(planned, 'Value type cannot be changed as this is a backwards incompatible change');
  }
  if (cardinalityOf(previous) === 'MULTIPLE' && cardinalityOf(value) === 'SINGLE') {
    throw invalid(planned, 'Property definition cardinality cannot be changed from MULTI to SINGLE');
  }
  if (removesAllowedValues(value, previous)) {
    throw invalid(planned, 'Cannot restrict values that were previously allowed');
  }
}

function hasLargerVersion(value: JsonObject, previous: JsonObject): boolean {
  const version = textAt(value, 'version');
  return version !== undefined && version > (textAt(previous, 'version') ?? '');
}

function cardinalityOf(definition: JsonObject): string {
  return textAt(definition, 'cardinality') ?? 'SINGLE';
}

function removesAllowedValues(value: JsonObject, previous: JsonObject): boolean {
  if (!Array.isArray(value['allowedValues'])) return false;
  if (!Array.isArray(previous['allowedValues'])) return true;
  const allowed = new Set(allowedValues(value));
  return allowedValues(previous).some((one) => !allowed.has(one));
}

/** The allowed values as text that distinguishes types. */
export function allowedValues(definition: JsonObject): readonly string[] {
  return objectsAt(definition, 'allowedValues').map((allowed) => primitiveText(allowed['value']));
}

/** A `{"string": …}` or `{"double": …}` as text. */
export function primitiveText(value: JsonValue | undefined): string {
  return isJsonObject(value) ? JSON.stringify(Object.values(value)[0]) : '';
}
