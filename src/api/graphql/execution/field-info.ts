import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLResolveInfo,
  GraphQLSchema,
  OperationDefinitionNode,
  ResponsePath,
} from 'graphql';
import type { OperationPlan } from './operation-plan.js';
import type { FieldPlan } from './selection-plan.js';

/** The information that a resolver receives about its field. Most resolvers read none of it, so it copies nothing. */
export class FieldInfo implements GraphQLResolveInfo {
  readonly rootValue = undefined;

  constructor(
    private readonly plan: OperationPlan,
    readonly variableValues: Record<string, unknown>,
    private readonly field: FieldPlan,
    readonly path: ResponsePath,
  ) {}

  get fieldName(): string {
    return this.field.definition.name;
  }

  get fieldNodes(): readonly FieldNode[] {
    return this.field.nodes;
  }

  get returnType(): GraphQLOutputType {
    return this.field.definition.type;
  }

  get parentType(): GraphQLObjectType {
    return this.field.parentType;
  }

  get schema(): GraphQLSchema {
    return this.plan.schema;
  }

  get fragments(): Record<string, FragmentDefinitionNode> {
    return this.plan.fragments;
  }

  get operation(): OperationDefinitionNode {
    return this.plan.operation;
  }
}
