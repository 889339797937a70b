import type { ReactNode, SubmitEvent } from 'react';
import { Button, useUnsaved } from '../../../design/index.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { texts } from '../../../texts.js';
import { isSameForm, type WebhookForm } from './webhook-form.js';
import { WebhookFields } from './webhook-fields.js';

/** Properties of `WebhookEditor`. */
export interface WebhookEditorProps {
  /** What the form will do. */
  readonly text: string;
  /** The verb on the button. */
  readonly verb: string;
  /** What the form began with. */
  readonly before: WebhookForm;
  readonly form: WebhookForm;
  readonly onChange: (form: WebhookForm) => void;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** Shown above the buttons. */
  readonly children?: ReactNode;
}

/** The form in the dialog of a webhook. */
export function WebhookEditor(props: WebhookEditorProps): ReactNode {
  const { text, verb, before, form, onChange, isBusy, error, onSubmit, onClose, children } = props;
  useUnsaved(isSameForm(before, form) ? undefined : texts.common.typed);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form className="stack" onSubmit={submit}>
      <p>{text}</p>
      <WebhookFields form={form} onChange={onChange} />
      {children}
      {error !== null && <ErrorNotice error={error} />}
      <div className="row">
        <Button type="submit" look="primary" isBusy={isBusy}>
          {verb}
        </Button>
        <Button onClick={onClose}>{texts.access.cancel}</Button>
      </div>
    </form>
  );
}
