import type { ReactNode } from 'react';
import { Link } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { EditableCard } from '../editable-card.js';
import { addedLinksOf, linksOf } from '../facts.js';
import type { Aspects } from '../stored-entity.js';
import { linkName } from './link-change.js';
import { LinksEditor } from './links-editor.js';

const words = texts.entity.links;

/** Properties of `LinksCard`. */
export interface LinksCardProps {
  readonly urn: string;
  readonly aspects: Aspects;
  readonly mayEdit: boolean;
}

/** The links of an entity; those who may can change the ones that people added. */
export function LinksCard({ urn, aspects, mayEdit }: LinksCardProps): ReactNode {
  const links = linksOf(aspects);
  return (
    <EditableCard
      title={words.title}
      edit={words.edit}
      mayEdit={mayEdit}
      hint={texts.entity.labelsHint}
      editor={() => <LinksEditor urn={urn} links={addedLinksOf(aspects)} />}
    >
      {links.length === 0 ? (
        <span className="quiet">{words.none}</span>
      ) : (
        <ul className="entity-owners">
          {links.map((link) => (
            <li key={`${link.url} ${link.label}`}>
              <Link href={link.url} target="_blank" rel="noreferrer">
                {linkName(link)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </EditableCard>
  );
}
