import { type ReactNode, useState } from 'react';
import { Button, Card, Dialog, Markdown } from '../../design/index.js';
import { texts } from '../../texts.js';
import { DescriptionForm } from './description-form.js';

const words = texts.entity;

const ROWS = 8;

/** Properties of `DescriptionCard`. */
export interface DescriptionCardProps {
  readonly urn: string;
  readonly description: string;
  readonly mayEdit: boolean;
}

/** The description, and a button that changes it for those who may. */
export function DescriptionCard({ urn, description, mayEdit }: DescriptionCardProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const edit = mayEdit && (
    <Button aria-label={words.editDescription} onClick={() => setOpen(true)}>
      {words.edit}
    </Button>
  );
  return (
    <Card title={words.description} aside={edit}>
      {description === '' ? <p className="quiet">{words.noDescription}</p> : <Markdown text={description} />}
      {isOpen && (
        <Dialog title={words.editDescription} onClose={close}>
          <DescriptionForm target={{ urn }} description={description} rows={ROWS} onClose={close} />
        </Dialog>
      )}
    </Card>
  );
}
