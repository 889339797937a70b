import {
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
  type ValidationContext,
} from 'graphql';

/** A field of a selection after fragments are expanded and equal response names are merged. */
export interface MergedField {
  readonly node: FieldNode;
  /** Type on which the field is selected; undefined if the document names a type that does not exist. */
  readonly parent: GraphQLNamedType | undefined;
  readonly definition: GraphQLField<unknown, unknown> | undefined;
  /** Field that contains the selection; undefined for the selection of an operation. */
  readonly above: MergedField | undefined;
}

/** A selection to merge with others. */
export interface SelectionPart {
  readonly set: SelectionSetNode;
  readonly type: GraphQLNamedType | undefined;
  readonly above: MergedField | undefined;
}

/**
 * Returns the fields of `parts` by response name, with each fragment expanded once. `count` is called for each
 * selection visited.
 */
export function mergeSelections(
  context: ValidationContext,
  parts: readonly SelectionPart[],
  count: () => void,
): ReadonlyMap<string, readonly MergedField[]> {
  const merger = new SelectionMerger(context, count);
  for (const part of parts) merger.once(part);
  return merger.fields;
}

/**
 * Returns the selection of `field`; undefined for a leaf. A selection of a single fragment is replaced by the
 * fragment's selection.
 */
export function selectionOf(context: ValidationContext, field: MergedField): SelectionPart | undefined {
  const { selectionSet: set } = field.node;
  if (set === undefined) return undefined;
  const [only] = set.selections;
  const isSpread = set.selections.length === 1 && only?.kind === Kind.FRAGMENT_SPREAD;
  const fragment = isSpread ? fragmentPart(context, only.name.value, field) : undefined;
  return fragment ?? { set, type: field.definition && getNamedType(field.definition.type), above: field };
}

function fragmentPart(
  context: ValidationContext,
  name: string,
  above: MergedField | undefined,
): SelectionPart | undefined {
  const fragment = context.getFragment(name);
  if (fragment == null) return undefined;
  return { set: fragment.selectionSet, type: typeFromAST(context.getSchema(), fragment.typeCondition), above };
}

class SelectionMerger {
  readonly fields = new Map<string, MergedField[]>();
  private readonly merged = new Set<SelectionSetNode>();

  constructor(
    private readonly context: ValidationContext,
    private readonly count: () => void,
  ) {}

  once(part: SelectionPart | undefined): void {
    if (part === undefined || this.merged.has(part.set)) return;
    this.merged.add(part.set);
    for (const selection of part.set.selections) this.add(selection, part);
  }

  private add(selection: SelectionNode, { type, above }: SelectionPart): void {
    this.count();
    if (selection.kind === Kind.FIELD) {
      this.addField(selection, type, above);
      return;
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      this.once(fragmentPart(this.context, selection.name.value, above));
      return;
    }
    const { typeCondition, selectionSet: set } = selection;
    const narrowed = typeCondition === undefined ? type : typeFromAST(this.context.getSchema(), typeCondition);
    this.once({ set, type: narrowed, above });
  }

  private addField(node: FieldNode, parent: SelectionPart['type'], above: SelectionPart['above']): void {
    const name = node.alias?.value ?? node.name.value;
    const hasFields = isObjectType(parent) || isInterfaceType(parent);
    const definition = hasFields ? parent.getFields()[node.name.value] : undefined;
    const field = { node, parent, definition, above };
    const same = this.fields.get(name);
    if (same === undefined) this.fields.set(name, [field]);
    else same.push(field);
  }
}
