import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type ObjectFieldNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { isJsonObject } from '../../../foundation/json/json.js';

type Variables = Readonly<Record<string, unknown>>;

/**
 * Name of the fragment with which DataHub's user interface selects search results, the most expensive part of its
 * queries.
 */
const COSTLY_FRAGMENT = 'searchResultFields';

const TYPE_NAME = '__typename';

/**
 * Returns the complexity of an operation, computed as in DataHub. Each field except `__typename` counts 1 plus the
 * fields below it; a fragment counts where it is first spread. An argument `input` that is a list adds its length. An
 * `input` with a `count` above 1, whose results are selected by the fragment `searchResultFields`, adds twice that
 * count.
 */
export function complexityOf(document: DocumentNode, operation: OperationDefinitionNode, variables: Variables): number {
  return new ComplexityCounter(document, variables).selections(operation.selectionSet);
}

/**
 * Returns the number of fields in `set` as written, including nested fields and `__typename`, without expanding
 * fragments.
 */
export function fieldCount(set: SelectionSetNode | undefined): number {
  let count = 0;
  for (const node of set?.selections ?? []) {
    if (node.kind === Kind.FIELD) count += 1;
    if (node.kind !== Kind.FRAGMENT_SPREAD) count += fieldCount(node.selectionSet);
  }
  return count;
}

/** Whether the complexity of `operation` may depend on its variables. */
export function dependsOnVariables(operation: OperationDefinitionNode): boolean {
  return (operation.variableDefinitions?.length ?? 0) > 0;
}

class ComplexityCounter {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  private readonly counted = new Set<string>();

  constructor(
    document: DocumentNode,
    private readonly variables: Variables,
  ) {
    for (const node of document.definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(node.name.value, node);
    }
  }

  selections(set: SelectionSetNode | undefined): number {
    let sum = 0;
    for (const node of set?.selections ?? []) sum += this.selection(node);
    return sum;
  }

  private selection(node: SelectionNode): number {
    if (node.kind === Kind.FRAGMENT_SPREAD) return this.fragment(node.name.value);
    if (node.kind === Kind.INLINE_FRAGMENT) return this.selections(node.selectionSet);
    if (node.name.value === TYPE_NAME) return 0;
    return 1 + this.selections(node.selectionSet) + this.inputExtra(node);
  }

  private fragment(name: string): number {
    if (this.counted.has(name)) return 0;
    this.counted.add(name);
    return this.selections(this.fragments.get(name)?.selectionSet);
  }

  private inputExtra(node: FieldNode): number {
    const argument = node.arguments?.find((candidate) => candidate.name.value === 'input');
    if (argument === undefined) return 0;
    const input = this.inputOf(argument.value);
    if (Array.isArray(input)) return input.length;
    const count = isJsonObject(input) ? Number(input['count']) : 0;
    return count > 1 && selectsCostlyFragment(node) ? 2 * count : 0;
  }

  /** Returns the relevant part of an argument's value: a list, or an object with its `count`. */
  private inputOf(value: ValueNode): unknown {
    if (value.kind === Kind.LIST) return value.values;
    return value.kind === Kind.OBJECT
      ? countOf(value.fields, this.variables)
      : valueFromASTUntyped(value, this.variables);
  }
}

function countOf(nodes: readonly ObjectFieldNode[], variables: Variables): Variables {
  const fields = nodes.filter(({ name }) => name.value === 'count');
  return Object.fromEntries(fields.map(({ value }) => ['count', valueFromASTUntyped(value, variables)]));
}

function selectsCostlyFragment(node: FieldNode): boolean {
  return fieldsNamed([node], 'searchResults')
    .flatMap((results) => fieldsNamed([results], 'entity'))
    .some((entity) =>
      entity.selectionSet?.selections.some(
        (selection) => selection.kind === Kind.FRAGMENT_SPREAD && selection.name.value === COSTLY_FRAGMENT,
      ),
    );
}

function fieldsNamed(parents: readonly FieldNode[], name: string): FieldNode[] {
  return parents.flatMap((parent) =>
    (parent.selectionSet?.selections ?? []).filter(
      (node): node is FieldNode => node.kind === Kind.FIELD && node.name.value === name,
    ),
  );
}
