import type { AnswerOf, ArgumentsOf, MethodOf } from './call-target.js';
import { callMethod } from './call-target.js';

/** Calls the methods of an object that may live in another thread; one after the other, in the order of the calls. */
export interface Channel<Target extends object> {
  call<Name extends MethodOf<Target>>(name: Name, ...args: ArgumentsOf<Target, Name>): Promise<AnswerOf<Target, Name>>;

  /** Ends the thread, if there is one. */
  close(): Promise<void>;
}

/** Calls an object in this thread. */
export class LocalChannel<Target extends object> implements Channel<Target> {
  constructor(private readonly target: Target) {}

  async call<Name extends MethodOf<Target>>(
    name: Name,
    ...args: ArgumentsOf<Target, Name>
  ): Promise<AnswerOf<Target, Name>> {
    await Promise.resolve();
    return callMethod(this.target, name, args) as AnswerOf<Target, Name>;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
