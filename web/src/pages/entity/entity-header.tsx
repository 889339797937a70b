import type { ReactNode } from 'react';
import { Badge, CodeBlock, Link, Notice, Time, typeOfUrn, typeText } from '../../design/index.js';
import { texts } from '../../texts.js';
import { deprecationOf, isRemoved, parentOf, platformOf, subTypesOf } from './facts.js';
import { at, textAt } from './json-values.js';
import type { Aspects, JsonRecord } from './stored-entity.js';
import { UrnLink } from './urn-link.js';
import { usesOf } from './uses.js';

const words = texts.entity;

/** Properties of `EntityHeader`. */
export interface EntityHeaderProps {
  readonly urn: string;
  readonly aspects: Aspects;
}

/** What an entity is, where it lives, its state, and its urn to copy. */
export function EntityHeader({ urn, aspects }: EntityHeaderProps): ReactNode {
  const type = typeOfUrn(urn);
  const platform = platformOf(aspects, `${type}Key`);
  const deprecation = deprecationOf(aspects);
  const parent = parentOf(aspects);
  const uses = usesOf(urn);
  return (
    <div className="entity-header stack">
      <div className="row">
        <Badge>{[typeText(type), ...subTypesOf(aspects)].join(' · ')}</Badge>
        {platform !== '' && <UrnLink urn={platform} />}
        {parent !== '' && (
          <span>
            {words.within} <UrnLink urn={parent} />
          </span>
        )}
        {deprecation !== undefined && <Badge tone="caution">{words.deprecated}</Badge>}
        {isRemoved(aspects) && <Badge tone="alert">{words.removed}</Badge>}
        {uses !== undefined && <Link to={uses}>{words.uses}</Link>}
      </div>
      <CodeBlock code={urn} label={words.urn} />
      {isRemoved(aspects) && <Notice tone="alert">{words.removedText}</Notice>}
      {deprecation !== undefined && <DeprecationNotice deprecation={deprecation} />}
    </div>
  );
}

function DeprecationNotice({ deprecation }: { readonly deprecation: JsonRecord }): ReactNode {
  const time = at(deprecation, 'decommissionTime');
  const replacement = textAt(deprecation, 'replacement');
  return (
    <Notice tone="caution">
      <strong>{words.deprecatedText}</strong> {textAt(deprecation, 'note')}{' '}
      {typeof time === 'number' && (
        <>
          {words.decommission} <Time time={time} />.{' '}
        </>
      )}
      {replacement !== '' && (
        <>
          {words.replacement} <UrnLink urn={replacement} />.
        </>
      )}
    </Notice>
  );
}
