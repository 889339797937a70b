import { entityTypeOfUrn } from '../foundation/common/urn.js';
import type { IgnoredHops, LineageNode, LineageOrigin, LineageQuery, TimeWindow } from './lineage-query.js';
import type { LineageEnds, LineageStep } from './lineage-steps.js';
import type { Neighbours } from './neighbours.js';
import { platformOfUrn } from './urn-platform.js';

/** One walk: the nodes found so far, and the rules for following edges. */
export class LineageWalk {
  private readonly found = new Map<string, LineageNode>();
  private isOver = false;

  constructor(
    private readonly query: LineageQuery,
    private readonly mostNodes: number,
  ) {}

  get nodes(): ReadonlyMap<string, LineageNode> {
    return this.found;
  }

  /** Whether nodes were left out because the limit was reached. */
  get isFull(): boolean {
    return this.isOver;
  }

  /**
   * Adds the edges of one hop, with all edges of each origin together, and returns the urns found for the first time.
   */
  takeIn(steps: readonly LineageStep[], degree: number): readonly string[] {
    const reached: string[] = [];
    const neighbours = new Map<string, Set<string>>();
    for (const step of this.ordered(steps)) {
      if (step.origin === step.target || step.target === this.query.urn || !isInWindow(step, this.query.window))
        continue;
      if (!this.hasRoom(step, neighbours)) continue;
      if (step.via !== null) this.addBetween(step, step.via, degree);
      if (this.add(step, degree)) reached.push(step.target);
    }
    return reached;
  }

  /** Adds the ends of the edges of one hop, and returns the urns found for the first time. */
  reach({ neighbours, between }: LineageEnds, degree: number): readonly string[] {
    for (const step of between) {
      const isWay = step.origin !== step.target && step.target !== this.query.urn;
      if (isWay && step.via !== null) this.addBetween(step, step.via, degree);
    }
    const reached: string[] = [];
    for (const one of neighbours) this.reachAll(one, degree, reached);
    return reached;
  }

  /** The given urns that do not count as a hop. */
  ignored(urns: readonly string[]): readonly string[] {
    const { ignoreAsHops = [] } = this.query;
    const ignored =
      ignoreAsHops.length === 0 ? [] : urns.filter((urn) => ignoreAsHops.some((rule) => meets(urn, rule)));
    this.mark(ignored, 'ignoredAsHop');
    return ignored;
  }

  /** Records that the edges of `urns` are read. */
  explore(urns: readonly string[]): void {
    this.mark(urns, 'explored');
  }

  /** Thousands of entities that were found alike share a node, which takes less memory and time. */
  private reachAll(neighbours: Neighbours, degree: number, reached: string[]): void {
    const shared = new Map<string, LineageNode>();
    neighbours.targets.forEach((target, at) => {
      const known = this.found.get(target);
      if ((known !== undefined && !known.isBetween) || target === this.query.urn) return;
      const relationship = neighbours.relationshipAt(at);
      if (relationship === undefined) return;
      let alike = shared.get(relationship);
      if (alike === undefined) shared.set(relationship, (alike = plainNode(relationship, degree)));
      const node = known === undefined ? alike : { ...alike, degrees: known.degrees };
      if (this.put(target, node)) reached.push(target);
    });
  }

  /**
   * A limit per entity keeps the latest edges; among equally recent ones, those with an entity in between, then by urn.
   */
  private ordered(steps: readonly LineageStep[]): readonly LineageStep[] {
    if (this.query.perHopLimit === undefined) return steps;
    return [...steps].sort(
      (left, right) =>
        Number(right.updated_on ?? 0) - Number(left.updated_on ?? 0) ||
        Number(right.created_on ?? 0) - Number(left.created_on ?? 0) ||
        Number(left.via === null) - Number(right.via === null) ||
        (left.target < right.target ? -1 : Number(left.target > right.target)),
    );
  }

