import type { LineageEntity } from './lineage-entity.js';

/** Direction in which lineage is followed. */
export type Direction = 'UPSTREAM' | 'DOWNSTREAM';

/** A neighbor of an entity. */
export interface Neighbor {
  readonly entity: LineageEntity;
  /** Whether a user added the edge. */
  readonly isManual: boolean;
}

/** The neighbors of an entity in one direction, as far as they are loaded. */
export interface Hop {
  readonly urn: string;
  readonly direction: Direction;
  readonly neighbors: readonly Neighbor[];
  /** Number of neighbors that are not loaded. */
  readonly waiting: number;
}

/** An entity in the graph. */
export interface GraphNode {
  readonly entity: LineageEntity;
  /** Undefined for the entity in the middle. */
  readonly side: Direction | undefined;
  /** Number of hops from the middle. */
  readonly distance: number;
  /** The column of the picture: the middle is 0, upstream is negative. Every edge leads to a higher column. */
  readonly column: number;
}

/** An edge, from the source of the data to its consumer. */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly isManual: boolean;
}

/** The lineage that has been opened. */
export interface LineageGraph {
  /** The middle first, then by distance. */
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly hops: readonly Hop[];
}

/** The graph around `root` that the opened hops show. An entity of both sides stands where it is nearer. */
export function graphOf(root: LineageEntity, hops: readonly Hop[]): LineageGraph {
  const found = new Map<string, Omit<GraphNode, 'column'>>([
    [root.urn, { entity: root, side: undefined, distance: 0 }],
  ]);
  for (const direction of ['UPSTREAM', 'DOWNSTREAM'] as const) walk(root, hops, direction, found);
  const reached = hops.filter(({ urn, direction }) => reaches(found.get(urn), direction));
  const columns = columnsOf(root.urn, reached, found);
  const nodes = [...found.values()].map((node) => ({ ...node, column: columns.get(node.entity.urn) ?? 0 }));
  return { nodes: nodes.sort((a, b) => a.distance - b.distance), edges: edgesOf(reached, found), hops: reached };
}

function reaches(node: Pick<GraphNode, 'side'> | undefined, direction: Direction): boolean {
  return node !== undefined && (node.side === undefined || node.side === direction);
}

function walk(
  root: LineageEntity,
  hops: readonly Hop[],
  direction: Direction,
  found: Map<string, Omit<GraphNode, 'column'>>,
): void {
  let border: readonly string[] = [root.urn];
  for (let distance = 1; border.length > 0; distance += 1) {
    const neighbors = neighborsOf(border, hops, direction);
    const fresh = neighbors.filter(({ urn }) => !found.has(urn));
    for (const entity of fresh) found.set(entity.urn, { entity, side: direction, distance });
    border = fresh.map(({ urn }) => urn);
  }
}

function neighborsOf(urns: readonly string[], hops: readonly Hop[], direction: Direction): readonly LineageEntity[] {
  const all = hops.filter((hop) => hop.direction === direction && urns.includes(hop.urn));
  return all.flatMap(({ neighbors }) => neighbors.map(({ entity }) => entity));
}

/** The longest way to each entity; ways that come back to themselves do not count. */
function columnsOf(
  root: string,
  hops: readonly Hop[],
  found: ReadonlyMap<string, Pick<GraphNode, 'side'>>,
): ReadonlyMap<string, number> {
  const columns = new Map([[root, 0]]);
  const visit = (urn: string, direction: Direction, depth: number, path: ReadonlySet<string>): void => {
    const hop = hops.find((one) => one.urn === urn && one.direction === direction);
    const sign = direction === 'UPSTREAM' ? -1 : 1;
    for (const { entity } of hop?.neighbors ?? []) {
      const isElsewhere = path.has(entity.urn) || found.get(entity.urn)?.side !== direction;
      if (isElsewhere || Math.abs(columns.get(entity.urn) ?? 0) >= depth) continue;
      columns.set(entity.urn, sign * depth);
      visit(entity.urn, direction, depth + 1, new Set([...path, entity.urn]));
    }
  };
  visit(root, 'UPSTREAM', 1, new Set([root]));
  visit(root, 'DOWNSTREAM', 1, new Set([root]));
  return columns;
}

function edgesOf(hops: readonly Hop[], found: ReadonlyMap<string, unknown>): readonly GraphEdge[] {
  const edges = new Map<string, GraphEdge>();
  for (const { urn, direction, neighbors } of hops)
    for (const { entity, isManual } of neighbors.filter((one) => found.has(one.entity.urn))) {
      const [from, to] = direction === 'UPSTREAM' ? [entity.urn, urn] : [urn, entity.urn];
      edges.set(`${from} ${to}`, { from, to, isManual });
    }
  return [...edges.values()];
}
