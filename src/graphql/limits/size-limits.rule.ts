import type { ValidationRule } from 'graphql';
import type { GraphqlConfig } from '../../config/index.js';
import { limitError } from '../errors/classified-error.js';
import { measureOperations } from './measure-document.js';

/** The validation rule that refuses documents nested too deep, or with too many aliases or directives. */
export function sizeLimitsRule(
  limits: Pick<GraphqlConfig, 'maxDepth' | 'maxAliases' | 'maxDirectives'>,
): ValidationRule {
  return (context) => ({
    Document(document) {
      for (const [node, { depth, aliases, directives }] of measureOperations(document)) {
        const checks = [
          ['The depth', 'GRAPHQL_QUERY_DEPTH_LIMIT', limits.maxDepth, depth],
          ['The number of aliases', 'GRAPHQL_QUERY_ALIAS_LIMIT', limits.maxAliases, aliases],
          ['The number of directives', 'GRAPHQL_QUERY_DIRECTIVE_LIMIT', limits.maxDirectives, directives],
        ] as const;
        for (const [what, variable, limit, actual] of checks) {
          if (actual > limit) context.reportError(limitError(what, variable, limit, actual, node));
        }
      }
    },
  });
}
