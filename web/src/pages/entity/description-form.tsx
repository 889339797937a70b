import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { graphql } from '../../api/requests.js';
import { Button, CodeBlock, Field, Notice } from '../../design/index.js';
import { DialogForm } from '../../shell/dialog-form.js';
import { useNotify } from '../../shell/notices.js';
import { texts } from '../../texts.js';
import type { EditTarget } from './edit-target.js';
import { savingOf } from './editing.js';
import { presentDescription } from './present-description.js';
import { storedEntityKey } from './stored-entity.js';

const words = texts.entity;

/** Properties of `DescriptionForm`. */
export interface DescriptionFormProps {
  readonly target: EditTarget;
  readonly description: string;
  readonly rows: number;
  /** Called after the description was saved, and by the button that gives up. */
  readonly onClose: () => void;
}

/** What an edit replaces. */
interface Base {
  readonly description: string;
  /** Whether it is not what the edit began with, because somebody else has changed the description since. */
  readonly isNew: boolean;
}

/** Changes the description of an entity or a column; what somebody else wrote meanwhile is shown before it is lost. */
export function DescriptionForm({ target, description, rows, onClose }: DescriptionFormProps): ReactNode {
  const [text, setText] = useState(description);
  const [base, setBase] = useState<Base>({ description, isNew: false });
  const isChanged = text !== base.description;
  const save = useSaving(target, base, setBase, onClose);
  return (
    <DialogForm
      verb={words.save}
      isChanged={isChanged}
      isDisabled={!isChanged}
      isBusy={save.isPending}
      error={save.error}
      onSubmit={() => save.mutate(text)}
      onCancel={onClose}
    >
      <Field label={words.description} hint={words.descriptionHint}>
        {(attributes) => (
          <textarea
            {...attributes}
            className="input entity-textarea"
            rows={rows}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {base.isNew && isChanged && <Conflict present={base.description} onTake={setText} />}
    </DialogForm>
  );
}

/** Saves a text if the description is still what the edit replaces; otherwise notes what it is. */
function useSaving(
  target: EditTarget,
  base: Base,
  setBase: (base: Base) => void,
  onSaved: () => void,
): UseMutationResult<boolean, Error, string> {
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (text: string) => {
      const present = await presentDescription(target);
      if (present !== base.description) {
        setBase({ description: present, isNew: true });
        return false;
      }
      const { operation, variables } = savingOf(target, text);
      await graphql(operation, variables as never);
      return true;
    },
    onSuccess: async (isSaved) => {
      await client.invalidateQueries({ queryKey: storedEntityKey(target.urn) });
      if (!isSaved) return;
      notify({ tone: 'good', text: words.descriptionSaved });
      onSaved();
    },
  });
}

interface ConflictProps {
  readonly present: string;
  readonly onTake: (text: string) => void;
}

function Conflict({ present, onTake }: ConflictProps): ReactNode {
  return (
    <div className="stack entity-conflict" role="alert">
      <Notice tone="caution" action={<Button onClick={() => onTake(present)}>{words.takePresent}</Button>}>
        {words.changedMeanwhile}
      </Notice>
      <CodeBlock label={words.presentDescription} code={present === '' ? words.noDescription : present} />
    </div>
  );
}
