import { type GraphQLError, locatedError, responsePathAsArray } from 'graphql';
import type { ResponsePath } from 'graphql';
import type { FieldPlan } from './selection-plan.js';

/** The errors of one execution, in the order of their occurrence. */
export class ExecutionErrors {
  readonly all: GraphQLError[] = [];
  private readonly nulled = new Set<ResponsePath | undefined>();
  /** The places that have an error below them, even if that was dropped. */
  private readonly marred = new Set<ResponsePath>();

  /**
   * Adds the error that set the value at `path` to null. As in graphql-js, errors below a value that is already null
   * are dropped.
   */
  add(error: GraphQLError, path: ResponsePath | undefined): void {
    let isBelowNull = this.nulled.has(undefined);
    for (let place = path; place !== undefined; place = place.prev) {
      this.marred.add(place);
      isBelowNull ||= this.nulled.has(place);
    }
    if (isBelowNull) return;
    this.nulled.add(path);
    this.all.push(error);
  }

  /** Whether an error occurred at a place or below it. */
  hasBelow(path: ResponsePath): boolean {
    return this.marred.has(path);
  }
}

/** Returns `error` with its location in the document and its path in the response; unchanged if it has a path. */
export function errorAt(error: unknown, { nodes }: FieldPlan, path: ResponsePath): GraphQLError {
  return locatedError(error, nodes, responsePathAsArray(path));
}

/** Returns the approximate number of characters of `error` in a response. */
export function lengthOf({ message, path = [] }: GraphQLError): number {
  let length = message.length;
  for (const step of path) length += typeof step === 'string' ? step.length : 1;
  return length;
}
