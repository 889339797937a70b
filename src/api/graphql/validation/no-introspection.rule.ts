import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/** Rejects introspection, for deployments that disable it. */
export function noIntrospectionRule(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      const { value: name } = node.name;
      if (name !== '__schema' && name !== '__type') return;
      const message = `"${name}" is refused: the schema may not be asked for (GRAPHQL_QUERY_INTROSPECTION_ENABLED)`;
      context.reportError(new GraphQLError(message, { nodes: node }));
    },
  };
}
