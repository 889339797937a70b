import { DomainError, type ErrorCode } from '../../../../foundation/common/errors.js';

/** Names of the methods of `Target`. */
export type MethodOf<Target> = {
  [Name in keyof Target]: Target[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Target] &
  string;

/** Arguments of a method of `Target`. */
export type ArgumentsOf<Target, Name extends keyof Target> = Target[Name] extends (...args: infer Arguments) => unknown
  ? Arguments
  : never;

/** Result of a method of `Target`. */
export type AnswerOf<Target, Name extends keyof Target> = Target[Name] extends (...args: never[]) => infer Answer
  ? Answer
  : never;

/** An error in a form that can be sent to another thread. */
export interface TransferredError {
  /** Undefined = not an error of the service. */
  readonly code: ErrorCode | undefined;
  readonly message: string;
}

/** Calls a method by its name. */
export function callMethod(target: object, method: string, args: readonly unknown[]): unknown {
  const found: unknown = Reflect.get(target, method);
  if (typeof found !== 'function') throw new Error(`There is no method ${method}`);
  return Reflect.apply(found, target, args);
}

/** Converts an error for another thread; `receivedError` converts it back. */
export function transferredError(error: unknown): TransferredError {
  if (error instanceof DomainError) return { code: error.code, message: error.message };
  return { code: undefined, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** Restores an error from another thread. */
export function receivedError({ code, message }: TransferredError): Error {
  return code === undefined ? new Error(message) : new DomainError(code, message);
}
