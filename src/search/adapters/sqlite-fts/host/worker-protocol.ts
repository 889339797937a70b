import type { FieldLayout } from '../file/field-layout.js';
import type { TransferredError } from './call-target.js';

/** What a thread of the index does: one writes, some read. */
export type WorkerRole = 'writer' | 'reader';

/** What a thread is started with. */
export interface WorkerStart {
  readonly role: WorkerRole;
  readonly path: string;
  readonly layout: FieldLayout;
  /**
   * Shared memory: its first member is the id of the latest call that is not wanted any more. Undefined = no call can
   * be stopped.
   */
  readonly stopped?: Int32Array;
}

/** A call of a method. */
export interface WorkerCall {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** The answer to a call. */
export type WorkerAnswer =
  { readonly id: number; readonly answer: unknown } | { readonly id: number; readonly error: TransferredError };
