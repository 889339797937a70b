/** A request to a thread. */
export interface ThreadRequest<Request> {
  readonly id: number;
  readonly request: Request;
}

/** The outcome of a request. `Failure` is an error in a form that keeps what it says between threads. */
export type ThreadReply<Reply, Failure> =
  { readonly id: number; readonly reply: Reply } | { readonly id: number; readonly failure: Failure };
