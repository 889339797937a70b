import { type ReactNode, useState } from 'react';
import { Button } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { nameOf, type Named } from '../named.js';
import { accessAssignRoleMutation } from '../people.generated.js';
import { useAction } from '../use-action.js';

const words = texts.access.roles;

/** Properties of `RoleMembers`. */
export interface RoleMembersProps {
  /** Name of the role. */
  readonly role: string;
  /** The first users and groups that have it. */
  readonly members: readonly Named[];
  readonly total: number;
}

/** The users and groups that have a role, each with a button that takes it away. */
export function RoleMembers({ role, members, total }: RoleMembersProps): ReactNode {
  const [chosen, setChosen] = useState<Named>();
  if (members.length === 0) return <p className="quiet">{words.nobody}</p>;
  return (
    <>
      <ul className="access-list">
        {members.map((member) => (
          <li key={member.urn} className="row">
            <span>
              {nameOf(member)} <code>{member.urn}</code>
            </span>
            <Button aria-label={words.takeFrom(role, nameOf(member))} onClick={() => setChosen(member)}>
              {words.take}
            </Button>
          </li>
        ))}
      </ul>
      {total > members.length && <p className="quiet">{words.others(total - members.length)}</p>}
      {chosen !== undefined && <TakeDialog role={role} member={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

interface TakeDialogProps {
  readonly role: string;
  readonly member: Named;
  readonly onClose: () => void;
}

function TakeDialog({ role, member, onClose }: TakeDialogProps): ReactNode {
  const name = nameOf(member);
  const take = useAction(accessAssignRoleMutation, {
    done: () => words.assigned(name, undefined),
    refresh: ['accessUser', 'accessUsers', 'accessRoleMembers'],
  });
  return (
    <ConfirmDialog
      title={words.takeTitle(role, name)}
      verb={words.take}
      isBusy={take.isPending}
      error={take.error}
      onConfirm={() => take.mutate({ roleUrn: null, actors: [member.urn] }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {words.takeText}
    </ConfirmDialog>
  );
}
