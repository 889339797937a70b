import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { graphql } from '../../api/requests.js';
import { Button, Field } from '../../design/index.js';
import { ErrorNotice } from '../../shell/error-notice.js';
import { useNotify } from '../../shell/notices.js';
import { texts } from '../../texts.js';
import type { EditTarget } from './edit-target.js';
import { savingOf } from './editing.js';
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

/** Changes the description of an entity or a column. */
export function DescriptionForm({ target, description, rows, onClose }: DescriptionFormProps): ReactNode {
  const [text, setText] = useState(description);
  const notify = useNotify();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () => {
      const { operation, variables } = savingOf(target, text);
      return graphql(operation, variables as never);
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: storedEntityKey(target.urn) });
      notify({ tone: 'good', text: words.descriptionSaved });
      onClose();
    },
  });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
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
      {save.error !== null && <ErrorNotice error={save.error} />}
      <div className="row">
        <Button type="submit" look="primary" isBusy={save.isPending} disabled={text === description}>
          {words.save}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </form>
  );
}
