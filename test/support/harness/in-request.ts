import { RequestOrigin, runForOrigin } from '../../../src/foundation/requests/request-origin.js';

/** Runs `work` for a GraphQL request. */
export function inRequest<Result>(work: () => Result): Result {
  return runForOrigin(new RequestOrigin('127.0.0.1', undefined, '/api/graphql', 0), work);
}
