import { DomainError } from '../common/errors.js';

/** Why an index does not serve although its server does: a state of it, or its settings. */
class IndexFailure extends Error {
  override readonly name = 'IndexFailure';
}

/** The caller's error where the server responds, but an index does not serve; see `isOfOneIndex`. */
export function indexUnavailable(message: string): DomainError {
  return new DomainError('ENGINE_UNAVAILABLE', message, { cause: new IndexFailure('unavailable') });
}

/** Whether an error concerns some indices alone, so that work on others may succeed. */
export function isOfOneIndex(error: unknown): boolean {
  return error instanceof DomainError && error.cause instanceof IndexFailure;
}

/** Runs work on an index without which no other can be used: its failure concerns all of them. */
export async function forAllIndices<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError && isOfOneIndex(error)) throw new DomainError(error.code, error.message);
    throw error;
  }
}
