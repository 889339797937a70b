import type { ReactNode } from 'react';
import { useGraphql } from '../../../api/use-graphql.js';
import { EmptyState } from '../../../design/index.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { AccessPage } from '../access-page.js';
import { accessRolesQuery } from '../people.generated.js';
import { RoleCard } from './role-card.js';

const words = texts.access.roles;

/** The roles: what each gives, who has it, and a way to assign it. */
export function RolesPage(): ReactNode {
  const query = useGraphql(accessRolesQuery, {});
  return (
    <AccessPage part="roles" intro={words.intro}>
      <Loaded query={query}>
        {({ listRoles }) => {
          const roles = listRoles?.roles ?? [];
          if (roles.length === 0) return <EmptyState>{words.none}</EmptyState>;
          return roles.map((role) => <RoleCard key={role.urn} role={role} />);
        }}
      </Loaded>
    </AccessPage>
  );
}
