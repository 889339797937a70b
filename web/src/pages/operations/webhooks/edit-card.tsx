import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { graphql } from '../../../api/requests.js';
import { Button, Card } from '../../../design/index.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { useNotify } from '../../../shell/notices.js';
import { texts } from '../../../texts.js';
import { useChanged } from './use-changed.js';
import { WebhookFields } from './webhook-fields.js';
import { changesOf, formOf } from './webhook-form.js';
import type { WebhookView } from './webhook-view.js';
import { updateWebhookMutation } from './webhooks.generated.js';

const words = texts.operations.webhooks;

/** Properties of `EditCard`. */
export interface EditCardProps {
  readonly webhook: WebhookView;
  readonly onClose: () => void;
}

/** The form of a webhook with its values. Its secret is not part of it. */
export function EditCard({ webhook, onClose }: EditCardProps): ReactNode {
  const [form, setForm] = useState(() => formOf(webhook));
  const [changed, notify] = [useChanged(), useNotify()];
  const update = useMutation({
    mutationFn: () => graphql(updateWebhookMutation, { input: changesOf(webhook, form) }),
    onSuccess: async ({ updateWebhook: { name } }) => {
      await changed();
      notify({ tone: 'good', text: words.saved(name) });
      onClose();
    },
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!update.isPending) update.mutate();
  };
  return (
    <Card title={words.editTitle(webhook.name)}>
      <p>{words.editText}</p>
      <form className="stack" onSubmit={submit}>
        <WebhookFields form={form} onChange={setForm} />
        {update.error !== null && <ErrorNotice error={update.error} />}
        <div className="row">
          <Button type="submit" look="primary" isBusy={update.isPending}>
            {words.save}
          </Button>
          <Button onClick={onClose}>{words.toWebhook}</Button>
        </div>
      </form>
    </Card>
  );
}
