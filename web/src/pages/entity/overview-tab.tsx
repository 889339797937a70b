import type { ReactNode } from 'react';
import { Card, typeOfUrn } from '../../design/index.js';
import { Loaded } from '../../shell/loaded.js';
import { texts } from '../../texts.js';
import { hasAspect, type LabelAspect } from './aspect-types.js';
import { ChildrenCard } from './children-card.js';
import { ColumnsCard } from './columns-card.js';
import { DescriptionCard } from './description-card.js';
import { FoldedEditHint } from './edit-hint.js';
import { type Rights, useRights } from './editing.js';
import {
  aspectsWith,
  customPropertiesOf,
  descriptionOf,
  domainsOf,
  linksOf,
  ownersOf,
  tagsOf,
  termsOf,
} from './facts.js';
import { DOMAINS, TAGS, TERMS } from './label-kinds.js';
import { LabelsCard } from './labels-card.js';
import { LinksCard } from './links/links-card.js';
import { OwnersCard } from './owners/owners-card.js';
import { type Aspects, useStoredEntity } from './stored-entity.js';

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
            <ChildrenCard key={urn} urn={urn} />
            <ColumnsCard urn={urn} aspects={aspects} rights={rights.columns} mayWrite={rights.aspects} />
            <PropertiesCard urn={urn} aspects={aspects} mayWrite={rights.aspects} />
          </div>
          <Labels urn={urn} aspects={aspects} rights={rights} />
          {rights.aspects && <p className="quiet">{words.editOthers}</p>}
        </div>
      )}
    </Loaded>
  );
}

interface LabelsProps {
  readonly urn: string;
  readonly aspects: Aspects;
  readonly rights: Rights;
}

/** Cards of labels; those that the type cannot have are left out. */
function Labels({ urn, aspects, rights }: LabelsProps): ReactNode {
  const type = typeOfUrn(urn);
  const [tags, terms, domains, owners] = [tagsOf(aspects), termsOf(aspects), domainsOf(aspects), ownersOf(aspects)];
  const shows = (aspect: LabelAspect, found: readonly unknown[]): boolean =>
    hasAspect(type, aspect) || found.length > 0;
  return (
    <div className="stack">
      {shows('globalTags', tags) && <LabelsCard kind={TAGS} urn={urn} labels={tags} mayEdit={rights.tags} />}
      {shows('glossaryTerms', terms) && <LabelsCard kind={TERMS} urn={urn} labels={terms} mayEdit={rights.terms} />}
      {shows('ownership', owners) && <OwnersCard urn={urn} owners={owners} mayEdit={rights.owners} />}
      {shows('domains', domains) && <LabelsCard kind={DOMAINS} urn={urn} labels={domains} mayEdit={rights.domains} />}
      {shows('institutionalMemory', linksOf(aspects)) && (
        <LinksCard urn={urn} aspects={aspects} mayEdit={rights.links} />
      )}
    </div>
  );
}

interface BlockProps {
  readonly urn: string;
  readonly aspects: Aspects;
  readonly mayWrite: boolean;
}

function PropertiesCard({ urn, aspects, mayWrite }: BlockProps): ReactNode {
  const properties = customPropertiesOf(aspects);
  if (properties.length === 0) return null;
  return (
    <Card title={words.properties}>
      <dl className="entity-record">
        {properties.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="plain-text">{value}</dd>
          </div>
        ))}
      </dl>
      {mayWrite &&
        aspectsWith(aspects, 'customProperties').map((name) => <FoldedEditHint key={name} urn={urn} name={name} />)}
    </Card>
  );
}
