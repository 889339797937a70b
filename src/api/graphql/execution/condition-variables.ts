import { type DocumentNode, Kind, visit } from 'graphql';

const CONDITIONS: ReadonlySet<string> = new Set(['skip', 'include']);

/** Names of the variables that decide what the `@skip` and `@include` of a document leave out, in order. */
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
