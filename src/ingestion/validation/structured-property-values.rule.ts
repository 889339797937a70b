import { isDeepStrictEqual } from 'node:util';
import { Logger } from '@nestjs/common';
import type { PlannedWrite, RuleContext, WriteRule } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { changeOf } from './change-of.js';
import { duplicateOf, objectsAt, textAt, textsAt, valueAt } from './json-access.js';
import { invalid, invalidProposal } from './rule-failure.js';
import { listText, type ValuesJudge, valuesJudge } from './structured-property-value.js';

const LOGGER = new Logger('StructuredPropertyValues');

/**
 * Values fit the definitions of their properties. Values of properties that do not exist are dropped; a write of no
 * others is refused unless they are stored, as those of a deleted property are. Unchanged values are not judged again,
 * so that a later change of a definition leaves every asset writable.
 */
export function structuredPropertyValuesRule(): WriteRule {
  const judge = valuesJudge();
  return {
    aspects: ['structuredProperties'],
    async mutate(planned, context) {
      const { value } = planned;
      if (value === undefined) return undefined;
      const assignments = assignmentsOf(value);
      const known = await knownOf(planned, context, assignments);
      return known.length === assignments.length ? value : { ...value, properties: [...known] };
    },
    async check(planned, context) {
      const assignments = assignmentsOf(planned.value);
      const duplicate = duplicateOf(assignments.map(identityOf));
      if (duplicate !== undefined) {
        throw invalidProposal(
          planned,
          `Property: ${duplicate.split('\n')[0] ?? ''} has multiple entries: send one with all its values`,
        );
      }
      const stored = storedOf(planned);
      for (const assignment of assignments) {
        const before = stored.get(identityOf(assignment));
        stored.delete(identityOf(assignment));
        if (!sameValues(assignment, before)) await checkAssignment(judge, planned, context, assignment, before);
      }
      for (const removed of stored.values()) await checkMutable(planned, context, removed);
    },
  };
}

function assignmentsOf(value: JsonObject | undefined): readonly JsonObject[] {
  return objectsAt(value, 'properties');
}

function storedOf({ previous }: PlannedWrite): Map<string, JsonObject> {
  return new Map(assignmentsOf(previous?.value).map((one) => [identityOf(one), one]));
}

/** An assignment's property and source: each source has its own values of a property. */
function identityOf(assignment: JsonObject): string {
  return `${propertyOf(assignment)}\n${textAt(assignment, 'attribution', 'source') ?? ''}`;
}

function propertyOf(assignment: JsonObject): string {
  return textAt(assignment, 'propertyUrn') ?? '';
}

function sameValues(one: JsonObject, other: JsonObject | undefined): boolean {
  return other !== undefined && isDeepStrictEqual(one['values'], other['values']);
}

async function definitionOf(context: RuleContext, propertyUrn: string): Promise<JsonObject | undefined> {
  const written = changeOf(context, propertyUrn, 'propertyDefinition');
  return written?.value ?? (await context.read(propertyUrn, 'propertyDefinition'))?.value;
}

async function knownOf(
  planned: PlannedWrite,
  context: RuleContext,
  assignments: readonly JsonObject[],
): Promise<readonly JsonObject[]> {
  const known: JsonObject[] = [];
  const unknown: JsonObject[] = [];
  for (const assignment of assignments) {
    const definition = await definitionOf(context, propertyOf(assignment));
    (definition === undefined ? unknown : known).push(assignment);
  }
  if (unknown.length === 0) return assignments;
  const stored = storedOf(planned);
  const added = unknown.filter((one) => !sameValues(one, stored.get(identityOf(one)))).map(propertyOf);
  if (added.length === 0) return known;
  const { urn } = planned.proposal;
  if (known.length === 0)
    throw invalidProposal(
      planned,
      `Structured properties write rejected for ${urn}: no valid property assignments remain after ` +
        `removing values for non-existent properties: ${listText(unknown.map(propertyOf))}`,
    );
  LOGGER.warn(`Values of properties that do not exist were dropped from ${urn}: ${added.join(', ')}`);
  return known;
}

async function checkAssignment(
  judge: ValuesJudge,
  planned: PlannedWrite,
  context: RuleContext,
  assignment: JsonObject,
  before: JsonObject | undefined,
): Promise<void> {
  const property = propertyOf(assignment);
  const definition = await definitionOf(context, property);
  if (definition === undefined) return;
  if (before !== undefined && isImmutable(definition))
    throw invalid(planned, `Cannot mutate an immutable property: ${property}`);
  const status = await context.read(property, 'status');
  if (valueAt(status?.value, 'removed') === true)
    throw invalid(planned, 'Cannot apply a soft deleted Structured Property value');
  const values = assignment['values'];
  const fault =
    judge(definition, Array.isArray(values) ? values : []) ?? (await platformFault(planned, context, definition));
  if (fault !== undefined) throw invalidProposal(planned, `Property: ${property}${fault}`);
}

async function checkMutable(planned: PlannedWrite, context: RuleContext, removed: JsonObject): Promise<void> {
  const property = propertyOf(removed);
  const definition = await definitionOf(context, property);
  if (definition !== undefined && isImmutable(definition))
    throw invalid(planned, `Cannot delete an immutable property ${property}`);
}

function isImmutable(definition: JsonObject): boolean {
  return valueAt(definition, 'immutable') === true;
}

async function platformFault(
  planned: PlannedWrite,
  context: RuleContext,
  definition: JsonObject,
): Promise<string | undefined> {
  const allowed = textsAt(definition, 'allowedPlatforms');
  if (allowed.length === 0) return undefined;
  const { urn } = planned.proposal;
  const written = changeOf(context, urn, 'dataPlatformInstance');
  const instance = written?.value ?? (await context.read(urn, 'dataPlatformInstance'))?.value;
  const platform = textAt(instance, 'platform');
  if (platform !== undefined && allowed.includes(platform)) return undefined;
  if (platform === undefined)
    return (
      ` is restricted to specific data platforms ${listText(allowed)}, but the entity ${urn} ` +
      'does not have a data platform.'
    );
  return (
    ` is restricted to data platforms ${listText(allowed)}, but the entity ${urn} ` + `belongs to platform ${platform}.`
  );
}
