import type { ReactNode } from 'react';
import { Button } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import type { LineageEntity } from './lineage-entity.js';
import type { Direction, GraphNode } from './lineage-graph.js';
import type { LineageActions } from './use-lineage.js';

const words = texts.lineage;

/** Properties of `HopButton`. */
export interface HopButtonProps {
  readonly entity: LineageEntity;
  readonly direction: Direction;
  readonly actions: LineageActions;
  /** Whether it shows no words, as on a node; they are its name all the same. */
  readonly isShort?: boolean;
}

/** Opens and closes the neighbors of an entity in one direction; nothing if it has none. */
export function HopButton({ entity, direction, actions, isShort = false }: HopButtonProps): ReactNode {
  const { urn, name } = entity;
  const count = direction === 'UPSTREAM' ? entity.upstream : entity.downstream;
  if (count === 0) return null;
  const isOpen = actions.isOpen(urn, direction);
  const label = (isOpen ? words.close : words.open)[direction](count);
  return (
    <Button
      className={`lineage-hop nodrag nopan ${direction.toLowerCase()}`}
      aria-expanded={isOpen}
      aria-label={words.of(label, name)}
      isBusy={isOpen && actions.isLoading(urn, direction)}
      title={label}
      onClick={() => actions.toggle(urn, direction)}
    >
      {isShort ? (isOpen ? '−' : `+${count}`) : (isOpen ? words.closeShort : words.openShort)[direction](count)}
    </Button>
  );
}

/** The directions in which a node can be opened: both from the middle, and outward from all others. */
export function directionsOf({ side }: GraphNode): readonly Direction[] {
  return side === undefined ? ['UPSTREAM', 'DOWNSTREAM'] : [side];
}
