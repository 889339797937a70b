import type { GraphqlContext } from '../../entities/index.js';
import { siblings } from '../../model/index.js';

/** The siblings of an entity. */
export interface Siblings {
  readonly isPrimary: boolean;
  readonly urns: readonly string[];
}

/**
 * Returns the siblings in the aspect of an entity: entities that represent the same data. Entities without the aspect
 * are primary.
 */
export async function siblingsOf(urn: string, { entities }: GraphqlContext): Promise<Siblings> {
  const stored = await entities.value(urn, siblings);
  return { isPrimary: stored?.primary ?? true, urns: stored?.siblings ?? [] };
}

/** Returns `urns` without non-primary entities that have a sibling among them. */
export async function withoutSecondarySiblings(
  urns: readonly string[],
  context: GraphqlContext,
): Promise<ReadonlySet<string>> {
  const present = new Set(urns);
  const kept = await Promise.all(
    urns.map(async (urn) => {
      const { isPrimary, urns: others } = await siblingsOf(urn, context);
      return isPrimary || !others.some((sibling) => present.has(sibling));
    }),
  );
  return new Set(urns.filter((_urn, at) => kept[at]));
}
