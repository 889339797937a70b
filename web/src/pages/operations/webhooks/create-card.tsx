import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { graphql } from '../../../api/requests.js';
import { Button, Card } from '../../../design/index.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { texts } from '../../../texts.js';
import type { Secret } from './secret-card.js';
import { WebhookFields } from './webhook-fields.js';
import { FIRST_WEBHOOK, inputOf } from './webhook-form.js';
import { createWebhookMutation } from './webhooks.generated.js';

const words = texts.operations.webhooks;

/** Properties of `CreateCard`. */
export interface CreateCardProps {
  readonly onCreated: (made: Secret & { readonly urn: string }) => void;
  readonly onClose: () => void;
}

/** The form of a new webhook with its filter. */
export function CreateCard({ onCreated, onClose }: CreateCardProps): ReactNode {
  const [form, setForm] = useState(FIRST_WEBHOOK);
  const create = useMutation({
    mutationFn: () => graphql(createWebhookMutation, { input: inputOf(form) }),
    onSuccess: ({ createWebhook: { secret, webhook } }) => onCreated({ ...webhook, secret }),
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  };
  return (
    <Card title={words.createTitle}>
      <p>{words.createText}</p>
      <form className="stack" onSubmit={submit}>
        <WebhookFields form={form} onChange={setForm} />
        {create.error !== null && <ErrorNotice error={create.error} />}
        <div className="row">
          <Button type="submit" look="primary" isBusy={create.isPending}>
            {words.create}
          </Button>
          <Button onClick={onClose}>{words.toList}</Button>
        </div>
      </form>
    </Card>
  );
}
