import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type Definition = OperationDefinitionNode | FragmentDefinitionNode;

/**
 * Returns the nesting depth of selections of any kind in a document after its fragments are expanded: the depth of a
 * recursion over the selections. The recursion depth here is limited by the number of fragments. A recursive fragment
 * counts once.
 */
export function spreadNestingOf({ definitions }: DocumentNode): number {
  const measurer = new NestingMeasurer(definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION));
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return Math.max(0, ...[...operations, ...measurer.fragments.values()].map((node) => measurer.definition(node)));
}

class NestingMeasurer {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  private readonly measured = new Map<string, number>();

  constructor(fragments: readonly FragmentDefinitionNode[]) {
    this.fragments = new Map(fragments.map((node) => [node.name.value, node]));
  }

  definition({ selectionSet }: Definition): number {
    let deepest = 1;
    for (const [name, level] of spreadLevels(selectionSet)) deepest = Math.max(deepest, level + this.fragment(name));
    return deepest;
  }

  private fragment(name: string): number {
    const known = this.measured.get(name);
    if (known !== undefined) return known;
    this.measured.set(name, 0);
    const node = this.fragments.get(name);
    const nesting = node === undefined ? 0 : this.definition(node);
    this.measured.set(name, nesting);
    return nesting;
  }
}

/**
 * Returns the deepest level at which each fragment is spread in `set`, where `set` is level 1. The empty name stands
 * for the deepest level of `set` itself.
 */
function spreadLevels(set: SelectionSetNode): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  let sets: readonly SelectionSetNode[] = [set];
  for (let level = 1; sets.length > 0; level += 1) {
    const below: SelectionSetNode[] = [];
    levels.set('', level);
    for (const node of sets.flatMap(({ selections }) => selections)) {
      if (node.kind === Kind.FRAGMENT_SPREAD) levels.set(node.name.value, level);
      else if (node.selectionSet !== undefined) below.push(node.selectionSet);
    }
    sets = below;
  }
  return levels;
}
