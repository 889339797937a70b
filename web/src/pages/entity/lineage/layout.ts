import type { Direction, GraphNode, LineageGraph } from './lineage-graph.js';

/** Size of a node in the picture, in pixels. */
export const NODE = { width: 232, height: 58 };

const GAP = { across: 96, down: 12 };

/** A place in the picture, in pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** An entity at its place. */
export interface PlacedNode extends Place {
  readonly node: GraphNode;
}

/** The button that loads more neighbors, at its place beside those that are loaded. */
export interface PlacedMore extends Place {
  readonly urn: string;
  readonly direction: Direction;
  readonly waiting: number;
}

/** All that is drawn, in the order in which keys move: from left to right, and down. */
export interface Layout {
  readonly nodes: readonly PlacedNode[];
  readonly more: readonly PlacedMore[];
}

interface Slot {
  readonly id: string;
  readonly node?: GraphNode;
  readonly more?: Omit<PlacedMore, keyof Place>;
}

/** Places the graph in columns. Those beside a column stand in the order of the entities that they come from. */
export function layoutOf(graph: LineageGraph): Layout {
  const columns = new Map<number, Slot[]>();
  const add = (column: number, slot: Slot): void => {
    columns.set(column, [...(columns.get(column) ?? []), slot]);
  };
  for (const node of graph.nodes) add(node.column, { id: node.entity.urn, node });
  for (const { urn, direction, waiting } of graph.hops) {
    const column = graph.nodes.find(({ entity }) => entity.urn === urn)?.column;
    if (waiting > 0 && column !== undefined)
      add(column + (direction === 'UPSTREAM' ? -1 : 1), { id: '', more: { urn, direction, waiting } });
  }
  return places(columns, graph);
}

function places(columns: ReadonlyMap<number, readonly Slot[]>, graph: LineageGraph): Layout {
  const tops = new Map<string, number>();
  const placed: (Slot & Place)[] = [];
  const outward = [...columns].sort(([a], [b]) => Math.abs(a) - Math.abs(b));
  for (const [column, slots] of outward) {
    const ordered = orderedBy(slots, tops, graph);
    const height = ordered.length * (NODE.height + GAP.down);
    ordered.forEach((slot, at) => {
      const y = at * (NODE.height + GAP.down) - height / 2;
      if (slot.node !== undefined) tops.set(slot.id, y);
      placed.push({ ...slot, x: column * (NODE.width + GAP.across), y });
    });
  }
  placed.sort((a, b) => a.x - b.x || a.y - b.y);
  return {
    nodes: placed.flatMap(({ node, x, y }) => (node === undefined ? [] : [{ node, x, y }])),
    more: placed.flatMap(({ more, x, y }) => (more === undefined ? [] : [{ ...more, x, y }])),
  };
}

/** The slots of a column by the mean height of the neighbors that have a place, buttons after their entities. */
function orderedBy(slots: readonly Slot[], tops: ReadonlyMap<string, number>, graph: LineageGraph): readonly Slot[] {
  const heightOf = ({ id, more }: Slot): number => {
    if (more !== undefined) return tops.get(more.urn) ?? 0;
    const beside = graph.edges.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []));
    const heights = beside.flatMap((urn) => tops.get(urn) ?? []);
    return heights.length === 0 ? 0 : heights.reduce((sum, one) => sum + one, 0) / heights.length;
  };
  const keyed = slots.map((slot) => ({ slot, height: heightOf(slot), name: slot.node?.entity.name ?? '\uffff' }));
  keyed.sort((a, b) => a.height - b.height || a.name.localeCompare(b.name));
  return keyed.map(({ slot }) => slot);
}
