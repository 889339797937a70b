import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * Returns how often `operation` selects its most frequent root field, with or without aliases, after fragments are
 * expanded. Counting stops above `limit`, so that its duration does not grow with the expansion of fragments.
 */
export function mostUsedRootField(document: DocumentNode, operation: OperationDefinitionNode, limit: number): number {
  return new RootFieldCounter(document, limit).count(operation);
}

class RootFieldCounter {
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  private readonly uses = new Map<string, number>();
  private readonly open = new Set<string>();
  private readonly spreads = new Map<string, number>();
  private most = 0;

  constructor(
    document: DocumentNode,
    private readonly limit: number,
  ) {
    const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = new Map(fragments.map((node) => [node.name.value, node]));
  }

  count({ selectionSet }: OperationDefinitionNode): number {
    this.visit(selectionSet);
    return this.most;
  }

  private visit({ selections }: SelectionSetNode): void {
    for (const node of selections) {
      if (this.most > this.limit) return;
      if (node.kind === Kind.FIELD) this.most = Math.max(this.most, increment(this.uses, node.name.value));
      else if (node.kind === Kind.INLINE_FRAGMENT) this.visit(node.selectionSet);
      else this.spread(node.name.value);
    }
  }

  private spread(name: string): void {
    const fragment = this.fragments.get(name);
    if (fragment === undefined || this.open.has(name)) return;
    this.most = Math.max(this.most, increment(this.spreads, name));
    if (this.most > this.limit) return;
    this.open.add(name);
    this.visit(fragment.selectionSet);
    this.open.delete(name);
  }
}

function increment(counts: Map<string, number>, name: string): number {
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return count;
}
