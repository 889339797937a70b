import { invalidArgument } from '../common/errors.js';
import type { IgnoredHops, LineageNode, LineageOrigin, LineageQuery, TimeWindow } from './lineage-query.js';
import type { LineageStep } from './lineage-steps.js';
import { platformOfUrn } from './urn-platform.js';
import { typeOfUrn } from './urn-type.js';

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };
type Node = Mutable<Omit<LineageNode, 'degrees' | 'origins'>> & { degrees: number[]; origins: LineageOrigin[] };

/** One walk: what it has found, and the rules by which an edge leads on. */
export class LineageWalk {
  private readonly found = new Map<string, Node>();

  constructor(
    private readonly query: LineageQuery,
    private readonly mostNodes: number,
  ) {}

  get nodes(): ReadonlyMap<string, LineageNode> {
    return this.found;
  }

  /** Takes in the edges of one hop, and answers what is found for the first time. Throws `INVALID_ARGUMENT` when the walk finds more than it may. */
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
    this.requireFew();
    return reached;
  }

  /** The urns among those that do not count as a hop. */
  ignored(urns: readonly string[]): readonly string[] {
    const { ignoreAsHops = [] } = this.query;
    const ignored =
      ignoreAsHops.length === 0 ? [] : urns.filter((urn) => ignoreAsHops.some((rule) => meets(urn, rule)));
    for (const urn of ignored) this.mark(urn, 'ignoredAsHop');
    return ignored;
  }

  /** Notes that the edges of `urns` are looked at. */
  explore(urns: readonly string[]): void {
    for (const urn of urns) this.mark(urn, 'explored');
  }

  /** A limit per entity keeps the latest edges. */
  private ordered(steps: readonly LineageStep[]): readonly LineageStep[] {
    if (this.query.perHopLimit === undefined) return steps;
    return [...steps].sort(
      (left, right) =>
        Number(right.updated_on ?? 0) - Number(left.updated_on ?? 0) ||
        Number(right.created_on ?? 0) - Number(left.created_on ?? 0),
    );
  }

  private hasRoom({ origin: from, target: to }: LineageStep, neighbours: Map<string, Set<string>>): boolean {
    if (this.query.perHopLimit === undefined) return true;
    const known = neighbours.get(from) ?? new Set();
    neighbours.set(from, known);
    if (known.has(to)) return true;
    if (known.size >= this.query.perHopLimit) {
      this.mark(from, 'truncatedChildren');
      return false;
    }
    known.add(to);
    return true;
  }

  private add(step: LineageStep, degree: number): boolean {
    const known = this.found.get(step.target);
    if (known === undefined || known.isBetween) {
      this.found.set(step.target, { ...nodeOf(step, step.target, degree), degrees: known?.degrees ?? [degree] });
      return true;
    }
    if (known.degree === degree) addOrigin(known, originOf(step));
    return false;
  }

  private addBetween(step: LineageStep, via: string, degree: number): void {
    const known = this.found.get(via);
    if (known === undefined) {
      this.found.set(via, { ...nodeOf(step, via, degree), origins: [{ from: step.origin }], isBetween: true });
    } else if (known.isBetween) {
      if (!known.degrees.includes(degree)) known.degrees.push(degree);
      addOrigin(known, { from: step.origin });
    }
  }

  private mark(urn: string, flag: 'explored' | 'truncatedChildren' | 'ignoredAsHop'): void {
    const node = this.found.get(urn);
    if (node !== undefined) node[flag] = true;
  }

  private requireFew(): void {
    if (this.found.size <= this.mostNodes) return;
    throw invalidArgument(
      `The lineage of ${this.query.urn} holds more than ${this.mostNodes} entities. Ask for fewer hops with a filter on degree.`,
    );
  }
}

function nodeOf(step: LineageStep, urn: string, degree: number): Node {
  return {
    urn,
    relationship: step.relationship,
    degree,
    degrees: [degree],
    origins: [originOf(step)],
    isBetween: false,
    explored: false,
    truncatedChildren: false,
    ignoredAsHop: false,
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

function addOrigin({ origins }: Node, origin: LineageOrigin): void {
  if (!origins.some(({ from, via }) => from === origin.from && via === origin.via)) origins.push(origin);
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
  if (typeOfUrn(urn) !== entityType) return false;
  return platforms.length === 0 || platforms.includes(platformOfUrn(urn) ?? '');
}
