import type { PreparedOperation } from './prepared-operation.js';

/** Operations kept; DataHub's user interface and clients send a few hundred different ones. */
const MAX_OPERATIONS = 1_000;

/** Characters of query text kept in all; what is prepared of a query takes some twenty times the room of its text. */
const MAX_CHARACTERS = 4_000_000;

/** Keeps the operations used last, parsed, validated and prepared, so that a query seen before goes straight to execution. */
export class OperationCache {
  private readonly operations = new Map<string, PreparedOperation>();
  private characters = 0;

  constructor(
    private readonly maxOperations = MAX_OPERATIONS,
    private readonly maxCharacters = MAX_CHARACTERS,
  ) {}

  /** The operation kept for a query text and operation name. */
  get(query: string, operationName: string | undefined): PreparedOperation | undefined {
    const key = keyOf(query, operationName);
    const operation = this.operations.get(key);
    if (operation === undefined) return undefined;
    this.operations.delete(key);
    this.operations.set(key, operation);
    return operation;
  }

  /** Keeps an operation; those unused for longest give way when there is no room. */
  set(query: string, operationName: string | undefined, operation: PreparedOperation): void {
    const key = keyOf(query, operationName);
    if (!this.operations.has(key)) this.characters += key.length;
    this.operations.set(key, operation);
    for (const oldest of this.operations.keys()) {
      if (this.operations.size <= this.maxOperations && this.characters <= this.maxCharacters) return;
      this.operations.delete(oldest);
      this.characters -= oldest.length;
    }
  }
}

function keyOf(query: string, operationName: string | undefined): string {
  return operationName === undefined ? query : `${operationName}\n${query}`;
}
