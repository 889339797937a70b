import type { DocumentNode } from 'graphql';
import type { PreparedOperation } from './prepared-operation.js';

/**
 * Keeps prepared operations as long as their documents are kept, so that a query seen before goes straight to
 * execution.
 */
export class OperationCache {
  private readonly operations = new WeakMap<DocumentNode, Map<string | undefined, PreparedOperation>>();

  /** The operation of `document` that a request with this `operationName` runs, if one did before. */
  get(document: DocumentNode, operationName: string | undefined): PreparedOperation | undefined {
    return this.operations.get(document)?.get(operationName);
  }

  /** Keeps an operation of `document`. */
  set(document: DocumentNode, operationName: string | undefined, operation: PreparedOperation): void {
    const known = this.operations.get(document);
    if (known === undefined) this.operations.set(document, new Map([[operationName, operation]]));
    else known.set(operationName, operation);
  }
}
