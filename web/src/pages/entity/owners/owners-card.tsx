import { type ReactNode, useState } from 'react';
import { Button, Card, Dialog } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import type { OwnerFact } from '../facts.js';
import { UrnLink } from '../urn-link.js';
import { OwnersEditor } from './owners-editor.js';
import { useOwnershipTypeName } from './ownership-types.js';

const words = texts.entity.owners;

/** Properties of `OwnersCard`. */
export interface OwnersCardProps {
  readonly urn: string;
  readonly owners: readonly OwnerFact[];
  readonly mayEdit: boolean;
}

/** The owners of an entity with their ownership types, and a button that changes them for those who may. */
export function OwnersCard({ urn, owners, mayEdit }: OwnersCardProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const edit = mayEdit && (
    <Button aria-label={words.edit} onClick={() => setOpen(true)}>
      {texts.entity.edit}
    </Button>
  );
  return (
    <Card title={words.title} aside={edit}>
      {owners.length === 0 ? (
        <span className="quiet">{words.none}</span>
      ) : (
        <ul className="entity-owners">
          {owners.map((owner) => (
            <Owner key={owner.urn + owner.type} owner={owner} />
          ))}
        </ul>
      )}
      {isOpen && (
        <Dialog title={words.edit} onClose={() => setOpen(false)}>
          <div className="stack">
            <p className="quiet">{texts.entity.labelsHint}</p>
            <OwnersEditor urn={urn} owners={owners} />
          </div>
        </Dialog>
      )}
    </Card>
  );
}

function Owner({ owner: { urn, type } }: { readonly owner: OwnerFact }): ReactNode {
  const typeName = useOwnershipTypeName(type);
  return (
    <li>
      <UrnLink urn={urn} /> <span className="quiet">{typeName}</span>
    </li>
  );
}
