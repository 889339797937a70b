import type { ReactNode } from 'react';
import { Button, Table } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { EntityLabel } from './entity-label.js';
import { directionsOf, HopButton } from './hop-button.js';
import type { GraphNode, LineageGraph } from './lineage-graph.js';
import type { LineageActions } from './use-lineage.js';

const words = texts.lineage;

/** Properties of `LineageList`. */
export interface LineageListProps {
  readonly graph: LineageGraph;
  readonly actions: LineageActions;
}

/** The same as the graph, as a table by distance. */
export function LineageList({ graph, actions }: LineageListProps): ReactNode {
  const waiting = graph.hops.filter((hop) => hop.waiting > 0);
  const nameOf = (urn: string): string => graph.nodes.find(({ entity }) => entity.urn === urn)?.entity.name ?? urn;
  return (
    <>
      <Table
        caption={words.list}
        isCaptionHidden
        rows={listed(graph)}
        rowKey={({ entity }) => entity.urn}
        columns={[
          { title: words.distance, cell: distanceText },
          { title: words.entity, cell: (node) => <ListedEntity node={node} /> },
          { title: words.next, cell: (node) => <NextHops node={node} actions={actions} /> },
        ]}
      />
      {waiting.map(({ urn, direction, waiting: count }) => (
        <div key={`${direction} ${urn}`}>
          <Button onClick={() => actions.more(urn, direction)} isBusy={actions.isLoading(urn, direction)}>
            {words.moreOf[direction](count, nameOf(urn))}
          </Button>
        </div>
      ))}
    </>
  );
}

/** Upstream farthest first, then the middle, then downstream, as from left to right. */
function listed({ nodes }: LineageGraph): readonly GraphNode[] {
  const signed = ({ side, distance }: GraphNode): number => (side === 'UPSTREAM' ? -distance : distance);
  return nodes.toSorted((a, b) => signed(a) - signed(b) || a.entity.name.localeCompare(b.entity.name));
}

function distanceText({ side, distance }: GraphNode): string {
  return side === undefined ? words.here : words.distances[side](distance);
}

function ListedEntity({ node: { entity, side } }: { readonly node: GraphNode }): ReactNode {
  return (
    <div className="lineage-listed">
      <EntityLabel entity={entity} isHere={side === undefined} />
    </div>
  );
}

function NextHops({ node, actions }: { readonly node: GraphNode; readonly actions: LineageActions }): ReactNode {
  return (
    <div className="lineage-hops">
      {directionsOf(node).map((direction) => (
        <HopButton key={direction} entity={node.entity} direction={direction} actions={actions} />
      ))}
    </div>
  );
}
