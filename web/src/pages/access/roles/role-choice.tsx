import { type ReactNode, useState } from 'react';
import { useGraphql } from '../../../api/use-graphql.js';
import { Button, Card, Select } from '../../../design/index.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { texts } from '../../../texts.js';
import { accessAssignRoleMutation, accessRolesQuery } from '../people.generated.js';
import { useAction } from '../use-action.js';

const words = texts.access.roles;

/** Properties of `RoleChoice`. */
export interface RoleChoiceProps {
  /** A user or a group. */
  readonly actor: { readonly urn: string; readonly name: string };
  /** Urn of the role that it has. */
  readonly role: string | undefined;
}

/** The role of a user or a group, and a choice of another. */
export function RoleChoice({ actor, role = '' }: RoleChoiceProps): ReactNode {
  const [chosen, setChosen] = useState(role);
  const roles = useGraphql(accessRolesQuery, {}).data?.listRoles?.roles ?? [];
  const options = [{ value: '', label: words.noRole }, ...roles.map(({ urn, name }) => ({ value: urn, label: name }))];
  const labelOf = (urn: string): string => options.find(({ value }) => value === urn)?.label ?? urn;
  const assign = useAction(accessAssignRoleMutation, {
    done: ({ roleUrn }) => words.assigned(actor.name, roleUrn == null ? undefined : labelOf(roleUrn)),
    refresh: ['accessUser', 'accessUsers', 'accessRoleMembers', 'accessGroup'],
  });
  const hint = roles.find(({ urn }) => urn === chosen)?.description;
  return (
    <Card title={words.role}>
      <Select
        label={words.roleOf(actor.name)}
        {...(hint !== undefined && { hint })}
        value={chosen}
        options={options}
        onChange={setChosen}
      />
      {assign.error !== null && <ErrorNotice error={assign.error} />}
      <div className="row">
        <Button
          disabled={chosen === role}
          isBusy={assign.isPending}
          onClick={() => assign.mutate({ roleUrn: chosen === '' ? null : chosen, actors: [actor.urn] })}
        >
          {words.save}
        </Button>
      </div>
    </Card>
  );
}
