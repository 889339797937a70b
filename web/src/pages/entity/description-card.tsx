import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { graphql } from '../../api/requests.js';
import { Button, Card, Dialog, Notice } from '../../design/index.js';
import { useNotify } from '../../shell/notices.js';
import { texts } from '../../texts.js';
import { savingOf } from './editing.js';
import { storedEntityKey } from './stored-entity.js';

const words = texts.entity;

/** Properties of `DescriptionCard`. */
export interface DescriptionCardProps {
  readonly urn: string;
  readonly description: string;
  readonly mayEdit: boolean;
}

/** The description, and a button that changes it for those who may. */
export function DescriptionCard({ urn, description, mayEdit }: DescriptionCardProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const edit = mayEdit && <Button onClick={() => setOpen(true)}>{words.editDescription}</Button>;
  return (
    <Card title={words.description} aside={edit}>
      {description === '' ? (
        <p className="quiet">{words.noDescription}</p>
      ) : (
        <p className="entity-text">{description}</p>
      )}
      {isOpen && <DescriptionDialog urn={urn} description={description} onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface DescriptionDialogProps {
  readonly urn: string;
  readonly description: string;
  readonly onClose: () => void;
}

function DescriptionDialog({ urn, description, onClose }: DescriptionDialogProps): ReactNode {
  const id = useId();
  const [text, setText] = useState(description);
  const notify = useNotify();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () => {
      const { operation, variables } = savingOf(urn, text);
      return graphql(operation, variables as never);
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: storedEntityKey(urn) });
      notify({ tone: 'good', text: words.descriptionSaved });
      onClose();
    },
  });
  return (
    <Dialog title={words.editDescription} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <div className="field">
          <label htmlFor={id}>{words.description}</label>
          <textarea
            id={id}
            className="input entity-textarea"
            rows={8}
            value={text}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setText(target.value)}
          />
          <span className="hint" id={`${id}-hint`}>
            {words.descriptionHint}
          </span>
        </div>
        {save.error !== null && <Notice tone="alert">{save.error.message}</Notice>}
        <div className="row">
          <Button type="submit" look="primary" isBusy={save.isPending} disabled={text === description}>
            {words.save}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
