import { Handle, type Node, type NodeProps, Position, useReactFlow } from '@xyflow/react';
import type { FocusEvent, ReactNode } from 'react';
import { Button } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { EntityLabel } from './entity-label.js';
import { directionsOf, HopButton } from './hop-button.js';
import { NODE, type PlacedMore } from './layout.js';
import type { GraphNode } from './lineage-graph.js';
import type { LineageActions } from './use-lineage.js';

const words = texts.lineage;

/** What a node shows of an entity. */
export type EntityNodeData = Readonly<Record<string, unknown>> & {
  readonly node: GraphNode;
  readonly actions: LineageActions;
};

/** What the button for more neighbors shows. */
export type MoreNodeData = Readonly<Record<string, unknown>> &
  Pick<PlacedMore, 'urn' | 'direction' | 'waiting'> & {
    readonly name: string;
    readonly actions: LineageActions;
  };

/** An entity in the picture, with the buttons that open its neighbors. */
export function EntityNode({
  data: { node, actions },
  positionAbsoluteX: x,
  positionAbsoluteY: y,
}: NodeProps<Node<EntityNodeData>>): ReactNode {
  const isHere = node.side === undefined;
  const onFocus = useShowOnFocus(x, y);
  return (
    <div className={`lineage-node ${isHere ? 'here' : ''}`} onFocus={onFocus}>
      <Handle type="target" position={Position.Left} isConnectable={false} />
      <EntityLabel entity={node.entity} isHere={isHere} />
      {directionsOf(node).map((direction) => (
        <HopButton key={direction} entity={node.entity} direction={direction} actions={actions} isShort />
      ))}
      <Handle type="source" position={Position.Right} isConnectable={false} />
    </div>
  );
}

/** The button that shows more neighbors of an entity. */
export function MoreNode({
  data: { urn, direction, waiting, name, actions },
  positionAbsoluteX: x,
  positionAbsoluteY: y,
}: NodeProps<Node<MoreNodeData>>): ReactNode {
  const onFocus = useShowOnFocus(x, y);
  return (
    <div className="lineage-more" onFocus={onFocus}>
      <Button
        className="nodrag nopan"
        aria-label={words.moreOf[direction](waiting, name)}
        isBusy={actions.isLoading(urn, direction)}
        onClick={() => actions.more(urn, direction)}
      >
        {words.more(waiting)}
      </Button>
    </div>
  );
}

/** Moves the picture to the node that keys have reached. */
function useShowOnFocus(x: number, y: number): (event: FocusEvent) => void {
  const { getZoom, setCenter } = useReactFlow();
  return ({ target }) => {
    if (!target.matches(':focus-visible')) return;
    void setCenter(x + NODE.width / 2, y + NODE.height / 2, { zoom: getZoom() });
  };
}
