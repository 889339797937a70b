import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { graphql } from '../../../api/requests.js';
import { CodeBlock, Dialog, Notice } from '../../../design/index.js';
import { DialogForm } from '../../../shell/dialog-form.js';
import { useNotify } from '../../../shell/notices.js';
import { texts } from '../../../texts.js';
import { useChanged } from './use-changed.js';
import { WebhookFields } from './webhook-fields.js';
import { changesOf, conflictsOf, formOf, isSameForm, mergedForm, type WebhookForm } from './webhook-form.js';
import type { WebhookView } from './webhook-view.js';
import { updateWebhookMutation, webhookQuery } from './webhooks.generated.js';

const words = texts.operations.webhooks;

/** Properties of `EditDialog`. */
export interface EditDialogProps {
  readonly webhook: WebhookView;
  readonly onClose: () => void;
}

/** An edit: the form, what it began with, and the fields that somebody else has changed otherwise since. */
interface Edit {
  readonly before: WebhookForm;
  readonly form: WebhookForm;
  readonly conflicts: readonly (keyof WebhookForm)[];
}

/**
 * The form of a webhook with its values; its secret is not part of it. What somebody else changes meanwhile stays: it
 * is taken over in fields that were not edited, and shown before others are saved.
 */
export function EditDialog({ webhook, onClose }: EditDialogProps): ReactNode {
  const [edit, setEdit] = useState<Edit>(() => {
    const before = formOf(webhook);
    return { before, form: before, conflicts: [] };
  });
  const save = useSaving(webhook.urn, setEdit, onClose);
  const { before, form, conflicts } = edit;
  return (
    <Dialog title={words.editTitle(webhook.name)} onClose={onClose}>
      <DialogForm
        verb={words.save}
        isChanged={!isSameForm(before, form)}
        isBusy={save.isPending}
        error={save.error}
        onSubmit={() => save.mutate(edit)}
        onCancel={onClose}
      >
        <p>{words.editText}</p>
        <WebhookFields form={form} onChange={(changed) => setEdit({ ...edit, form: changed })} />
        {conflicts.length > 0 && <Conflicts before={before} fields={conflicts} />}
      </DialogForm>
    </Dialog>
  );
}

/** Saves an edit unless it would replace what somebody else has written since, which becomes a part of the edit. */
function useSaving(
  urn: string,
  setEdit: (edit: Edit) => void,
  onSaved: () => void,
): UseMutationResult<string | undefined, Error, Edit> {
  const [changed, notify] = [useChanged(), useNotify()];
  return useMutation({
    mutationFn: async ({ before, form }: Edit) => {
      // Not through the cache of queries: a webhook that is gone would close the form before the error shows.
      const { webhook } = await graphql(webhookQuery, { urn });
      if (webhook === null) throw new Error(words.absent);
      const present = formOf(webhook);
      const merged = mergedForm(before, form, present);
      const conflicts = conflictsOf(before, form, present);
      if (conflicts.length > 0) {
        setEdit({ before: present, form: merged, conflicts });
        return undefined;
      }
      const { updateWebhook } = await graphql(updateWebhookMutation, { input: changesOf(webhook, merged) });
      return updateWebhook.name;
    },
    onSuccess: async (name) => {
      if (name === undefined) return;
      await changed();
      notify({ tone: 'good', text: words.saved(name) });
      onSaved();
    },
  });
}

interface ConflictsProps {
  readonly before: WebhookForm;
  readonly fields: readonly (keyof WebhookForm)[];
}

function Conflicts({ before, fields }: ConflictsProps): ReactNode {
  return (
    <div className="stack" role="alert">
      <Notice tone="caution">{words.changedMeanwhile}</Notice>
      {fields.map((field) => (
        <div key={field}>
          <p aria-hidden="true">{words.fields[field].label}</p>
          <CodeBlock label={words.presentValue(words.fields[field].label)} code={valueText(field, before)} />
        </div>
      ))}
    </div>
  );
}

function valueText(field: keyof WebhookForm, form: WebhookForm): string {
  if (field === 'format') return words.formats[form.format];
  return form[field] === '' ? words.emptyValue : form[field];
}
