/** Returns the urn of an entity's parent; undefined at the root. */
export type ReadParent = (urn: string) => Promise<string | undefined>;

/** Default maximum number of levels of parents. Source: DataHub. */
const MAX_PARENTS = 50;

/** Returns the urns of the parents of `urn`, nearest first: at most `most`, each once. */
export async function parentsOf(urn: string, parentOf: ReadParent, most: number = MAX_PARENTS): Promise<string[]> {
  const parents: string[] = [];
  let next = await parentOf(urn);
  while (next !== undefined && parents.length < most && !parents.includes(next)) {
    parents.push(next);
    next = await parentOf(next);
  }
  return parents;
}

/** Returns the same as `parentsOf`, up to the first parent for which `canView` does not hold. */
export function viewableParentsOf(
  urn: string,
  parentOf: ReadParent,
  canView: (urn: string) => boolean | Promise<boolean>,
  most?: number,
): Promise<string[]> {
  const viewableParentOf: ReadParent = async (of) => {
    const parent = await parentOf(of);
    return parent !== undefined && (await canView(parent)) ? parent : undefined;
  };
  return parentsOf(urn, viewableParentOf, most);
}

/**
 * Returns whether `test` holds for `urn` or one of its parents. Tests upwards from `urn`, at most `most` entities, each
 * once; stops at the first match.
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

/** Returns whether `urn` is `place` or a descendant of `place`. */
export function isInside(urn: string, place: string, parentOf: ReadParent, most?: number): Promise<boolean> {
  return someUpwards(urn, parentOf, (at) => at === place, most);
}
