import type { ReactNode } from 'react';
import { Markdown } from '../../design/index.js';
import { texts } from '../../texts.js';
import { DescriptionForm } from './description-form.js';
import { EditableCard } from './editable-card.js';

const words = texts.entity;

const ROWS = 8;

/** Properties of `DescriptionCard`. */
export interface DescriptionCardProps {
  readonly urn: string;
  readonly description: string;
  readonly mayEdit: boolean;
}

/** The description, which those who may can change. */
export function DescriptionCard({ urn, description, mayEdit }: DescriptionCardProps): ReactNode {
  return (
    <EditableCard
      title={words.description}
      edit={words.editDescription}
      mayEdit={mayEdit}
      editor={(onClose) => <DescriptionForm target={{ urn }} description={description} rows={ROWS} onClose={onClose} />}
    >
      {description === '' ? <p className="quiet">{words.noDescription}</p> : <Markdown text={description} />}
    </EditableCard>
  );
}
