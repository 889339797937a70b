import {
  Background,
  Controls,
  type Edge,
  MarkerType,
  type Node,
  Position,
  ReactFlow,
  useReactFlow,
} from '@xyflow/react';
import { type ReactNode, useEffect } from 'react';
import { texts } from '../../../texts.js';
import { EntityNode, type EntityNodeData, MoreNode, type MoreNodeData } from './canvas-nodes.js';
import { layoutOf, NODE } from './layout.js';
import type { Hop, LineageGraph } from './lineage-graph.js';
import type { LineageActions } from './use-lineage.js';

const NODE_TYPES = { entity: EntityNode, more: MoreNode };

const FIT = { maxZoom: 1, minZoom: 0.35, padding: 0.08 };

/** Stands between ids, none of which contains it. */
const SEPARATOR = '\n';

const ARROW = { type: MarkerType.ArrowClosed, color: 'var(--line)', width: 16, height: 16 };

/** Properties of `LineageCanvas`. */
export interface LineageCanvasProps {
  readonly graph: LineageGraph;
  readonly actions: LineageActions;
  /** The entity whose hop was opened last, which is kept in view with its neighbors. */
  readonly latest: string | undefined;
}

/** The graph as a picture: upstream left, downstream right. It moves by dragging, and keys reach every node. */
export function LineageCanvas({ graph, actions, latest }: LineageCanvasProps): ReactNode {
  return (
    <section className="lineage-canvas" aria-label={texts.lineage.graph}>
      <ReactFlow
        nodes={nodesOf(graph, actions)}
        edges={edgesOf(graph)}
        nodeTypes={NODE_TYPES}
        nodesConnectable={false}
        nodesDraggable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        zoomOnScroll={false}
        zoomOnDoubleClick={false}
        preventScrolling={false}
        minZoom={0.2}
        maxZoom={1.5}
        fitView
        fitViewOptions={FIT}
      >
        <Background />
        <Controls showInteractive={false} fitViewOptions={FIT} />
        <Follow graph={graph} latest={latest} />
      </ReactFlow>
    </section>
  );
}

/** Moves the picture after a hop has been opened or closed, so that what changed can be seen. */
function Follow({ graph, latest }: Omit<LineageCanvasProps, 'actions'>): ReactNode {
  const { fitView } = useReactFlow();
  const shown = shownWith(graph, latest).join(SEPARATOR);
  useEffect(() => {
    void fitView({ ...FIT, nodes: shown.split(SEPARATOR).map((id) => ({ id })) });
  }, [fitView, shown]);
  return null;
}

/** The entity whose hop was opened last, with the neighbors that are shown of it; all while there is none. */
function shownWith({ nodes, edges, hops }: LineageGraph, latest: string | undefined): readonly string[] {
  const waiting = hops.filter(({ urn, waiting: count }) => count > 0 && (latest ?? urn) === urn);
  const buttons = waiting.map(moreId);
  if (latest === undefined) return [...nodes.map(({ entity }) => entity.urn), ...buttons];
  const beside = edges.flatMap(({ from, to }) => (from === latest ? [to] : to === latest ? [from] : []));
  return [latest, ...beside, ...buttons];
}

function moreId({ urn, direction }: Pick<Hop, 'urn' | 'direction'>): string {
  return `more ${direction} ${urn}`;
}

function nodesOf(graph: LineageGraph, actions: LineageActions): (Node<EntityNodeData> | Node<MoreNodeData>)[] {
  const { nodes, more } = layoutOf(graph);
  const common = {
    ...NODE,
    sourcePosition: Position.Right,
    targetPosition: Position.Left,
    ariaRole: 'group' as const,
  };
  const entities = nodes.map(({ node, x, y }) => ({
    ...common,
    id: node.entity.urn,
    type: 'entity',
    position: { x, y },
    data: { node, actions },
  }));
  const buttons = more.map(({ x, y, ...data }) => ({
    ...common,
    id: moreId(data),
    type: 'more',
    position: { x, y },
    data: { ...data, name: nameIn(graph, data.urn), actions },
  }));
  return [...entities, ...buttons].sort((a, b) => a.position.x - b.position.x || a.position.y - b.position.y);
}

function nameIn({ nodes }: LineageGraph, urn: string): string {
  return nodes.find(({ entity }) => entity.urn === urn)?.entity.name ?? urn;
}

function edgesOf({ edges }: LineageGraph): Edge[] {
  return edges.map(({ from, to, isManual }) => ({
    id: `${from} ${to}`,
    source: from,
    target: to,
    markerEnd: ARROW,
    ...(isManual && { className: 'lineage-manual' }),
  }));
}
