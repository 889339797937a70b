import type { SqlParameter } from './sql-transaction.js';

/** A request to a thread. */
export interface ThreadCall<Request> {
  readonly id: number;
  readonly request: Request;
}

/** Its outcome. Errors do not keep their code on the way between threads. */
export type ThreadAnswer<Reply> =
  | { readonly id: number; readonly reply: Reply }
  | { readonly id: number; readonly message: string; readonly code: string | undefined };

/** A SELECT for the thread that reads. */
export interface ThreadSelect {
  readonly sql: string;
  readonly parameters: readonly SqlParameter[];
}
