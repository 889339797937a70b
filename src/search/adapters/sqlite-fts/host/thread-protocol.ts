import type { FieldLayout } from '../../../text/field-layout.js';

/** Role of a thread: one writes, several read. */
export type ThreadRole = 'writer' | 'reader';

/** Start parameters of a thread. */
export interface ThreadStart {
  readonly role: ThreadRole;
  readonly path: string;
  readonly layout: FieldLayout;
  /**
   * Shared memory whose first element is the id of the latest cancelled call. Undefined = calls cannot be cancelled.
   */
  readonly stopped?: Int32Array;
}

/** A call of a method. */
export interface MethodCall {
  readonly method: string;
  readonly args: readonly unknown[];
}
