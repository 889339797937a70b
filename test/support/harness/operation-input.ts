import type { DeclaredOperation, OperationRequest } from '../../../src/api/openapi/operation/operation.js';

/** What the handler of an operation gets for a request; throws as reading the request does. */
export function inputOf<Input>(operation: DeclaredOperation<Input>, request: Partial<OperationRequest> = {}): Input {
  return operation.read({ url: '', params: {}, query: {}, ...request });
}
