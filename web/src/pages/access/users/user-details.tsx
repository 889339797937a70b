import type { ReactNode } from 'react';
import { useSession } from '../../../api/session-context.js';
import { useGraphql } from '../../../api/use-graphql.js';
import { Card, EmptyState, Link } from '../../../design/index.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { nameOf, type Named } from '../named.js';
import { RoleChoice } from '../roles/role-choice.js';
import { ResetLink } from './reset-link.js';
import { RemoveUser, StatusChange } from './user-actions.js';
import { type AccessUserQuery, accessUserQuery } from './users.generated.js';
import { UserStatus } from './user-status.js';

const words = texts.access.users;

type User = NonNullable<AccessUserQuery['corpUser']>;

/** One user, with everything that the session's user may change. */
export function UserDetails({ urn }: { readonly urn: string }): ReactNode {
  const query = useGraphql(accessUserQuery, { urn });
  return (
    <>
      <p>
        <Link to="/access/users">{words.back}</Link>
      </p>
      <Loaded query={query}>
        {({ corpUser }) =>
          corpUser?.exists === true ? <Details user={corpUser} /> : <EmptyState>{words.absent}</EmptyState>
        }
      </Loaded>
    </>
  );
}

function Details({ user }: { readonly user: User }): ReactNode {
  const { platformPrivileges } = useSession();
  const { urn, status, username, isNativeUser, roles, groups } = user;
  const name = nameOf(user);
  const [role] = (roles?.relationships ?? []).flatMap(({ entity }) => entity ?? []);
  return (
    <>
      <Card title={name} aside={<UserStatus status={status} />}>
        <dl className="access-facts">
          <Fact name={words.userName}>{username}</Fact>
          <Fact name={words.urn}>
            <code>{urn}</code>
          </Fact>
          <Fact name={words.email}>{user.editableProperties?.email ?? user.properties?.email ?? '–'}</Fact>
          <Fact name={texts.access.titles.groups}>
            <GroupLinks groups={(groups?.relationships ?? []).flatMap(({ entity }) => entity ?? [])} />
          </Fact>
          {!platformPrivileges.managePolicies && (
            <Fact name={words.role}>{role === undefined ? words.noRole : nameOf(role)}</Fact>
          )}
        </dl>
      </Card>
      {platformPrivileges.managePolicies && <RoleChoice actor={{ urn, name }} role={role?.urn} />}
      {platformPrivileges.manageUserCredentials && isNativeUser === true && <ResetLink urn={urn} name={name} />}
      <StatusChange urn={urn} name={name} status={status} />
      <RemoveUser urn={urn} name={name} />
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function GroupLinks({ groups }: { readonly groups: readonly Named[] }): ReactNode {
  if (groups.length === 0) return '–';
  return (
    <span className="row">
      {groups.map((group) => (
        <Link key={group.urn} to={`/access/groups?group=${encodeURIComponent(group.urn)}`}>
          {nameOf(group)}
        </Link>
      ))}
    </span>
  );
}
