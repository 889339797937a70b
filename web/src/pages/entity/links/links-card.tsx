import { type ReactNode, useState } from 'react';
import { Button, Card, Dialog, Link } from '../../../design/index.js';
import { texts } from '../../../texts.js';
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

/** The links of an entity, and a button that changes those that people added for those who may. */
export function LinksCard({ urn, aspects, mayEdit }: LinksCardProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const links = linksOf(aspects);
  const edit = mayEdit && (
    <Button aria-label={words.edit} onClick={() => setOpen(true)}>
      {texts.entity.edit}
    </Button>
  );
  return (
    <Card title={words.title} aside={edit}>
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
      {isOpen && (
        <Dialog title={words.edit} onClose={() => setOpen(false)}>
          <div className="stack">
            <p className="quiet">{texts.entity.labelsHint}</p>
            <LinksEditor urn={urn} links={addedLinksOf(aspects)} />
          </div>
        </Dialog>
      )}
    </Card>
  );
}
