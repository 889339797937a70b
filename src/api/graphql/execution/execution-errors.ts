import { type GraphQLError, locatedError, responsePathAsArray } from 'graphql';
import type { ResponsePath } from 'graphql';
import type { FieldPlan } from './selection-plan.js';

/** The errors of one execution, in the order in which they came up. */
export class ExecutionErrors {
  readonly all: GraphQLError[] = [];
  private readonly nulled = new Set<ResponsePath | undefined>();

  /**
   * Adds the error because of which the value at `path` became null. What lies below a value that is null already is
   * left out, as graphql-js does.
   */
  add(error: GraphQLError, path: ResponsePath | undefined): void {
    for (let place = path; place !== undefined; place = place.prev) if (this.nulled.has(place)) return;
    if (this.nulled.has(undefined)) return;
    this.nulled.add(path);
    this.all.push(error);
  }
}

/** `error` with the place of the document and of the answer that it belongs to; unchanged when it has one. */
export function errorAt(error: unknown, { nodes }: FieldPlan, path: ResponsePath): GraphQLError {
  return locatedError(error, nodes, responsePathAsArray(path));
}
