import { invalidArgument } from '../../../../foundation/common/errors.js';
import type { JsonObject, JsonValue } from '../../../../foundation/common/json.js';
import { Urn } from '../../../../foundation/common/urn.js';
import { FIX_TYPES, type FixType, type NamedIssue } from '../../../../operations/index.js';
import type { ModelRegistry } from '../../../../model/index.js';
import { objectOf, textIn, textsIn } from '../members.js';

/** Issues of one request at most: as many entities as a batch has. */
const MOST_ISSUES = 1_000;

/** The issues that a body names. Throws `INVALID_ARGUMENT` naming the member that is wrong, or `MALFORMED_URN`. */
export function issuesOf(body: JsonObject, model: ModelRegistry): readonly NamedIssue[] {
  const { issues } = body;
  if (!Array.isArray(issues)) throw invalidArgument('"issues" must be an array of issues.');
  if (issues.length > MOST_ISSUES) {
    throw invalidArgument(`"issues" may hold ${String(MOST_ISSUES)} at most: send them in several requests.`);
  }
  return issues.map((issue) => issueOf(issue, model));
}

function issueOf(given: JsonValue, model: ModelRegistry): NamedIssue {
  const issue = objectOf(given, 'Each of "issues"');
  const entityUrn = textIn(issue, 'entityUrn');
  if (entityUrn === undefined) throw invalidArgument('"entityUrn" of each issue is required.');
  const [checkId, fixType] = [textIn(issue, 'checkId'), fixTypeIn(issue)];
  if (checkId === undefined && fixType === undefined) {
    throw invalidArgument(`The issue of ${entityUrn} needs a "fixType", or a "checkId" that finds one.`);
  }
  return {
    entityUrn,
    entityType: typeIn(issue, entityUrn, model),
    checkId,
    fixType,
    description: textIn(issue, 'description'),
    relatedUrns: textsIn(issue, 'relatedUrns')?.map((urn) => Urn.parse(urn).toString()),
    details: textIn(issue, 'details'),
  };
}

function typeIn(issue: JsonObject, urn: string, model: ModelRegistry): string {
  const { entityType } = Urn.parse(urn);
  const entity = model.findEntity(entityType);
  if (entity === undefined) throw invalidArgument(`"entityUrn" ${urn} is of no entity type of the model.`);
  const given = textIn(issue, 'entityType') ?? entityType;
  if (model.findEntity(given) === entity) return entity.name;
  throw invalidArgument(`"entityType" of the issue of ${urn} must be ${entity.name}, not ${given}.`);
}

function fixTypeIn(issue: JsonObject): FixType | undefined {
  const given = textIn(issue, 'fixType');
  const known = FIX_TYPES.find((type) => type === given);
  if (given === known) return known;
  throw invalidArgument(`"fixType" must be one of ${FIX_TYPES.join(', ')}, not "${given ?? ''}".`);
}
