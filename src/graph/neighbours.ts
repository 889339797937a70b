import { isFollowed, type Relationships } from './lineage-rules.js';

/** Urns at the other ends of edges, perhaps repeated; whether a walk follows an edge is only known when asked. */
export class Neighbours {
  /** `relationships`: that to each target. */
  constructor(
    readonly targets: readonly string[],
    private readonly relationships: readonly string[],
    private readonly followed: Relationships,
  ) {}

  /** The relationship to the target at a position; undefined if a walk does not follow it to such an entity. */
  relationshipAt(position: number): string | undefined {
    const name = this.relationships[position] ?? '';
    return isFollowed(this.followed, name, this.targets[position] ?? '') ? name : undefined;
  }
}
