import type { ReactNode } from 'react';
import { Link, Table } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { AccessPage } from '../access-page.js';
import { nameOf } from '../named.js';
import { SearchedList } from '../searched-list.js';
import { useUrlState } from '../url-state.js';
import { type AccessUsersQuery, accessUsersQuery } from './users.generated.js';
import { UserDetails } from './user-details.js';
import { UserStatus } from './user-status.js';

const words = texts.access.users;

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
  return (
    <div className="card">
      <SearchedList
        operation={accessUsersQuery}
        pageOf={({ listUsers: page }) => page && { total: page.total, rows: page.users }}
        label={words.search}
        none={words.none}
      >
        {(users) => <Users users={users} />}
      </SearchedList>
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
