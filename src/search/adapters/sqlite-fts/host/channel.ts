import type { AnswerOf, ArgumentsOf, MethodOf } from './call-target.js';
import { callMethod } from './call-target.js';

/** Calls the methods of an object that may live in another thread, one at a time, in the order of the calls. */
export interface Channel<Target extends object> {
  call<Name extends MethodOf<Target>>(name: Name, ...args: ArgumentsOf<Target, Name>): Promise<AnswerOf<Target, Name>>;

  /** Ends the thread, if there is one. */
  close(): Promise<void>;
}

/** A channel to a thread whose calls can be cancelled. */
export interface StoppableChannel<Target extends object> extends Channel<Target> {
  /**
   * Asks the thread to cancel the current call, which then fails with `DEADLINE_EXCEEDED`, unless it completes first.
   */
  stop(): void;

  /** Terminates the thread unconditionally; calls in progress fail, and the next call starts another thread. */
  end(): void;
}

/** Calls an object in this thread. */
export class LocalChannel<Target extends object> implements StoppableChannel<Target> {
  constructor(private readonly target: Target) {}

  async call<Name extends MethodOf<Target>>(
    name: Name,
    ...args: ArgumentsOf<Target, Name>
  ): Promise<AnswerOf<Target, Name>> {
    await Promise.resolve();
    return callMethod(this.target, name, args) as AnswerOf<Target, Name>;
  }

  /** A call in this thread is complete before it can be cancelled. */
  stop(): void {
    return;
  }

  end(): void {
    return;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
