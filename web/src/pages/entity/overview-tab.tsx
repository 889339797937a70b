import type { ReactNode } from 'react';
import { Card, Link, typeOfUrn, wordsOf } from '../../design/index.js';
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
  type OwnerFact,
  ownersOf,
  tagsOf,
  termsOf,
} from './facts.js';
import { TAGS, TERMS } from './label-kinds.js';
import { LabelsCard } from './labels-card.js';
import { useLabel } from './labels-context.js';
import { type Aspects, useStoredEntity } from './stored-entity.js';
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
      {shows('ownership', owners) && (
        <Card title={words.owners}>
          <Owners owners={owners} />
          {rights.aspects && <FoldedEditHint urn={urn} name="ownership" />}
        </Card>
      )}
      {shows('domains', domains) && (
        <Card title={words.domain}>
          <UrnLinks urns={domains} none={words.noDomain} />
          {rights.aspects && <FoldedEditHint urn={urn} name="domains" />}
        </Card>
      )}
      <LinksCard urn={urn} aspects={aspects} mayWrite={rights.aspects} />
    </div>
  );
}

function Owners({ owners }: { readonly owners: readonly OwnerFact[] }): ReactNode {
  if (owners.length === 0) return <span className="quiet">{words.noOwners}</span>;
  return (
    <ul className="entity-owners">
      {owners.map(({ urn, kind }) => (
        <li key={urn + kind}>
          <UrnLink urn={urn} /> <OwnershipKind kind={kind} />
        </li>
      ))}
    </ul>
  );
}

function OwnershipKind({ kind }: { readonly kind: string }): ReactNode {
  const known = useLabel(kind);
  const text = kind.replace(/^urn:li:ownershipType:(__system__)?/, '');
  return <span className="quiet">{known ?? wordsOf(text)}</span>;
}

interface BlockProps {
  readonly urn: string;
  readonly aspects: Aspects;
  readonly mayWrite: boolean;
}

function LinksCard({ urn, aspects, mayWrite }: BlockProps): ReactNode {
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
      {mayWrite && <Hints urn={urn} names={['elements', 'externalUrl'].flatMap((one) => aspectsWith(aspects, one))} />}
    </Card>
  );
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
            <dd className="entity-text">{value}</dd>
          </div>
        ))}
      </dl>
      {mayWrite && <Hints urn={urn} names={aspectsWith(aspects, 'customProperties')} />}
    </Card>
  );
}

function Hints({ urn, names }: { readonly urn: string; readonly names: readonly string[] }): ReactNode {
  return names.map((name) => <FoldedEditHint key={name} urn={urn} name={name} />);
}
