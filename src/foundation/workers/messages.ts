import type { WorkerState } from './workers.port.js';

/** A notice with its topic. */
export type Told = readonly [topic: string, content: unknown];

/** The part of a notice or question that is the same on both ways of it. */
export type Sent =
  | { readonly kind: 'tell'; readonly id: number; readonly told: readonly Told[] }
  | { readonly kind: 'ask'; readonly id: number; readonly topic: string };

/** The response of a worker to a notice or question of the worker `to`. */
export interface Reply {
  readonly kind: 'reply';
  readonly to: number;
  readonly id: number;
  /** Absent after a notice, and if the answer failed. */
  readonly answer?: unknown;
}

/** Messages of a worker to the primary process. */
export type FromWorker =
  | { readonly kind: 'hello' }
  | { readonly kind: 'attend'; readonly id: number }
  | { readonly kind: 'ready'; readonly url: string }
  | Sent
  | Reply;

/** Messages of the primary process to a worker. */
export type ToWorker =
  | {
      readonly kind: 'welcome';
      readonly number: number;
      readonly port: number;
      readonly onlyReads: boolean;
      readonly members: readonly WorkerState[];
    }
  | { readonly kind: 'members'; readonly members: readonly WorkerState[] }
  | (Sent & { readonly from: number })
  | { readonly kind: 'done'; readonly id: number; readonly answers: readonly unknown[] };
