import { invalidArgument } from '../../../../foundation/common/errors.js';
import { Urn } from '../../../../foundation/common/urn.js';
import { FIX_TYPES, type FixType, type NamedIssue } from '../../../../operations/index.js';
import type { ModelRegistry } from '../../../../model/index.js';
import {
  filledText,
  mappedMember,
  type Member,
  objectMember,
  requiredMember,
  someTexts,
} from '../../operation/members.js';
import { listOf, oneOfTexts, URN } from '../../operation/schemas.js';

/** Issues of one request at most: as many entities as a batch has. */
const MOST_ISSUES = 1_000;

const fixType = mappedMember(filledText(oneOfTexts(...FIX_TYPES)), (given): FixType | undefined => {
  const known = FIX_TYPES.find((type) => type === given);
  if (given === known) return known;
  throw invalidArgument(`"fixType" must be one of ${FIX_TYPES.join(', ')}, not "${given ?? ''}".`);
});

const issue = objectMember({
  entityUrn: requiredMember(filledText(URN), '"entityUrn" of each issue is required.'),
  entityType: filledText(),
  checkId: filledText(),
  fixType,
  description: filledText(),
  relatedUrns: mappedMember(someTexts(URN), (urns) => urns?.map((urn) => Urn.parse(urn).toString())),
  details: filledText(),
});

/** An issue as a body names it. */
export type GivenIssue = ReturnType<typeof issue.read>;

/** Schema of an issue. */
export const ISSUE = issue.schema;

/** The member of a body that names issues. */
export const issues: Member<readonly GivenIssue[]> = {
  schema: listOf(ISSUE),
  isRequired: true,
  read: (given, called) => {
    if (!Array.isArray(given)) throw invalidArgument(`${called} must be an array of issues.`);
    if (given.length > MOST_ISSUES) {
      throw invalidArgument(`${called} may hold ${String(MOST_ISSUES)} at most: send them in several requests.`);
    }
    return given.map((one) => issue.read(one, `Each of ${called}`));
  },
};

/** An issue of `model`. Throws `INVALID_ARGUMENT` naming the member that is wrong, or `MALFORMED_URN`. */
export function namedIssue(given: GivenIssue, model: ModelRegistry): NamedIssue {
  const { entityUrn, checkId, fixType: type } = given;
  if (checkId === undefined && type === undefined) {
    throw invalidArgument(`The issue of ${entityUrn} needs a "fixType", or a "checkId" that finds one.`);
  }
  return { ...given, entityType: typeOf(given, model) };
}

function typeOf({ entityUrn: urn, entityType: given }: GivenIssue, model: ModelRegistry): string {
  const { entityType } = Urn.parse(urn);
  const entity = model.findEntity(entityType);
  if (entity === undefined) throw invalidArgument(`"entityUrn" ${urn} is of no entity type of the model.`);
  if (model.findEntity(given ?? entityType) === entity) return entity.name;
  throw invalidArgument(`"entityType" of the issue of ${urn} must be ${entity.name}, not ${given ?? entityType}.`);
}
