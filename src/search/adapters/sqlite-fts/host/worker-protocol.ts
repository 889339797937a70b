import type { FieldLayout } from '../../../text/field-layout.js';
import type { TransferredError } from './call-target.js';

/** Role of a thread: one writes, several read. */
export type WorkerRole = 'writer' | 'reader';

/** Start parameters of a thread. */
export interface WorkerStart {
  readonly role: WorkerRole;
  readonly path: string;
  readonly layout: FieldLayout;
  /**
   * Shared memory whose first element is the id of the latest cancelled call. Undefined = calls cannot be cancelled.
   */
  readonly stopped?: Int32Array;
}

/** A call of a method. */
export interface WorkerCall {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** The response to a call. */
export type WorkerAnswer =
  { readonly id: number; readonly answer: unknown } | { readonly id: number; readonly error: TransferredError };
