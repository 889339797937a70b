import type { ReactNode } from 'react';
import { Badge, Link, type Tone } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import type { EntityState, LineageEntity } from './lineage-entity.js';

const words = texts.lineage;

const TONES: Readonly<Record<EntityState, Tone>> = {
  deleted: 'alert',
  deprecated: 'caution',
  missing: 'caution',
  restricted: 'neutral',
};

/** Properties of `EntityLabel`. */
export interface EntityLabelProps {
  readonly entity: LineageEntity;
  /** Whether it is the entity of this page, which has no link. */
  readonly isHere: boolean;
}

/** The kind, platform, name and states of an entity; the name leads to the lineage of the entity. */
export function EntityLabel({ entity, isHere }: EntityLabelProps): ReactNode {
  const { urn, name, kind, page, states } = entity;
  const hasPage = !isHere && !states.includes('restricted');
  return (
    <>
      <span className="lineage-kind">
        <span>{kind}</span>
        {states.map((state) => (
          <Badge key={state} tone={TONES[state]}>
            {words.states[state]}
          </Badge>
        ))}
      </span>
      <span className="lineage-name" title={urn}>
        {hasPage ? <Link to={page}>{name}</Link> : <strong>{name}</strong>}
      </span>
    </>
  );
}
