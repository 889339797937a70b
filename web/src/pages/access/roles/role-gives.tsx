import type { ReactNode } from 'react';
import { useGraphql } from '../../../api/use-graphql.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { accessPoliciesQuery } from '../policies/policies.generated.js';
import { policySentence } from '../policies/policy-sentence.js';
import { shapeOf } from '../policies/policy-shape.js';
import { usePrivilegeNames } from '../policies/use-privilege-names.js';

/** Policies asked for at once; installations have some dozens. */
const MOST_POLICIES = 1_000;

/** The active policies that name a role, as sentences. */
export function RoleGives({ role }: { readonly role: string }): ReactNode {
  const names = usePrivilegeNames();
  const query = useGraphql(accessPoliciesQuery, { start: 0, count: MOST_POLICIES });
  return (
    <Loaded query={query}>
      {({ listPolicies }) => {
        const policies = (listPolicies?.policies ?? []).filter(
          ({ state, actors }) => state === 'ACTIVE' && actors.roles?.includes(role) === true,
        );
        if (policies.length === 0) return <p className="quiet">{texts.access.roles.givesNothing}</p>;
        return (
          <ul className="access-list">
            {policies.map((policy) => (
              <li key={policy.urn}>{policySentence(shapeOf(policy), names)}</li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}
