/** Reads the urn of an entity's parent; undefined at the root. */
export type ReadParent = (urn: string) => Promise<string | undefined>;

/** Levels of parents that are followed by default. Source: DataHub. */
const MAX_PARENTS = 50;

/** Urns of the parents of `urn`, the nearest first: at most `most`, and none twice. */
export async function parentsOf(urn: string, parentOf: ReadParent, most: number = MAX_PARENTS): Promise<string[]> {
  const parents: string[] = [];
  let next = await parentOf(urn);
  while (next !== undefined && parents.length < most && !parents.includes(next)) {
    parents.push(next);
    next = await parentOf(next);
  }
  return parents;
}

/**
 * Whether `test` holds for `urn` or for one of its parents. Tests the nearest first, at most `most` entities and none
 * twice, and reads no parent above the first for which the test holds.
 */
export async function someUpwards(
  urn: string,
  parentOf: ReadParent,
  test: (urn: string) => boolean | Promise<boolean>,
  most: number = MAX_PARENTS,
): Promise<boolean> {
  const seen = new Set<string>();
  for (
    let at: string | undefined = urn;
    at !== undefined && seen.size < most && !seen.has(at);
    at = await parentOf(at)
  ) {
    if (await test(at)) return true;
    seen.add(at);
  }
  return false;
}

/** Whether `urn` is `place`, or lies inside it at any depth. */
export function isInside(urn: string, place: string, parentOf: ReadParent, most?: number): Promise<boolean> {
  return someUpwards(urn, parentOf, (at) => at === place, most);
}
