import {
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** Size of a selection after its fragments are expanded. */
export interface DocumentMeasure {
  /** Levels of fields; root fields are level 1. */
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  readonly directives: number;
  /** Maximum number of directives in one place. */
  readonly directivesAtOnce: number;
}

const NOTHING: DocumentMeasure = { depth: 0, fields: 0, aliases: 0, directives: 0, directivesAtOnce: 0 };

/**
 * Measures each operation of a document. Each fragment is measured once; a recursive fragment counts as empty, since
 * validation rejects it.
 */
export function measureOperations(document: DocumentNode): ReadonlyMap<OperationDefinitionNode, DocumentMeasure> {
  const measurer = new Measurer(document);
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return new Map(operations.map((node) => [node, measurer.definition(node)]));
}

class Measurer {
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  private readonly measured = new Map<string, DocumentMeasure>();

  constructor(document: DocumentNode) {
    const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = new Map(fragments.map((node) => [node.name.value, node]));
  }

  definition(node: OperationDefinitionNode | FragmentDefinitionNode): DocumentMeasure {
    return withOwn(this.selections(node.selectionSet), { directives: node.directives });
  }

  private selections(set: SelectionSetNode | undefined): DocumentMeasure {
    const parts = set?.selections.map((node) => this.selection(node)) ?? [];
    return parts.reduce(beside, NOTHING);
  }

  private selection(node: SelectionNode): DocumentMeasure {
    if (node.kind === Kind.FRAGMENT_SPREAD)
      return withOwn(this.fragment(node.name.value), { directives: node.directives });
    const below = this.selections(node.selectionSet);
    if (node.kind === Kind.INLINE_FRAGMENT) return withOwn(below, { directives: node.directives });
    return withOwn(below, { depth: 1, aliases: node.alias === undefined ? 0 : 1, directives: node.directives });
  }

  private fragment(name: string): DocumentMeasure {
    const known = this.measured.get(name);
    if (known !== undefined) return known;
    this.measured.set(name, NOTHING);
    const node = this.fragments.get(name);
    const measure = node === undefined ? NOTHING : this.definition(node);
    this.measured.set(name, measure);
    return measure;
  }
}

function beside(one: DocumentMeasure, other: DocumentMeasure): DocumentMeasure {
  return {
    depth: Math.max(one.depth, other.depth),
    fields: one.fields + other.fields,
    aliases: one.aliases + other.aliases,
    directives: one.directives + other.directives,
    directivesAtOnce: Math.max(one.directivesAtOnce, other.directivesAtOnce),
  };
}

function withOwn(
  below: DocumentMeasure,
  own: { depth?: number; aliases?: number; directives: readonly DirectiveNode[] | undefined },
): DocumentMeasure {
  const directives = own.directives?.length ?? 0;
  return {
    depth: below.depth + (own.depth ?? 0),
    fields: below.fields + (own.depth ?? 0),
    aliases: below.aliases + (own.aliases ?? 0),
    directives: below.directives + directives,
    directivesAtOnce: Math.max(below.directivesAtOnce, directives),
  };
}
