import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import type { GraphqlConfig } from '../../../foundation/config/index.js';
import { limitError } from '../errors/classified-error.js';
import { complexityOf, fieldCount } from './complexity.js';
import { measureOperations } from './measure-document.js';
import { mostUsedRootField } from './root-fields.js';

/** Maximum number of directives in one place; DataHub's clients use two. */
const MAX_DIRECTIVES_AT_ONCE = 8;

/** Maximum number of fragments in one query text; DataHub's user interface sends several dozen. */
const MAX_FRAGMENTS = 500;

type Limits = Omit<GraphqlConfig, 'introspection' | 'graphiql'>;
type Check = readonly [what: string, variable: string | undefined, limit: number, actual: () => number];

/**
 * Returns the error if a document exceeds a limit; otherwise undefined. It is called before validation, whose duration
 * grows faster than the document. Complexity is computed without variables, which gives the minimum.
 */
export function documentRefusal(document: DocumentNode, limits: Limits): GraphQLError | undefined {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return (
    countRefusal('operations', operations, limits.maxOperations, 'GRAPHQL_QUERY_OPERATION_LIMIT') ??
    countRefusal('fragments', fragments, MAX_FRAGMENTS) ??
    first(fragments, (fragment) => fragmentRefusal(fragment, limits)) ??
    operationsRefusal(document, operations, limits)
  );
}

function countRefusal(
  what: string,
  { length }: readonly unknown[],
  limit: number,
  variable?: string,
): GraphQLError | undefined {
  return length <= limit ? undefined : limitError(`The number of ${what}`, variable, limit, length);
}

function fragmentRefusal(fragment: FragmentDefinitionNode, { maxComplexity }: Limits): GraphQLError | undefined {
  const count = fieldCount(fragment.selectionSet);
  if (count <= maxComplexity) return undefined;
  return limitError('The complexity', 'GRAPHQL_QUERY_COMPLEXITY_LIMIT', maxComplexity, count, fragment);
}

function operationsRefusal(
  document: DocumentNode,
  operations: readonly OperationDefinitionNode[],
  limits: Limits,
): GraphQLError | undefined {
  const measures = measureOperations(document);
  return first(operations, (operation) => {
    const { depth = 0, fields = 0, aliases = 0, directives = 0, directivesAtOnce = 0 } = measures.get(operation) ?? {};
    const checks: readonly Check[] = [
      ['The depth', 'GRAPHQL_QUERY_DEPTH_LIMIT', limits.maxDepth, () => depth],
      ['The number of fields', 'GRAPHQL_QUERY_FIELD_LIMIT', limits.maxFields, () => fields],
      ['The number of aliases', 'GRAPHQL_QUERY_ALIAS_LIMIT', limits.maxAliases, () => aliases],
      ['The number of directives', 'GRAPHQL_QUERY_DIRECTIVE_LIMIT', limits.maxDirectives, () => directives],
      ['The number of directives at one place', undefined, MAX_DIRECTIVES_AT_ONCE, () => directivesAtOnce],
      [
        'The number of uses of one root field',
        'GRAPHQL_QUERY_ROOT_FIELD_LIMIT',
        limits.maxRootFieldUses,
        () => mostUsedRootField(document, operation, limits.maxRootFieldUses),
      ],
      [
        'The complexity',
        'GRAPHQL_QUERY_COMPLEXITY_LIMIT',
        limits.maxComplexity,
        () => complexityOf(document, operation, {}),
      ],
    ];
    return first(checks, ([what, variable, limit, actual]) => {
      const found = actual();
      return found > limit ? limitError(what, variable, limit, found, operation) : undefined;
    });
  });
}

function first<Item, Result>(items: readonly Item[], judge: (item: Item) => Result | undefined): Result | undefined {
  for (const item of items) {
    const result = judge(item);
    if (result !== undefined) return result;
  }
  return undefined;
}
