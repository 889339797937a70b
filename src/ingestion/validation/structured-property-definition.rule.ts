import type { PlannedWrite, RuleContext, WriteRule } from '../../aspects/index.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { objectsAt, textAt, valueAt } from './json-access.js';
import { invalid } from './rule-failure.js';
import type { EntityCatalog } from './entity-catalog.js';

const VERSION = /^\d{14}$/;

/** The name of a definition can be indexed, and a change leaves stored values valid unless the version grows. */
export function structuredPropertyDefinitionRule(catalog: EntityCatalog): WriteRule {
  return {
    aspects: ['propertyDefinition'],
    async check(planned, context) {
      const { value, previous } = planned;
      if (value === undefined) return;
      checkName(planned, value);
      await checkNotRemoved(planned, context);
      if (previous === undefined) await checkCollision(planned, value, catalog);
      else checkChange(planned, value, previous.value);
    },
  };
}

function checkName(planned: PlannedWrite, value: JsonObject): void {
  const version = textAt(value, 'version');
  if (/\s/.test(Urn.parse(planned.proposal.urn).key))
    throw invalid(planned, 'Structured property ID cannot have spaces');
  if (/\s/.test(textAt(value, 'qualifiedName') ?? ''))
    throw invalid(planned, 'Structured property qualified name cannot have spaces');
  if (version !== undefined && !VERSION.test(version)) {
    throw invalid(
      planned,
      `Invalid version specified. Must match 14 digits such as 20260102030405, and not "${version}"`,
    );
  }
}

async function checkNotRemoved(planned: PlannedWrite, context: RuleContext): Promise<void> {
  const status = await context.read(planned.proposal.urn, 'status');
  if (valueAt(status?.value, 'removed') === true) {
    throw invalid(
      planned,
      'Cannot mutate a soft deleted Structured Property Definition; restore it first with status {removed: false}',
    );
  }
}

async function checkCollision(planned: PlannedWrite, value: JsonObject, catalog: EntityCatalog): Promise<void> {
  const name = indexName(value);
  for (const [urn, { value: other }] of await catalog.all('propertyDefinition')) {
    if (urn !== planned.proposal.urn && indexName(other) === name) {
      throw invalid(
        planned,
        `Structured property name ${textAt(value, 'qualifiedName') ?? ''} collides with ${urn} in the search index; choose another qualifiedName`,
      );
    }
  }
}

/** The name of the property's field in search documents. */
function indexName(definition: JsonObject): string {
  return (textAt(definition, 'qualifiedName') ?? '').replaceAll('.', '_');
}

function checkChange(planned: PlannedWrite, value: JsonObject, previous: JsonObject): void {
  if (textAt(value, 'qualifiedName') !== textAt(previous, 'qualifiedName')) {
    throw invalid(planned, 'qualifiedName cannot be changed, as Property Definition has already been defined');
  }
  if (hasLargerVersion(value, previous)) return;
  if (textAt(value, 'valueType') !== textAt(previous, 'valueType')) {
    throw invalid(planned, 'valueType cannot be changed without a larger version');
  }
  if (cardinalityOf(previous) === 'MULTIPLE' && cardinalityOf(value) === 'SINGLE') {
    throw invalid(
      planned,
      'Property definition cardinality cannot be changed from MULTI to SINGLE without a larger version',
    );
  }
  if (removesAllowedValues(value, previous)) {
    throw invalid(planned, 'Cannot restrict values that were previously allowed without a larger version');
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
function allowedValues(definition: JsonObject): readonly string[] {
  return objectsAt(definition, 'allowedValues').map((allowed) => primitiveText(allowed['value']));
}

/** A `{"string": …}` or `{"double": …}` as text. */
export function primitiveText(value: JsonValue | undefined): string {
  return isJsonObject(value) ? JSON.stringify(Object.values(value)[0]) : '';
}
