import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { graphql } from '../../../api/requests.js';
import { Dialog } from '../../../design/index.js';
import { DialogForm } from '../../../shell/dialog-form.js';
import { texts } from '../../../texts.js';
import type { Secret } from './secret-card.js';
import { WebhookFields } from './webhook-fields.js';
import { FIRST_WEBHOOK, inputOf, isSameForm } from './webhook-form.js';
import { createWebhookMutation } from './webhooks.generated.js';

const words = texts.operations.webhooks;

/** Properties of `CreateDialog`. */
export interface CreateDialogProps {
  readonly onCreated: (made: Secret & { readonly urn: string }) => void;
  readonly onClose: () => void;
}

/** The form of a new webhook with its filter. */
export function CreateDialog({ onCreated, onClose }: CreateDialogProps): ReactNode {
  const [form, setForm] = useState(FIRST_WEBHOOK);
  const create = useMutation({
    mutationFn: () => graphql(createWebhookMutation, { input: inputOf(form) }),
    onSuccess: ({ createWebhook: { secret, webhook } }) => onCreated({ ...webhook, secret }),
  });
  return (
    <Dialog title={words.createTitle} onClose={onClose}>
      <DialogForm
        verb={words.create}
        isChanged={!isSameForm(FIRST_WEBHOOK, form)}
        isBusy={create.isPending}
        error={create.error}
        onSubmit={() => create.mutate()}
        onCancel={onClose}
      >
        <p>{words.createText}</p>
        <WebhookFields form={form} onChange={setForm} />
      </DialogForm>
    </Dialog>
  );
}
