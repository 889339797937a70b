import { Injectable } from '@nestjs/common';
import { type TimeseriesSelection, TimeseriesStore } from './timeseries-store.port.js';

/** Is called for deletes of values. Listeners register themselves with `ValueDeletes` when their module starts. */
export interface ValueDeleteListener {
  /** Is called before any of the values is deleted; an error prevents the delete. */
  beforeDelete(selection: TimeseriesSelection): Promise<void>;
}

/** Deletes values of time series, and calls the registered listeners first. */
@Injectable()
export class ValueDeletes {
  private readonly listeners: ValueDeleteListener[] = [];

  constructor(private readonly store: TimeseriesStore) {}

  register(listener: ValueDeleteListener): void {
    this.listeners.push(listener);
  }

  /** Deletes the selected values. Returns the number of removed documents. Throws what `deleteValues` throws. */
  async delete(selection: TimeseriesSelection): Promise<number> {
    for (const listener of this.listeners) await listener.beforeDelete(selection);
    return this.store.deleteValues(selection);
  }
}
