import type { GraphqlContext } from '../../entities/index.js';

/** What an entity says of its siblings. */
export interface Siblings {
  readonly isPrimary: boolean;
  readonly urns: readonly string[];
}

const NONE: Siblings = { isPrimary: true, urns: [] };

/** The siblings that an entity names: entities that stand for the same data. */
export async function siblingsOf(urn: string, { entities }: GraphqlContext): Promise<Siblings> {
  const stored = await entities.value(urn, 'siblings');
  if (stored === undefined) return NONE;
  return { isPrimary: stored['primary'] === true, urns: (stored['siblings'] as readonly string[] | undefined) ?? [] };
}

/** The urns without those which are not primary beside a sibling that is among `urns` too. */
export async function withoutLesserSiblings(
  urns: readonly string[],
  context: GraphqlContext,
): Promise<ReadonlySet<string>> {
  const present = new Set(urns);
  const kept = await Promise.all(
    urns.map(async (urn) => {
      const siblings = await siblingsOf(urn, context);
      return siblings.isPrimary || !siblings.urns.some((sibling) => present.has(sibling));
    }),
  );
  return new Set(urns.filter((_urn, at) => kept[at]));
}
