import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useGraphql } from '../../../api/use-graphql.js';
import { EmptyState, Link, Pager, Table, TextInput } from '../../../design/index.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { AccessPage } from '../access-page.js';
import { nameOf } from '../named.js';
import { useUrlState } from '../url-state.js';
import { type AccessUsersQuery, accessUsersQuery } from './users.generated.js';
import { UserDetails } from './user-details.js';
import { UserStatus } from './user-status.js';

const words = texts.access.users;

const ROWS = 20;

type User = NonNullable<AccessUsersQuery['listUsers']>['users'][number];

/** All users, or one of them with everything that can be done. */
export function UsersPage(): ReactNode {
  const { get } = useUrlState();
  const urn = get('user');
  return (
    <AccessPage part="users" intro={words.intro}>
      {urn === '' ? <UserList /> : <UserDetails key={urn} urn={urn} />}
    </AccessPage>
  );
}

function UserList(): ReactNode {
  const { get, start, set } = useUrlState();
  const text = get('query');
  const query = useGraphql(
    accessUsersQuery,
    { start, count: ROWS, query: text === '' ? null : text },
    { placeholderData: keepPreviousData },
  );
  return (
    <div className="card">
      <TextInput
        type="search"
        label={words.search}
        value={text}
        onChange={(value) => set({ query: value, start: '' }, true)}
      />
      <Loaded query={query}>
        {({ listUsers }) => (
          <>
            {(listUsers?.total ?? 0) === 0 ? (
              <EmptyState>{words.none}</EmptyState>
            ) : (
              <Users users={listUsers?.users ?? []} />
            )}
            <Pager
              start={start}
              count={ROWS}
              total={listUsers?.total ?? 0}
              onChange={(next) => set({ start: String(next) })}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Users({ users }: { readonly users: readonly User[] }): ReactNode {
  return (
    <Table
      caption={texts.access.titles.users}
      isCaptionHidden
      rows={users}
      rowKey={({ urn }) => urn}
      columns={[
        {
          title: words.name,
          cell: (user) => (
            <Link to={`/access/users?user=${encodeURIComponent(user.urn)}`}>
              <strong>{nameOf(user)}</strong>
            </Link>
          ),
        },
        { title: words.userName, cell: ({ username }) => username },
        { title: words.email, cell: (user) => user.editableProperties?.email ?? user.properties?.email },
        { title: words.role, cell: ({ roles }) => roles?.relationships.map(roleName).join(', ') || '–' },
        { title: words.status, cell: ({ status }) => <UserStatus status={status} /> },
      ]}
    />
  );
}

function roleName({ entity }: { readonly entity: { readonly urn: string } | null }): string {
  return entity === null ? '' : nameOf(entity);
}
