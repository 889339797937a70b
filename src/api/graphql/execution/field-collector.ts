import {
  type FieldNode,
  type FragmentDefinitionNode,
  getDirectiveValues,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  type NamedTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;
type Variables = Readonly<Record<string, unknown>>;

/** State of one collection. */
interface Collection {
  readonly type: GraphQLObjectType;
  readonly fields: Map<string, FieldNode[]>;
  /** Names of the fragments already visited; each counts once. */
  readonly fragments: Set<string>;
}

/** Collects the fields of selections, as CollectFields of the specification does. */
export class FieldCollector {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: Fragments,
    private readonly variables: Variables,
  ) {}

  /** Returns the fields that the selection sets select of an object of `type`, by response name. */
  collect(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): ReadonlyMap<string, readonly FieldNode[]> {
    const collection: Collection = { type, fields: new Map(), fragments: new Set() };
    for (const set of sets) this.addSet(set, collection);
    return collection.fields;
  }

  private addSet({ selections }: SelectionSetNode, collection: Collection): void {
    for (const node of selections) this.addSelection(node, collection);
  }

  private addSelection(node: SelectionNode, collection: Collection): void {
    if (node.kind === Kind.FRAGMENT_SPREAD && collection.fragments.has(node.name.value)) return;
    if (!this.isIncluded(node)) return;
    if (node.kind === Kind.FIELD) addField(node, collection.fields);
    else if (node.kind === Kind.FRAGMENT_SPREAD) this.addFragment(node.name.value, collection);
    else if (this.fits(node.typeCondition, collection.type)) this.addSet(node.selectionSet, collection);
  }

  private addFragment(name: string, collection: Collection): void {
    collection.fragments.add(name);
    const fragment = this.fragments[name];
    if (fragment === undefined || !this.fits(fragment.typeCondition, collection.type)) return;
    this.addSet(fragment.selectionSet, collection);
  }

  private isIncluded(node: SelectionNode): boolean {
    if (node.directives === undefined || node.directives.length === 0) return true;
    if (getDirectiveValues(GraphQLSkipDirective, node, this.variables)?.['if'] === true) return false;
    return getDirectiveValues(GraphQLIncludeDirective, node, this.variables)?.['if'] !== false;
  }

  private fits(condition: NamedTypeNode | undefined, type: GraphQLObjectType): boolean {
    if (condition === undefined || condition.name.value === type.name) return true;
    const named = this.schema.getType(condition.name.value);
    return isAbstractType(named) && this.schema.isSubType(named, type);
  }
}

function addField(node: FieldNode, fields: Map<string, FieldNode[]>): void {
  const name = (node.alias ?? node.name).value;
  const nodes = fields.get(name);
  if (nodes === undefined) fields.set(name, [node]);
  else nodes.push(node);
}
