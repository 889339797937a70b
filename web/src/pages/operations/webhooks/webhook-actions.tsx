import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { graphql } from '../../../api/requests.js';
import { useSession } from '../../../api/session-context.js';
import { Button, durationText, Notice, TextInput } from '../../../design/index.js';
import { ConfirmDialog } from '../../../shell/confirm-dialog.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { useNotify } from '../../../shell/notices.js';
import { texts } from '../../../texts.js';
import { localTime, timeOfLocal } from '../local-time.js';
import type { Secret } from './secret-card.js';
import { useChanged } from './use-changed.js';
import type { WebhookView } from './webhook-view.js';
import {
  deleteWebhookMutation,
  pauseWebhookMutation,
  replayWebhookMutation,
  resumeWebhookMutation,
  rotateWebhookSecretMutation,
  testWebhookMutation,
  type TestWebhookMutation,
} from './webhooks.generated.js';

const words = texts.operations.webhooks;

const HOUR_MS = 3_600_000;

/** Properties of `WebhookActions`. */
export interface WebhookActionsProps {
  readonly webhook: WebhookView;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
  readonly onSecret: (secret: Secret) => void;
}

/** Everything that the user may do with a webhook; most of it is for its owner alone. */
export function WebhookActions({ webhook, onEdit, onDeleted, onSecret }: WebhookActionsProps): ReactNode {
  const isOwner = useSession().urn === webhook.owner;
  return (
    <div className="stack">
      <div className="row">
        {isOwner && <Button onClick={onEdit}>{words.edit}</Button>}
        <StateButton webhook={webhook} />
        {isOwner && <ReplayButton webhook={webhook} />}
        {isOwner && <RotateButton webhook={webhook} onSecret={onSecret} />}
        <DeleteButton webhook={webhook} onDeleted={onDeleted} />
      </div>
      {isOwner ? <TestButton webhook={webhook} /> : <p className="quiet">{words.ownerOnly}</p>}
    </div>
  );
}

function StateButton({ webhook: { urn, name, state } }: { readonly webhook: WebhookView }): ReactNode {
  const [changed, notify] = [useChanged(), useNotify()];
  const isActive = state === 'ACTIVE';
  const change = useMutation({
    mutationFn: (): Promise<unknown> =>
      isActive ? graphql(pauseWebhookMutation, { urn }) : graphql(resumeWebhookMutation, { urn }),
    onSuccess: () => {
      notify({ tone: 'good', text: isActive ? words.paused(name) : words.resumed(name) });
      return changed();
    },
  });
  return (
    <Button isBusy={change.isPending} onClick={() => change.mutate()}>
      {isActive ? words.pause : words.resume}
    </Button>
  );
}

function TestButton({ webhook: { urn } }: { readonly webhook: WebhookView }): ReactNode {
  const changed = useChanged();
  const test = useMutation({ mutationFn: () => graphql(testWebhookMutation, { urn }), onSuccess: changed });
  return (
    <>
      <div className="row">
        <Button isBusy={test.isPending} onClick={() => test.mutate()}>
          {words.test}
        </Button>
        <span className="quiet">{words.testHint}</span>
      </div>
      {test.data !== undefined && <TestResult {...test.data.testWebhook} />}
      {test.error !== null && <ErrorNotice error={test.error} />}
    </>
  );
}

function TestResult({ status, error, durationMs }: TestWebhookMutation['testWebhook']): ReactNode {
  const isGood = status !== null && status >= 200 && status < 300;
  return (
    <div role="status">
      <Notice tone={isGood ? 'good' : 'alert'}>
        {status === null ? words.testFailed : words.tested(status, durationText(durationMs))} {error}
      </Notice>
    </div>
  );
}

function ReplayButton({ webhook: { urn, name } }: { readonly webhook: WebhookView }): ReactNode {
  const [from, setFrom] = useState<string>();
  const [changed, notify] = [useChanged(), useNotify()];
  const time = timeOfLocal(from ?? '');
  const replay = useMutation({
    mutationFn: (since: number) => graphql(replayWebhookMutation, { urn, from: since }),
    onSuccess: () => {
      setFrom(undefined);
      notify({ tone: 'good', text: words.replayed(name) });
      return changed();
    },
  });
  return (
    <>
      <Button onClick={() => setFrom(localTime(Date.now() - HOUR_MS))}>{words.replay} …</Button>
      {from !== undefined && (
        <ConfirmDialog
          title={words.askReplay(name)}
          verb={words.replay}
          look="primary"
          isBusy={replay.isPending || time === undefined}
          error={replay.error}
          onConfirm={() => time !== undefined && replay.mutate(time)}
          onClose={() => setFrom(undefined)}
        >
          <p>{words.replayText}</p>
          <TextInput label={words.replayFrom} type="datetime-local" step={1} value={from} onChange={setFrom} />
        </ConfirmDialog>
      )}
    </>
  );
}

function RotateButton({
  webhook: { urn, name },
  onSecret,
}: Omit<WebhookActionsProps, 'onEdit' | 'onDeleted'>): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const rotate = useMutation({
    mutationFn: () => graphql(rotateWebhookSecretMutation, { urn }),
    onSuccess: ({ rotateWebhookSecret: { secret } }) => {
      setAsking(false);
      onSecret({ name, secret });
      window.scrollTo({ top: 0 });
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.rotate} …</Button>
      {isAsking && (
        <ConfirmDialog
          title={words.askRotate(name)}
          verb={words.rotate}
          look="primary"
          isBusy={rotate.isPending}
          error={rotate.error}
          onConfirm={() => rotate.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{words.rotateText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function DeleteButton({
  webhook: { urn, name },
  onDeleted,
}: Omit<WebhookActionsProps, 'onEdit' | 'onSecret'>): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const [changed, notify] = [useChanged(), useNotify()];
  const remove = useMutation({
    mutationFn: () => graphql(deleteWebhookMutation, { urn }),
    onSuccess: () => {
      notify({ tone: 'good', text: words.deleted(name) });
      onDeleted();
      return changed();
    },
  });
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {words.delete} …
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.askDelete(name)}
          verb={words.delete}
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{words.deleteText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
