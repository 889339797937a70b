import { ownership } from '../../../model/index.js';
import { STAMP } from '../calendar.js';
import { PEOPLE, type PersonId } from '../content/people.js';
import { type DemoProposal, proposal } from '../proposal.js';
import { group, ownershipType, user } from '../urns.js';

const SYSTEM_TYPE = 'urn:li:ownershipType:__system__';

/** Owners of an asset beside the technical one. */
interface MoreOwners {
  readonly steward?: PersonId;
  readonly onCall?: PersonId;
}

/** The technical owner of an asset, their team, and further owners. */
export function owned(urn: string, owner: PersonId, { steward, onCall }: MoreOwners = {}): DemoProposal {
  const { team } = PEOPLE[owner];
  return proposal(urn, ownership, {
    owners: [
      { owner: user(owner), type: 'TECHNICAL_OWNER', typeUrn: `${SYSTEM_TYPE}technical_owner` },
      { owner: group(team), type: 'BUSINESS_OWNER', typeUrn: `${SYSTEM_TYPE}business_owner` },
      ...(steward === undefined
        ? []
        : [{ owner: user(steward), type: 'DATA_STEWARD', typeUrn: `${SYSTEM_TYPE}data_steward` } as const]),
      ...(onCall === undefined
        ? []
        : [{ owner: user(onCall), type: 'CUSTOM', typeUrn: ownershipType('on_call') } as const]),
    ],
    lastModified: STAMP,
  });
}
