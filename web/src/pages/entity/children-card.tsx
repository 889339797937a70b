import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { labelOf, type LabelSource } from '../../api/labels.js';
import { useGraphql } from '../../api/use-graphql.js';
import { Card, Count, EntityLink, Pager, typeOfUrn, typeTextOf } from '../../design/index.js';
import { Loaded } from '../../shell/loaded.js';
import { texts } from '../../texts.js';
import { entityChildrenQuery, type EntityChildrenQueryVariables } from './entity.generated.js';

const ROWS = 20;

/** Searches return no hits beyond this. */
const DEEPEST = 10_000;

type ParentType = keyof typeof texts.entity.children;

/** By which field searches find the children of a type, and what types these have. */
const CHILDREN: Readonly<Record<ParentType, Pick<EntityChildrenQueryVariables, 'field' | 'types'>>> = {
  domain: { field: 'parentDomain', types: ['DOMAIN'] },
  glossaryNode: { field: 'parentNode', types: ['GLOSSARY_NODE', 'GLOSSARY_TERM'] },
};

function isParentType(type: string): type is ParentType {
  return Object.hasOwn(CHILDREN, type);
}

/** What is directly in a group of terms or a domain, by name; nothing for other types. */
export function ChildrenCard({ urn }: { readonly urn: string }): ReactNode {
  const type = typeOfUrn(urn);
  return isParentType(type) ? <Children urn={urn} type={type} /> : null;
}

function Children({ urn, type }: { readonly urn: string; readonly type: ParentType }): ReactNode {
  const [start, setStart] = useState(0);
  const query = useGraphql(
    entityChildrenQuery,
    { ...CHILDREN[type], urn, start, count: ROWS },
    { placeholderData: keepPreviousData },
  );
  const { title, none } = texts.entity.children[type];
  const found = query.data?.searchAcrossEntities;
  const total = found?.total ?? 0;
  return (
    <Card title={title} aside={found != null && <Count value={total} />}>
      <Loaded query={query}>
        {() => (
          <>
            {total === 0 && <p className="quiet">{none}</p>}
            <ul className="entity-owners">
              {found?.searchResults.map(({ entity }) => (
                <Child key={entity.urn} entity={entity} />
              ))}
            </ul>
            <Pager start={start} count={ROWS} total={Math.min(total, DEEPEST)} onChange={setStart} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Child({ entity }: { readonly entity: LabelSource & { readonly type: string } }): ReactNode {
  return (
    <li>
      <EntityLink urn={entity.urn} name={labelOf(entity)} /> <span className="quiet">{typeTextOf(entity)}</span>
    </li>
  );
}