  private hasRoom({ origin: from, target: to }: LineageStep, neighbours: Map<string, Set<string>>): boolean {
    if (this.query.perHopLimit === undefined) return true;
    const known = neighbours.get(from) ?? new Set();
    neighbours.set(from, known);
    if (known.has(to)) return true;
    if (known.size >= this.query.perHopLimit) {
      this.mark([from], 'truncatedChildren');
      return false;
    }
    known.add(to);
    return true;
  }

  private add(step: LineageStep, degree: number): boolean {
    const known = this.found.get(step.target);
    if (known === undefined || known.isBetween) {
      return this.put(step.target, { ...nodeOf(step, degree), degrees: known?.degrees ?? [degree] });
    }
    if (known.degree === degree) this.found.set(step.target, withOrigin(known, originOf(step)));
    return false;
  }

  private addBetween(step: LineageStep, via: string, degree: number): void {
    const known = this.found.get(via);
    if (known === undefined) {
      this.put(via, { ...nodeOf(step, degree), origins: [{ from: step.origin }], isBetween: true });
    } else if (known.isBetween) {
      const degrees = known.degrees.includes(degree) ? known.degrees : [...known.degrees, degree];
      this.found.set(via, withOrigin({ ...known, degrees }, { from: step.origin }));
    }
  }

  private put(urn: string, node: LineageNode): boolean {
    if (this.found.size >= this.mostNodes && !this.found.has(urn)) {
      this.isOver = true;
      return false;
    }
    this.found.set(urn, node);
    return true;
  }

  private mark(urns: readonly string[], flag: 'explored' | 'truncatedChildren' | 'ignoredAsHop'): void {
    const marked = new Map<LineageNode, LineageNode>();
    for (const urn of urns) {
      const node = this.found.get(urn);
      if (node === undefined) continue;
      const own = marked.get(node) ?? { ...node, [flag]: true };
      marked.set(node, own);
      this.found.set(urn, own);
    }
  }
}

/** A node of which only the position is known. */
function plainNode(relationship: string, degree: number): LineageNode {
  return {
    relationship,
    degree,
    degrees: [degree],
    origins: undefined,
    isBetween: false,
    explored: false,
    truncatedChildren: false,
    ignoredAsHop: false,
    isManual: false,
  };
}

function nodeOf(step: LineageStep, degree: number): LineageNode {
  return {
    ...plainNode(step.relationship, degree),
    origins: [originOf(step)],
    isManual: isManual(step),
    ...(step.created_on == null ? {} : { createdOn: Number(step.created_on) }),
    ...(step.created_actor == null ? {} : { createdActor: step.created_actor }),
    ...(step.updated_on == null ? {} : { updatedOn: Number(step.updated_on) }),
    ...(step.updated_actor == null ? {} : { updatedActor: step.updated_actor }),
  };
}

function originOf({ origin: from, via }: LineageStep): LineageOrigin {
  return via === null ? { from } : { from, via };
}

function withOrigin(node: LineageNode, origin: LineageOrigin): LineageNode {
  const { origins = [] } = node;
  const isKnown = origins.some(({ from, via }) => from === origin.from && via === origin.via);
  return isKnown ? node : { ...node, origins: [...origins, origin] };
}

function isManual({ properties }: LineageStep): boolean {
  return properties != null && (JSON.parse(properties) as { readonly source?: unknown }).source === 'UI';
}

function isInWindow(step: LineageStep, window: TimeWindow | undefined): boolean {
  if (window === undefined || isManual(step)) return true;
  const times = [Number(step.created_on ?? 0), Number(step.updated_on ?? 0)];
  return times.every((time) => time === 0) || times.some((time) => time >= window.start && time <= window.end);
}

function meets(urn: string, { entityType, platforms }: IgnoredHops): boolean {
  if (entityTypeOfUrn(urn) !== entityType) return false;
  return platforms.length === 0 || platforms.includes(platformOfUrn(urn) ?? '');
}
