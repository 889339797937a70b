import { type ReactNode, useState } from 'react';
import { useGraphql } from '../../../api/use-graphql.js';
import { Button, Card, CodeBlock, Notice, Select } from '../../../design/index.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { AccessPage } from '../access-page.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { accessRolesQuery } from '../people.generated.js';
import { useAction } from '../use-action.js';
import { useUrlState } from '../url-state.js';
import { accessInvitationQuery, accessRenewInvitationMutation } from './invitations.generated.js';

const words = texts.access.invitations;

/** The link by which people join, one for each role. */
export function InvitationsPage(): ReactNode {
  const { get, set } = useUrlState();
  const roles = useGraphql(accessRolesQuery, {});
  const role = get('role');
  return (
    <AccessPage part="invitations" intro={words.intro}>
      <Loaded query={roles}>
        {({ listRoles }) => {
          const known = (listRoles?.roles ?? []).map(({ urn, name }) => ({ value: urn, label: name }));
          const options = [{ value: '', label: words.noRole }, ...known];
          const chosen = options.find(({ value }) => value === role) ?? options[0];
          return (
            <Card title={words.title}>
              <Select
                label={words.role}
                hint={listRoles?.roles.find(({ urn }) => urn === role)?.description ?? words.noRoleHint}
                value={chosen?.value ?? ''}
                options={options}
                onChange={(next) => set({ role: next })}
              />
              <Invitation key={chosen?.value} role={chosen?.value ?? ''} name={chosen?.label ?? ''} />
            </Card>
          );
        }}
      </Loaded>
    </AccessPage>
  );
}

function Invitation({ role, name }: { readonly role: string; readonly name: string }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const roleUrn = role === '' ? null : role;
  const query = useGraphql(accessInvitationQuery, { roleUrn });
  const renew = useAction(accessRenewInvitationMutation, {
    done: () => words.renewed(name),
    refresh: ['accessInvitation'],
  });
  return (
    <>
      <Loaded query={query}>
        {({ getInviteToken }) => <CodeBlock label={words.link} code={linkOf(getInviteToken?.inviteToken ?? '')} />}
      </Loaded>
      <Notice>{words.careful}</Notice>
      <div className="row">
        <Button onClick={() => setAsking(true)}>{words.renew}</Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.renewTitle(name)}
          verb={words.renew}
          isBusy={renew.isPending}
          error={renew.error}
          onConfirm={() => renew.mutate({ roleUrn }, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {words.renewText}
        </ConfirmDialog>
      )}
    </>
  );
}

function linkOf(token: string): string {
  return `${window.location.origin}/signup?invite_token=${encodeURIComponent(token)}`;
}
