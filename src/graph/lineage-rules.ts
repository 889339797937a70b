import { entityTypeOfUrn } from '../foundation/common/urn.js';
import { lineageEdgeTypes, type ModelRegistry } from '../model/index.js';
import type { LineageDirection } from './lineage-query.js';

/** Relationships by name, each with the entity types allowed at its other end. */
export type Relationships = ReadonlyMap<string, ReadonlySet<string>>;

/** The edges that a walk follows from entities of one type. */
export interface FollowedEdges {
  /** Edges whose source is the entity. */
  readonly outgoing: Relationships;
  /** Edges whose destination is the entity. */
  readonly incoming: Relationships;
}

/** A kind of lineage edge. */
interface Rule {
  readonly source: string;
  readonly relationship: string;
  readonly destination: string;
  readonly destinationIsUpstream: boolean;
}

/** Lineage of columns, which no annotation declares: created from `fineGrainedLineages` and `inputFields`. */
const COLUMNS: Rule = {
  source: 'schemaField',
  relationship: 'DownstreamOf',
  destination: 'schemaField',
  destinationIsUpstream: true,
};

const NOTHING: FollowedEdges = { outgoing: new Map(), incoming: new Map() };

/** `FollowedEdges` under construction. */
type Growing = Record<keyof FollowedEdges, Map<string, Set<string>>>;

/** The edges that are lineage, derived once from the model. */
export class LineageRules {
  private readonly known = new Map<string, Growing>();

  constructor(registry: ModelRegistry) {
    for (const rule of [...lineageEdgeTypes(registry), COLUMNS]) this.add(rule);
  }

  /** The edges on which data arrives at, or leaves, entities of a type; empty for types without lineage. */
  of(entityType: string, direction: LineageDirection): FollowedEdges {
    return this.known.get(`${entityType} ${direction}`) ?? NOTHING;
  }

  private add({ source, relationship, destination, destinationIsUpstream }: Rule): void {
    const [fromSource, fromDestination] = destinationIsUpstream
      ? (['UPSTREAM', 'DOWNSTREAM'] as const)
      : (['DOWNSTREAM', 'UPSTREAM'] as const);
    put(this.at(source, fromSource).outgoing, relationship, destination);
    put(this.at(destination, fromDestination).incoming, relationship, source);
  }

  private at(entityType: string, direction: LineageDirection): Growing {
    const key = `${entityType} ${direction}`;
    const known = this.known.get(key) ?? {
      outgoing: new Map<string, Set<string>>(),
      incoming: new Map<string, Set<string>>(),
    };
    this.known.set(key, known);
    return known;
  }
}

/** Whether a walk follows an edge with this relationship to an entity. */
export function isFollowed(followed: Relationships, relationship: string, target: string): boolean {
  return followed.get(relationship)?.has(entityTypeOfUrn(target)) === true;
}

function put(relationships: Map<string, Set<string>>, name: string, entityType: string): void {
  const known = relationships.get(name);
  if (known === undefined) relationships.set(name, new Set([entityType]));
  else known.add(entityType);
}
