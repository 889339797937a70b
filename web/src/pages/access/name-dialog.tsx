import { type ReactNode, useState } from 'react';
import { Dialog, TextInput } from '../../design/index.js';
import { DialogForm } from '../../shell/dialog-form.js';
import { texts } from '../../texts.js';

const words = texts.access.tokens;

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
export function NameDialog({ title, text, onSubmit, onClose, ...form }: NameDialogProps): ReactNode {
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm
        {...form}
        isChanged={name + description !== ''}
        onSubmit={() => onSubmit(name.trim(), description.trim())}
        onCancel={onClose}
      >
        <p>{text}</p>
        <TextInput label={words.name} required pattern=".*\S.*" value={name} onChange={setName} />
        <TextInput label={words.description} value={description} onChange={setDescription} />
      </DialogForm>
    </Dialog>
  );
}
