import { invalidArgument } from '../../../../foundation/common/errors.js';
import { Urn } from '../../../../foundation/common/urn.js';
import { FIX_TYPES, type FixType, type NamedIssue } from '../../../../operations/index.js';
import type { ModelRegistry } from '../../../../model/index.js';
import {
  filledText,
  mappedMember,
  type MembersOf,
  objectsMember,
  requiredMember,
  schemaOf,
  someTexts,
} from '../../operation/members.js';
import { oneOfTexts, URN } from '../../operation/schemas.js';

/** Maximum number of issues in one request: the number of entities in a batch. */
const MOST_ISSUES = 1_000;

const fixType = mappedMember(filledText(oneOfTexts(...FIX_TYPES)), (given): FixType | undefined => {
  const known = FIX_TYPES.find((type) => type === given);
  if (given === known) return known;
  throw invalidArgument(`"fixType" must be one of ${FIX_TYPES.join(', ')}, not "${given ?? ''}".`);
});

const MEMBERS = {
  entityUrn: requiredMember(filledText(URN), '"entityUrn" of each issue is required.'),
  entityType: filledText(),
  checkId: filledText(),
  fixType,
  description: filledText(),
  relatedUrns: mappedMember(someTexts(URN), (urns) => urns?.map((urn) => Urn.parse(urn).toString())),
  details: filledText(),
};

/** An issue in a body. */
export type GivenIssue = MembersOf<typeof MEMBERS>;

/** Schema of an issue. */
export const ISSUE = schemaOf(MEMBERS);

/** The body member with issues. */
export const issues = objectsMember(MEMBERS, 'issues', MOST_ISSUES);

/** An issue validated against `model`. Throws `INVALID_ARGUMENT` naming the invalid member, or `MALFORMED_URN`. */
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
