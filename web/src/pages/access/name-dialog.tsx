import { type SubmitEvent, type ReactNode, useState } from 'react';
import { Button, Dialog, TextInput, useUnsaved } from '../../design/index.js';
import { ErrorNotice } from '../../shell/error-notice.js';
import { texts } from '../../texts.js';

/** Properties of `NameDialog`. */
export interface NameDialogProps {
  readonly title: string;
  /** What the action will do. */
  readonly text: string;
  readonly verb: string;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onSubmit: (name: string, description: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name and the description of something new. */
export function NameDialog({ title, ...form }: NameDialogProps): ReactNode {
  return (
    <Dialog title={title} onClose={form.onClose}>
      <NameForm {...form} />
    </Dialog>
  );
}

function NameForm({ text, verb, isBusy, error, onSubmit, onClose }: Omit<NameDialogProps, 'title'>): ReactNode {
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  useUnsaved(name + description === '' ? undefined : texts.common.typed);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSubmit(name.trim(), description.trim());
  };
  return (
    <form className="stack" onSubmit={submit}>
      <p>{text}</p>
      <TextInput label={texts.access.tokens.name} required pattern=".*\S.*" value={name} onChange={setName} />
      <TextInput label={texts.access.tokens.description} value={description} onChange={setDescription} />
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
