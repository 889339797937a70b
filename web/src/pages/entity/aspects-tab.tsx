import { type ReactNode, useState } from 'react';
import { Card, CodeBlock, EmptyState, Time, wordsOf } from '../../design/index.js';
import { Loaded } from '../../shell/loaded.js';
import { texts } from '../../texts.js';
import { AspectValue } from './aspect-value.js';
import { EditHint } from './edit-hint.js';
import { useRights } from './editing.js';
import { type StoredAspect, useStoredEntity } from './stored-entity.js';
import { UrnLink } from './urn-link.js';

const words = texts.entity;

/** All stored aspects of an entity, each in readable form and as JSON. */
export function AspectsTab({ urn }: { readonly urn: string }): ReactNode {
  const { aspects: mayWrite } = useRights(urn);
  return (
    <Loaded query={useStoredEntity(urn)}>
      {(aspects) =>
        aspects.size === 0 ? (
          <EmptyState>{words.noAspects}</EmptyState>
        ) : (
          <div className="stack">
            <nav className="row entity-contents" aria-label={words.contents}>
              {[...aspects.keys()].sort().map((name) => (
                <a key={name} href={`#aspect-${name}`}>
                  {name}
                </a>
              ))}
            </nav>
            {[...aspects].sort(byName).map(([name, aspect]) => (
              <AspectCard key={name} urn={urn} name={name} aspect={aspect} mayWrite={mayWrite} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}

interface AspectCardProps {
  readonly urn: string;
  readonly name: string;
  readonly aspect: StoredAspect;
  readonly mayWrite: boolean;
}

function AspectCard({ urn, name, aspect, mayWrite }: AspectCardProps): ReactNode {
  const changed = aspect.systemMetadata?.aspectModified ?? aspect.auditStamp;
  const version = aspect.systemMetadata?.version;
  return (
    <div id={`aspect-${name}`} className="entity-aspect">
      <Card title={name} aside={version !== undefined && <span className="quiet">{words.version(version)}</span>}>
        {changed !== undefined && (
          <p className="quiet">
            {words.changed} <Time time={changed.time} look="relative" /> {words.by} <UrnLink urn={changed.actor} />
          </p>
        )}
        <AspectValue name={name} value={aspect.value} />
        <RawJson name={name} aspect={aspect} />
        {mayWrite && <EditHint urn={urn} name={name} />}
      </Card>
    </div>
  );
}

function RawJson({ name, aspect }: { readonly name: string; readonly aspect: StoredAspect }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.rawJson}</summary>
      {isOpen && <CodeBlock code={JSON.stringify(aspect, undefined, 2)} label={words.rawJsonOf(wordsOf(name))} />}
    </details>
  );
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
