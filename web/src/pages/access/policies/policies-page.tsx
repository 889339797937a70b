import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useGraphql } from '../../../api/use-graphql.js';
import { EmptyState, Link, Notice, Pager, TextInput } from '../../../design/index.js';
import { useSession } from '../../../api/session-context.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { AccessPage } from '../access-page.js';
import { useUrlState } from '../url-state.js';
import { accessPoliciesQuery } from './policies.generated.js';
import { PolicyCard } from './policy-card.js';
import { usePrivilegeNames } from './use-privilege-names.js';

const words = texts.access.policies;

const ROWS = 20;

/** Every policy as a sentence, with a switch. */
export function PoliciesPage(): ReactNode {
  const { get, start, set } = useUrlState();
  const { features } = useSession();
  const names = usePrivilegeNames();
  const text = get('query');
  const query = useGraphql(
    accessPoliciesQuery,
    { start, count: ROWS, query: text === '' ? null : text },
    { placeholderData: keepPreviousData },
  );
  return (
    <AccessPage part="policies" intro={words.intro}>
      {!features.hasPolicies && <Notice tone="caution">{words.notEnforced}</Notice>}
      <TextInput
        type="search"
        label={words.search}
        value={text}
        onChange={(value) => set({ query: value, start: '' }, true)}
      />
      <Loaded query={query}>
        {({ listPolicies }) => {
          const { policies, total } = listPolicies ?? { policies: [], total: 0 };
          return (
            <>
              {total === 0 && <EmptyState>{words.none}</EmptyState>}
              {policies.map((policy) => (
                <PolicyCard key={policy.urn} policy={policy} names={names} />
              ))}
              <Pager start={start} count={ROWS} total={total} onChange={(next) => set({ start: String(next) })} />
            </>
          );
        }}
      </Loaded>
      <p className="quiet">
        {words.editing} <Link href="/api/graphiql">{words.explorer}</Link>
      </p>
    </AccessPage>
  );
}
