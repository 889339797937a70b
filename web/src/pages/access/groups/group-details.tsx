import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../../api/session-context.js';
import { useGraphql } from '../../../api/use-graphql.js';
import { Button, Card, Count, EmptyState, Link, Pager } from '../../../design/index.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { nameOf } from '../named.js';
import { useAction } from '../use-action.js';
import { useUrlState } from '../url-state.js';
import { AddMember } from './add-member.js';
import {
  accessGroupPrivilegesQuery,
  type AccessGroupQuery,
  accessGroupQuery,
  accessRemoveGroupMutation,
} from './groups.generated.js';
import { Members } from './members.js';

const words = texts.access.groups;

const ROWS = 50;

type Group = NonNullable<AccessGroupQuery['corpGroup']>;

/** One group with its members. */
export function GroupDetails({ urn }: { readonly urn: string }): ReactNode {
  const { start } = useUrlState();
  const query = useGraphql(accessGroupQuery, { urn, start, count: ROWS });
  return (
    <>
      <p>
        <Link to="/access/groups">{words.back}</Link>
      </p>
      <Loaded query={query}>
        {({ corpGroup }) =>
          corpGroup?.exists === true ? (
            <Details group={corpGroup} start={start} />
          ) : (
            <EmptyState>{words.absent}</EmptyState>
          )
        }
      </Loaded>
    </>
  );
}

/** Whether the session's user may add and remove members. */
function useMayEditMembers(urn: string): boolean {
  const { data } = useGraphql(accessGroupPrivilegesQuery, { actorUrn: useSession().urn, urn });
  const held = data?.getGrantedPrivileges?.privileges ?? [];
  return held.includes('EDIT_GROUP_MEMBERS') || held.includes('EDIT_ENTITY');
}

function Details({ group, start }: { readonly group: Group; readonly start: number }): ReactNode {
  const { set } = useUrlState();
  const mayEdit = useMayEditMembers(group.urn);
  const { urn, members, properties } = group;
  const name = nameOf(group);
  const total = members?.total ?? 0;
  return (
    <>
      <Card title={name} aside={<Count value={total} one={words.member} many={words.membersOf} />}>
        {(properties?.description ?? '') !== '' && <p>{properties?.description}</p>}
        <p>
          <code>{urn}</code>
        </p>
        <Members group={group} name={name} mayEdit={mayEdit} />
        <Pager start={start} count={ROWS} total={total} onChange={(next) => set({ start: String(next) })} />
        {mayEdit && <AddMember group={{ urn, name }} />}
      </Card>
      <RemoveGroup urn={urn} name={name} />
    </>
  );
}

function RemoveGroup({ urn, name }: { readonly urn: string; readonly name: string }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const remove = useAction(accessRemoveGroupMutation, { done: () => words.removed(name), refresh: ['accessGroups'] });
  return (
    <Card title={words.remove}>
      <p>{words.removeText}</p>
      <div className="row">
        <Button look="danger" onClick={() => setAsking(true)}>
          {words.remove}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.removeTitle(name)}
          verb={words.remove}
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate({ urn }, { onSuccess: () => navigate('/access/groups') })}
          onClose={() => setAsking(false)}
        >
          {words.removeText}
        </ConfirmDialog>
      )}
    </Card>
  );
}
