import type { Relationships } from './lineage-rules.js';
import { typeOfUrn } from './urn-type.js';

/** Urns at the other ends of edges, perhaps repeated; whether a walk follows an edge is only known when asked. */
export class Neighbours {
  private readonly names: readonly string[];

  /** `relationships`: for each target the position of its relationship in `followed`. */
  constructor(
    readonly targets: readonly string[],
    private readonly relationships: readonly number[],
    private readonly followed: Relationships,
  ) {
    this.names = [...followed.keys()];
  }

  /** The relationship to the target at a position; undefined if a walk does not follow it to such an entity. */
  relationshipAt(position: number): string | undefined {
    const name = this.names[this.relationships[position] ?? -1];
    const types = name === undefined ? undefined : this.followed.get(name);
    return types?.has(typeOfUrn(this.targets[position] ?? '')) === true ? name : undefined;
  }
}
