import { DomainError, type ErrorCode } from '../../../../foundation/common/errors.js';

/** Names of the methods of `Target`. */
export type MethodOf<Target> = {
  [Name in keyof Target]: Target[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Target] &
  string;

/** What a method of `Target` takes. */
export type ArgumentsOf<Target, Name extends keyof Target> = Target[Name] extends (...args: infer Arguments) => unknown
  ? Arguments
  : never;

/** What a method of `Target` answers. */
export type AnswerOf<Target, Name extends keyof Target> = Target[Name] extends (...args: never[]) => infer Answer
  ? Answer
  : never;

/** An error in a form that another thread can be told. */
export interface TransferredError {
  /** Undefined = none of the service's own errors. */
  readonly code: ErrorCode | undefined;
  readonly message: string;
}

/** Calls a method by its name. */
export function callMethod(target: object, method: string, args: readonly unknown[]): unknown {
  const found: unknown = Reflect.get(target, method);
  if (typeof found !== 'function') throw new Error(`There is no method ${method}`);
  return Reflect.apply(found, target, args);
}

/** The form of an error that `receivedError` reads. */
export function transferredError(error: unknown): TransferredError {
  if (error instanceof DomainError) return { code: error.code, message: error.message };
  return { code: undefined, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** The error that another thread told of. */
export function receivedError({ code, message }: TransferredError): Error {
  return code === undefined ? new Error(message) : new DomainError(code, message);
}
