import type { DocumentNode } from 'graphql';
import type { PreparedOperation } from './prepared-operation.js';

/**
 * Caches prepared operations as long as their documents are cached, so that a known query goes directly to execution.
 */
export class OperationCache {
  private readonly operations = new WeakMap<DocumentNode, Map<string | undefined, PreparedOperation>>();

  /**
   * Returns the operation of `document` that a request with this `operationName` runs; undefined if it is not cached.
   */
  get(document: DocumentNode, operationName: string | undefined): PreparedOperation | undefined {
    return this.operations.get(document)?.get(operationName);
  }

  /** Caches an operation of `document`. */
  set(document: DocumentNode, operationName: string | undefined, operation: PreparedOperation): void {
    const known = this.operations.get(document);
    if (known === undefined) this.operations.set(document, new Map([[operationName, operation]]));
    else known.set(operationName, operation);
  }
}
