import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql';
import { SCHEMA_WORK } from '../../../entities/index.js';
import { argumentReader, NO_ARGUMENTS } from './argument-reader.js';
import { FieldCollector } from './field-collector.js';
import type { FieldPlan, SelectionPlan } from './selection-plan.js';
import { shapeOf } from './type-shape.js';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;
type Variables = Readonly<Record<string, unknown>>;

/**
 * Plans the selections of objects when an object of a type first occurs, at most once per set of nodes. The plans of an
 * operation grow with the types that its values have, not with the expansion of its fragments.
 */
export class SelectionPlanner {
  private readonly plans = new Map<string, SelectionPlan>();
  private readonly ids = new Map<SelectionSetNode, number>();
  private readonly collector: FieldCollector;
  private planned = 0;

  /** `variables`: values for `@skip` and `@include`. */
  constructor(
    private readonly schema: GraphQLSchema,
    fragments: Fragments,
    variables: Variables,
  ) {
    this.collector = new FieldCollector(schema, fragments, variables);
  }

  /** Total number of planned fields. */
  get size(): number {
    return this.planned;
  }

  /** Returns the plan of the selection sets, merged, for an object of `type`. */
  plan(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): SelectionPlan {
    const key = `${sets.map((set) => this.idOf(set)).join(' ')} ${type.name}`;
    let plan = this.plans.get(key);
    if (plan === undefined) this.plans.set(key, (plan = this.makePlan(type, sets)));
    return plan;
  }

  /** Returns the plan of the value of `field`, an object of `type`. */
  below(field: FieldPlan, type: GraphQLObjectType): SelectionPlan {
    let plan = field.below.get(type);
    if (plan === undefined) {
      const sets = field.nodes.flatMap(({ selectionSet }) => (selectionSet === undefined ? [] : [selectionSet]));
      field.below.set(type, (plan = this.plan(type, sets)));
    }
    return plan;
  }

  private makePlan(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): SelectionPlan {
    const collected = this.collector.collect(type, sets);
    const fields: FieldPlan[] = [];
    for (const [responseName, nodes] of collected) {
      const definition = this.definitionOf(type, nodes[0]?.name.value ?? '');
      if (definition !== undefined) fields.push(planField(responseName, type, definition, nodes));
    }
    this.planned += fields.length;
    const isDeep = fields.some(({ shape, definition }) => shape.kind !== 'leaf' || definition.resolve !== undefined);
    return { type, fields, isDeep, namesPrototype: collected.has('__proto__') };
  }

  private definitionOf(type: GraphQLObjectType, name: string): GraphQLField<unknown, unknown> | undefined {
    if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
    if (type === this.schema.getQueryType()) {
      if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
      if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    }
    return type.getFields()[name];
  }

  private idOf(set: SelectionSetNode): number {
    let id = this.ids.get(set);
    if (id === undefined) this.ids.set(set, (id = this.ids.size));
    return id;
  }
}

function planField(
  responseName: string,
  parentType: GraphQLObjectType,
  definition: GraphQLField<unknown, unknown>,
  nodes: readonly FieldNode[],
): FieldPlan {
  const [node] = nodes;
  return {
    responseName,
    parentType,
    definition,
    nodes,
    shape: shapeOf(definition.type),
    work: definition === SchemaMetaFieldDef ? SCHEMA_WORK : 1,
    readArguments: node === undefined ? NO_ARGUMENTS : argumentReader(definition, node),
    below: new Map(),
  };
}
