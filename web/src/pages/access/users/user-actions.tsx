import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../../api/session-context.js';
import { Button, Card } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { useAction } from '../use-action.js';
import { accessRemoveUserMutation, accessUserStatusMutation, type CorpUserStatus } from './users.generated.js';

const words = texts.access.users;

interface UserProps {
  readonly urn: string;
  readonly name: string;
}

/** Suspends a user, or lets a suspended one in again. */
export function StatusChange({ urn, name, status }: UserProps & { readonly status: CorpUserStatus | null }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const isSuspended = status === 'SUSPENDED';
  const isSelf = useSession().urn === urn;
  const change = useAction(accessUserStatusMutation, {
    done: () => (isSuspended ? words.activated(name) : words.suspendedNow(name)),
    refresh: ['accessUser', 'accessUsers'],
  });
  const apply = (): void =>
    change.mutate({ urn, status: isSuspended ? 'ACTIVE' : 'SUSPENDED' }, { onSuccess: () => setAsking(false) });
  const verb = isSuspended ? words.activate : words.suspend;
  return (
    <Card title={verb}>
      <p>{isSuspended ? words.activateText : words.suspendText}</p>
      <div className="row">
        <Button
          look={isSuspended ? 'normal' : 'danger'}
          disabled={isSelf}
          isBusy={change.isPending}
          onClick={isSuspended ? apply : () => setAsking(true)}
        >
          {verb}
        </Button>
        {isSelf && <span className="quiet">{words.notSelf}</span>}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.suspendTitle(name)}
          verb={words.suspend}
          isBusy={change.isPending}
          error={change.error}
          onConfirm={apply}
          onClose={() => setAsking(false)}
        >
          {words.suspendText}
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** Removes a user. */
export function RemoveUser({ urn, name }: UserProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const isSelf = useSession().urn === urn;
  const remove = useAction(accessRemoveUserMutation, {
    done: () => words.removed(name),
    refresh: ['accessUsers'],
  });
  return (
    <Card title={words.remove}>
      <p>{words.removeText}</p>
      <div className="row">
        <Button look="danger" disabled={isSelf} onClick={() => setAsking(true)}>
          {words.remove}
        </Button>
        {isSelf && <span className="quiet">{words.notSelf}</span>}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.removeTitle(name)}
          verb={words.remove}
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate({ urn }, { onSuccess: () => navigate('/access/users') })}
          onClose={() => setAsking(false)}
        >
          {words.removeText}
        </ConfirmDialog>
      )}
    </Card>
  );
}
