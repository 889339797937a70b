import type { ReactNode } from 'react';
import { Card, Link, typeOfUrn, wordsOf } from '../../design/index.js';
import { Loaded } from '../../shell/loaded.js';
import { texts } from '../../texts.js';
import { columnsOf } from './columns.js';
import { ColumnsCard } from './columns-card.js';
import { DescriptionCard } from './description-card.js';
import { hasLabels, useRights } from './editing.js';
import {
  customPropertiesOf,
  descriptionOf,
  domainsOf,
  linksOf,
  type OwnerFact,
  ownersOf,
  tagsOf,
  termsOf,
} from './facts.js';
import { useLabel } from './labels-context.js';
import { type Aspects, useStoredEntity } from './stored-entity.js';
import { TagsCard } from './tags-card.js';
import { UrnLink, UrnLinks } from './urn-link.js';

const words = texts.entity;

/** The main facts of an entity: description, columns, tags, terms, owners, domain, links and properties. */
export function OverviewTab({ urn }: { readonly urn: string }): ReactNode {
  const rights = useRights(urn);
  return (
    <Loaded query={useStoredEntity(urn)}>
      {(aspects) => (
        <div className="entity-overview">
          <div className="stack">
            <DescriptionCard urn={urn} description={descriptionOf(aspects)} mayEdit={rights.description} />
            <ColumnsCard columns={columnsOf(aspects)} />
            <PropertiesCard aspects={aspects} />
          </div>
          <Labels urn={urn} aspects={aspects} mayEdit={rights.tags} />
          {rights.aspects && <p className="quiet">{words.editOthers}</p>}
        </div>
      )}
    </Loaded>
  );
}

interface LabelsProps {
  readonly urn: string;
  readonly aspects: Aspects;
  readonly mayEdit: boolean;
}

/** Cards of labels; those that the type cannot have are left out. */
function Labels({ urn, aspects, mayEdit }: LabelsProps): ReactNode {
  const [tags, terms, domains, owners] = [tagsOf(aspects), termsOf(aspects), domainsOf(aspects), ownersOf(aspects)];
  const isLabelled = hasLabels(typeOfUrn(urn));
  return (
    <div className="stack">
      {(isLabelled || tags.length > 0) && <TagsCard urn={urn} tags={tags} mayEdit={mayEdit} />}
      {(isLabelled || terms.length > 0) && (
        <Card title={words.terms}>
          <UrnLinks urns={terms} none={words.noTerms} />
        </Card>
      )}
      {(isLabelled || owners.length > 0) && <OwnersCard owners={owners} />}
      {(isLabelled || domains.length > 0) && (
        <Card title={words.domain}>
          <UrnLinks urns={domains} none={words.noDomain} />
        </Card>
      )}
      <LinksCard aspects={aspects} />
    </div>
  );
}

function OwnersCard({ owners }: { readonly owners: readonly OwnerFact[] }): ReactNode {
  return (
    <Card title={words.owners}>
      {owners.length === 0 ? (
        <span className="quiet">{words.noOwners}</span>
      ) : (
        <ul className="entity-owners">
          {owners.map(({ urn, kind }) => (
            <li key={urn + kind}>
              <UrnLink urn={urn} /> <OwnershipKind kind={kind} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function OwnershipKind({ kind }: { readonly kind: string }): ReactNode {
  const known = useLabel(kind);
  const text = kind.replace(/^urn:li:ownershipType:(__system__)?/, '');
  return <span className="quiet">{known ?? wordsOf(text)}</span>;
}

function LinksCard({ aspects }: { readonly aspects: Aspects }): ReactNode {
  const links = linksOf(aspects);
  if (links.length === 0) return null;
  return (
    <Card title={words.links}>
      <ul className="entity-owners">
        {links.map(({ url, text }) => (
          <li key={url}>
            <Link href={url} target="_blank" rel="noreferrer">
              {text === '' ? url : text}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PropertiesCard({ aspects }: { readonly aspects: Aspects }): ReactNode {
  const properties = customPropertiesOf(aspects);
  if (properties.length === 0) return null;
  return (
    <Card title={words.properties}>
      <dl className="entity-record">
        {properties.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="entity-text">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
