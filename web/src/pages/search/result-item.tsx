import type { ReactNode } from 'react';
import { Badge, EntityLink, entityPath, Link, typeTextOf, Words, wordsOf } from '../../design/index.js';
import { texts } from '../../texts.js';
import type { Hit, Named } from './hit.js';
import { Marked } from './marked.js';
import { excerptOf } from './marks.js';

const words = texts.search;

/** Fields whose match the hit shows anyway. */
const SHOWN = new Set(['urn', 'id', 'name', 'qualifiedName', 'displayName', 'description', 'title']);

/** Other matches that are named. */
const MOST_MATCHES = 3;

/** Why an entity was found. */
export interface Match {
  readonly name: string;
  readonly value: string;
}

/** Properties of `ResultItem`. */
export interface ResultItemProps {
  readonly hit: Hit;
  readonly matches: readonly Match[];
  readonly query: string;
}

/** A hit: what it is, where it lives, who is responsible, and why it was found. */
export function ResultItem({ hit, matches, query }: ResultItemProps): ReactNode {
  const others = matches.filter(({ name, value }) => !SHOWN.has(name) && value !== '' && !value.startsWith('urn:li:'));
  return (
    <li className="search-hit">
      <p className="row">
        <Badge>{[typeTextOf(hit), ...hit.subTypes.slice(0, 2)].join(' · ')}</Badge>
        {hit.platform !== undefined && <EntityLink urn={hit.platform.urn} name={hit.platform.name} />}
        {hit.isDeprecated && <Badge tone="caution">{words.deprecated}</Badge>}
      </p>
      <h2>
        <Link to={entityPath(hit.urn)}>
          <Marked text={hit.name} query={query} />
        </Link>
      </h2>
      {hit.description !== '' && (
        <p className="search-description">
          <Words text={hit.description}>{(words) => <Marked text={words} query={query} />}</Words>
        </p>
      )}
      <p className="row search-facts">
        {hit.domain !== undefined && <Names title={words.domain} entities={[hit.domain]} />}
        <Names title={words.owners} entities={hit.owners} />
        <Names title={words.tags} entities={hit.tags} />
      </p>
      {others.length > 0 && (
        <p className="quiet search-facts">
          {words.matches}{' '}
          {others.slice(0, MOST_MATCHES).map(({ name, value }, at) => (
            <span key={name + value}>
              {at > 0 && ' · '}
              {words.matchNames[name] ?? wordsOf(name)} “<Marked text={excerptOf(value, query)} query={query} />”
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

function Names({ title, entities }: { readonly title: string; readonly entities: readonly Named[] }): ReactNode {
  if (entities.length === 0) return null;
  return (
    <span>
      <span className="quiet">{title}</span>{' '}
      {entities.map(({ urn, name }, at) => (
        <span key={urn}>
          {at > 0 && ', '}
          <EntityLink urn={urn} name={name} />
        </span>
      ))}
    </span>
  );
}
