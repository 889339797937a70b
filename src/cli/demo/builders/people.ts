import {
  corpGroupEditableInfo,
  corpGroupInfo,
  corpUserEditableInfo,
  corpUserInfo,
  nativeGroupMembership,
  ownershipTypeInfo,
} from '../../../model/index.js';
import { STAMP } from '../calendar.js';
import { DEMO } from '../content/names.js';
import { OWNERSHIP_TYPES, PEOPLE, type PersonId, TEAMS } from '../content/people.js';
import { type DemoProposal, proposal } from '../proposal.js';
import { group, ownershipType, user } from '../urns.js';

/** Users, their groups, and the company's ownership types. */
export function people(): readonly DemoProposal[] {
  return [
    ...Object.entries(TEAMS).flatMap(([id, team]) => teamAspects(id, team)),
    ...Object.entries(PEOPLE).flatMap(([id, person]) => personAspects(id, person)),
    ...Object.entries(OWNERSHIP_TYPES).map(([id, [name, description]]) =>
      proposal(ownershipType(id), ownershipTypeInfo, { name, description, created: STAMP, lastModified: STAMP }),
    ),
  ];
}

function teamAspects(id: string, [displayName, description, lead]: (typeof TEAMS)['data']): readonly DemoProposal[] {
  const email = `${id}@${DEMO}.example`;
  return [
    proposal(group(id), corpGroupInfo, {
      displayName,
      description,
      email,
      admins: [user(lead)],
      members: [],
      groups: [],
      created: STAMP,
    }),
    proposal(group(id), corpGroupEditableInfo, { description, email, slack: `#${id}` }),
  ];
}

function personAspects(id: string, person: (typeof PEOPLE)[PersonId]): readonly DemoProposal[] {
  const { name, title, team, manager } = person;
  const [teamName] = TEAMS[team];
  return [
    proposal(user(id), corpUserInfo, {
      active: true,
      displayName: name,
      fullName: name,
      email: `${id}@${DEMO}.example`,
      title,
      departmentName: teamName,
      ...(manager !== undefined && { managerUrn: user(manager) }),
    }),
    proposal(user(id), corpUserEditableInfo, {
      aboutMe: `${title} at Lighthouse Books.`,
      teams: [teamName],
      skills: [],
    }),
    proposal(user(id), nativeGroupMembership, { nativeGroups: [group(team)] }),
  ];
}
