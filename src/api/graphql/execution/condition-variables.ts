import { type DocumentNode, Kind, visit } from 'graphql';

const CONDITIONS: ReadonlySet<string> = new Set(['skip', 'include']);

/** Returns the names of the variables in the `@skip` and `@include` directives of a document, in order. */
export function conditionVariables(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive(node) {
      if (!CONDITIONS.has(node.name.value)) return;
      for (const { value } of node.arguments ?? []) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names].sort();
}
