import type { ReactNode } from 'react';
import { texts } from '../../../texts.js';
import { EditableCard } from '../editable-card.js';
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

/** The owners of an entity with their ownership types, which those who may can change. */
export function OwnersCard({ urn, owners, mayEdit }: OwnersCardProps): ReactNode {
  return (
    <EditableCard
      title={words.title}
      edit={words.edit}
      mayEdit={mayEdit}
      hint={texts.entity.labelsHint}
      editor={() => <OwnersEditor urn={urn} owners={owners} />}
    >
      {owners.length === 0 ? (
        <span className="quiet">{words.none}</span>
      ) : (
        <ul className="entity-owners">
          {owners.map((owner) => (
            <Owner key={owner.urn + owner.type} owner={owner} />
          ))}
        </ul>
      )}
    </EditableCard>
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
