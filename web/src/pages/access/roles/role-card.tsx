import { type SubmitEvent, type ReactNode, useState } from 'react';
import { useGraphql } from '../../../api/use-graphql.js';
import { Button, Card, Count } from '../../../design/index.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { EntityInput } from '../entity-input.js';
import { shortUrn, userUrn } from '../named.js';
import { accessAssignRoleMutation, type AccessRoleFragment } from '../people.generated.js';
import { useAction } from '../use-action.js';
import { requireStored } from '../require-stored.js';
import { RoleGives } from './role-gives.js';
import { RoleMembers } from './role-members.js';
import { accessRoleMembersQuery } from './roles.generated.js';

const words = texts.access.roles;

/** A role: its description, what it gives, who has it, and a form that assigns it. */
export function RoleCard({ role }: { readonly role: AccessRoleFragment }): ReactNode {
  const query = useGraphql(accessRoleMembersQuery, { urn: role.urn });
  const members = query.data?.entity != null && 'members' in query.data.entity ? query.data.entity.members : null;
  const total = members?.total ?? 0;
  return (
    <Card
      title={role.name}
      aside={
        query.data !== undefined &&
        (total === 0 ? words.noneHas : <Count value={total} one={words.one} many={words.many} />)
      }
    >
      <p>{role.description}</p>
      <details open>
        <summary>{words.gives}</summary>
        <RoleGives role={role.urn} />
      </details>
      <details>
        <summary>{words.who}</summary>
        <Loaded query={query}>
          {() => (
            <RoleMembers
              role={role.name}
              total={total}
              members={(members?.relationships ?? []).flatMap(({ entity }) => entity ?? [])}
            />
          )}
        </Loaded>
      </details>
      <AssignForm role={role} />
    </Card>
  );
}

function AssignForm({ role }: { readonly role: AccessRoleFragment }): ReactNode {
  const [actor, setActor] = useState('');
  const assign = useAction(accessAssignRoleMutation, {
    before: () => requireStored(userUrn(actor)),
    done: () => words.assigned(shortUrn(userUrn(actor)), role.name),
    refresh: ['accessUser', 'accessUsers', 'accessRoleMembers'],
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    assign.mutate({ roleUrn: role.urn, actors: [userUrn(actor)] }, { onSuccess: () => setActor('') });
  };
  return (
    <form className="access-inline" onSubmit={submit}>
      <EntityInput
        label={words.assignTo(role.name)}
        hint={words.assignHint}
        types={['CORP_USER', 'CORP_GROUP']}
        required
        value={actor}
        onChange={setActor}
      />
      <Button type="submit" isBusy={assign.isPending}>
        {words.assign}
      </Button>
      {assign.error !== null && <ErrorNotice error={assign.error} />}
    </form>
  );
}
