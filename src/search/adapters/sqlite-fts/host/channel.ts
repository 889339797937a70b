import type { AnswerOf, ArgumentsOf, MethodOf } from './call-target.js';
import { callMethod } from './call-target.js';

/** Calls the methods of an object that may live in another thread; one after the other, in the order of the calls. */
export interface Channel<Target extends object> {
  call<Name extends MethodOf<Target>>(name: Name, ...args: ArgumentsOf<Target, Name>): Promise<AnswerOf<Target, Name>>;

  /** Ends the thread, if there is one. */
  close(): Promise<void>;
}

/** A channel to a thread whose work can be taken back. */
export interface StoppableChannel<Target extends object> extends Channel<Target> {
  /**
   * Asks the thread to end the call under way, which then fails with `DEADLINE_EXCEEDED` unless it is done before it
   * notices.
   */
  stop(): void;

  /** Ends the thread, whatever it does; calls under way fail, and the next call starts another thread. */
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

  /** A call in this thread is done before anybody can stop it. */
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
