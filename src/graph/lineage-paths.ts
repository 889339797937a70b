import type { LineageNodes, LineageOrigin } from './lineage-query.js';

/** Paths that are told of one entity. Ours: there may be more ways through a dense graph than anything can hold. */
const MOST_PATHS = 100;

type Path = readonly string[];

/** The ways by which a walk from `start` came to an entity, each from the start to the entity, both included; 100 at most. */
export function pathsTo(start: string, urn: string, nodes: LineageNodes): readonly Path[] {
  return walkBack(start, urn, nodes, new Set([urn]), MOST_PATHS);
}

function walkBack(
  start: string,
  urn: string,
  nodes: LineageNodes,
  passed: ReadonlySet<string>,
  most: number,
): readonly Path[] {
  if (urn === start) return [[start]];
  const paths: Path[] = [];
  for (const { from, via } of ordered(nodes.get(urn)?.origins ?? [])) {
    if (passed.has(from) || (via !== undefined && passed.has(via))) continue;
    if (paths.length >= most) break;
    const own = via === undefined ? [urn] : [via, urn];
    const before = walkBack(start, from, nodes, new Set([...passed, from, ...own]), most - paths.length);
    for (const path of before) paths.push([...path, ...own]);
  }
  return paths;
}

/** Those with something between first, then by urn, so that the same ways are told each time. */
function ordered(origins: readonly LineageOrigin[]): readonly LineageOrigin[] {
  const key = ({ from, via }: LineageOrigin) => `${via === undefined ? 1 : 0}${from}\n${via ?? ''}`;
  return origins.length < 2 ? origins : [...origins].sort((left, right) => (key(left) < key(right) ? -1 : 1));
}
