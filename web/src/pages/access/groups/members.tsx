import { type ReactNode, useState } from 'react';
import { useSession } from '../../../api/session-context.js';
import { Button, EmptyState, Link, Table } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { nameOf, type Named } from '../named.js';
import { useAction } from '../use-action.js';
import { type AccessGroupQuery, accessRemoveMembersMutation } from './groups.generated.js';

const words = texts.access.groups;

/** Properties of `Members`. */
export interface MembersProps {
  readonly group: NonNullable<AccessGroupQuery['corpGroup']>;
  readonly name: string;
  /** Whether members can be removed. */
  readonly mayEdit: boolean;
}

/** The members of a group. */
export function Members({ group, name, mayEdit }: MembersProps): ReactNode {
  const [removed, setRemoved] = useState<Named>();
  const members: readonly Named[] = (group.members?.relationships ?? []).flatMap(({ entity }) => entity ?? []);
  if ((group.members?.total ?? 0) === 0) return <EmptyState>{words.noMembers}</EmptyState>;
  return (
    <>
      <Table
        caption={words.members}
        isCaptionHidden
        rows={members}
        rowKey={({ urn }) => urn}
        columns={[
          { title: words.name, cell: (member) => <MemberName member={member} /> },
          { title: texts.access.users.userName, cell: ({ username }) => username },
          ...(mayEdit
            ? [
                {
                  title: texts.access.actions,
                  cell: (member: Named) => (
                    <Button aria-label={words.removeMember(nameOf(member))} onClick={() => setRemoved(member)}>
                      {texts.access.remove}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {removed !== undefined && (
        <RemoveDialog group={group.urn} name={name} member={removed} onClose={() => setRemoved(undefined)} />
      )}
    </>
  );
}

function MemberName({ member }: { readonly member: Named }): ReactNode {
  const { platformPrivileges } = useSession();
  if (!platformPrivileges.manageIdentities) return nameOf(member);
  return <Link to={`/access/users?user=${encodeURIComponent(member.urn)}`}>{nameOf(member)}</Link>;
}

interface RemoveDialogProps {
  readonly group: string;
  readonly name: string;
  readonly member: Named;
  readonly onClose: () => void;
}

function RemoveDialog({ group, name, member, onClose }: RemoveDialogProps): ReactNode {
  const remove = useAction(accessRemoveMembersMutation, {
    done: () => words.memberRemoved(nameOf(member), name),
    refresh: ['accessGroup', 'accessGroups'],
  });
  return (
    <ConfirmDialog
      title={words.removeMemberTitle(nameOf(member), name)}
      verb={texts.access.remove}
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ groupUrn: group, userUrns: [member.urn] }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {words.removeMemberText}
    </ConfirmDialog>
  );
}
