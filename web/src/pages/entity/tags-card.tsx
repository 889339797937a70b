import { type ReactNode, useState } from 'react';
import { Button, Card } from '../../design/index.js';
import { texts } from '../../texts.js';
import { TagsDialog } from './tags-dialog.js';
import { UrnLinks } from './urn-link.js';

const words = texts.entity;

/** Properties of `TagsCard`. */
export interface TagsCardProps {
  readonly urn: string;
  /** Urns of the tags. */
  readonly tags: readonly string[];
  readonly mayEdit: boolean;
}

/** The tags, and a button that changes them for those who may. */
export function TagsCard({ urn, tags, mayEdit }: TagsCardProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const edit = mayEdit && <Button onClick={() => setOpen(true)}>{words.editTags}</Button>;
  return (
    <Card title={words.tags} aside={edit}>
      <UrnLinks urns={tags} none={words.noTags} />
      {isOpen && <TagsDialog urn={urn} tags={tags} onClose={() => setOpen(false)} />}
    </Card>
  );
}
