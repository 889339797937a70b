import type { Lineage, LineageNode, LineageOrigin, LineagePath } from './lineage-query.js';
import type { LineageSteps } from './lineage-steps.js';

/**
 * Maximum number of paths returned per entity. The limit is the service's own, because a dense graph can have more
 * paths than fit into memory.
 */
const MOST_PATHS = 100;

type Origins = ReadonlyMap<string, readonly LineageOrigin[]>;

/** The paths on which a walk reached entities, computed on demand. */
export class LineagePaths {
  constructor(private readonly steps: LineageSteps) {}

  /** The paths from the start of a walk to each of `urns` that it found, at most 100 each. */
  async to(lineage: Lineage, urns: readonly string[]): Promise<ReadonlyMap<string, readonly LineagePath[]>> {
    const origins = await this.origins(lineage, urns);
    const { urn: start } = lineage.query;
    const passed = (urn: string): Passed => ({ ends: new Set([urn]), between: new Set() });
    return new Map(urns.map((urn) => [urn, walkBack(start, urn, origins, passed(urn), MOST_PATHS)]));
  }

  /** Origins of `urns`, origins of those, and so on back to the start. */
  private async origins(lineage: Lineage, urns: readonly string[]): Promise<Origins> {
    const origins = new Map<string, readonly LineageOrigin[]>();
    for (let open = [...new Set(urns)]; open.length > 0;) {
      const found = open.filter((urn) => lineage.nodes.has(urn));
      const known = (urn: string) => lineage.nodes.get(urn)?.origins;
      const read = await this.read(
        lineage,
        found.filter((urn) => known(urn) === undefined),
      );
      for (const urn of found) origins.set(urn, known(urn) ?? read.get(urn) ?? []);
      const next = found.flatMap((urn) => origins.get(urn) ?? []).map(({ from }) => from);
      open = [...new Set(next)].filter((urn) => !origins.has(urn));
    }
    return origins;
  }

  /** Origins that the walk did not record: entities from which an edge led to a node in the hop that found it. */
  private async read({ query, nodes }: Lineage, targets: readonly string[]): Promise<Origins> {
    const origins = new Map<string, LineageOrigin[]>();
    const back = query.direction === 'UPSTREAM' ? 'DOWNSTREAM' : 'UPSTREAM';
    for (const chunk of this.steps.chunks(targets)) {
      for (const { origin: urn, target: from, via } of await this.steps.edges(chunk, back, false)) {
        const exploredIn = from === query.urn ? 1 : hopExploring(nodes.get(from));
        if (from === urn || exploredIn !== nodes.get(urn)?.degree) continue;
        const known = origins.get(urn) ?? [];
        origins.set(urn, known);
        if (!known.some((one) => one.from === from && one.via === (via ?? undefined))) {
          known.push(via === null ? { from } : { from, via });
        }
      }
    }
    return origins;
  }
}

/** The hop in which the edges of a node were read. */
function hopExploring(node: LineageNode | undefined): number | undefined {
  if (node?.explored !== true) return undefined;
  return node.ignoredAsHop ? node.degree : node.degree + 1;
}

/** What a path has passed so far, from its end. */
interface Passed {
  /** Entities at the ends of edges. */
  readonly ends: ReadonlySet<string>;
  /** Entities between the ends of edges. */
  readonly between: ReadonlySet<string>;
}

function andPassed(passed: Passed, end: string, via: string | undefined): Passed {
  const between = via === undefined ? passed.between : new Set([...passed.between, via]);
  return { ends: new Set([...passed.ends, end]), between };
}

function walkBack(start: string, urn: string, origins: Origins, passed: Passed, most: number): readonly LineagePath[] {
  if (urn === start) return [[start]];
  const paths: LineagePath[] = [];
  for (const { from, via } of ordered(origins.get(urn) ?? [])) {
    if (isCycle(passed, from, via)) continue;
    if (paths.length >= most) break;
    const own = via === undefined ? [urn] : [via, urn];
    const before = walkBack(start, from, origins, andPassed(passed, from, via), most - paths.length);
    for (const path of before) paths.push([...path, ...own]);
  }
  return paths;
}

/** Whether an edge leads back; one query or job may be between the ends of several edges of a path. */
function isCycle({ ends, between }: Passed, from: string, via: string | undefined): boolean {
  return ends.has(from) || between.has(from) || (via !== undefined && ends.has(via));
}

/** Sorts origins with an entity in between first, then by urn, so that the same paths are returned each time. */
function ordered(origins: readonly LineageOrigin[]): readonly LineageOrigin[] {
  const key = ({ from, via }: LineageOrigin) => `${via === undefined ? 1 : 0}${from}\n${via ?? ''}`;
  return origins.length < 2 ? origins : [...origins].sort((left, right) => (key(left) < key(right) ? -1 : 1));
}
