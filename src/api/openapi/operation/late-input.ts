import type { DeclaredOperation, OperationRequest } from './operation.js';

/** The input of an operation that judges its caller before it reads what may be wrong with the request. */
export interface LateInput<Input> {
  /** The request, with what the caller is judged by. */
  readonly request: OperationRequest;
  /** The input. Throws `INVALID_ARGUMENT` and `MALFORMED_URN`. */
  readonly read: () => Input;
}

/** The same operation, whose handler reads the input itself once it knows that the caller is allowed. */
export function late<Input>(operation: DeclaredOperation<Input>): DeclaredOperation<LateInput<Input>> {
  return { ...operation, read: (request) => ({ request, read: () => operation.read(request) }) };
}
