import type { ReactNode } from 'react';
import { Link, Notice } from '../../../design/index.js';
import { useSession } from '../../../api/session-context.js';
import { texts } from '../../../texts.js';
import { AccessPage } from '../access-page.js';
import { SearchedList } from '../searched-list.js';
import { accessPoliciesQuery } from './policies.generated.js';
import { PolicyCard } from './policy-card.js';
import { usePrivilegeNames } from './use-privilege-names.js';

const words = texts.access.policies;

/** Every policy as a sentence, with a switch. */
export function PoliciesPage(): ReactNode {
  const { features } = useSession();
  const names = usePrivilegeNames();
  return (
    <AccessPage part="policies" intro={words.intro}>
      {!features.hasPolicies && <Notice tone="caution">{words.notEnforced}</Notice>}
      <SearchedList
        operation={accessPoliciesQuery}
        pageOf={({ listPolicies: page }) => page && { total: page.total, rows: page.policies }}
        label={words.search}
        none={words.none}
      >
        {(policies) => policies.map((policy) => <PolicyCard key={policy.urn} policy={policy} names={names} />)}
      </SearchedList>
      <p className="quiet">
        {words.editing} <Link href="/api/graphiql">{words.explorer}</Link>
      </p>
    </AccessPage>
  );
}
