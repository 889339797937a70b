import { Workers } from './workers.port.js';

/** A service that is one process: nobody else is told or asked. */
export class OneProcess extends Workers {
  readonly number = undefined;
  readonly onlyReads = false;
  readonly members = [];

  override attend(): Promise<void> {
    return Promise.resolve();
  }

  override tell(): Promise<void> {
    return Promise.resolve();
  }

  override onTold(): void {
    // Nobody sends a message.
  }

  override ask(): Promise<readonly never[]> {
    return Promise.resolve([]);
  }

  override onAsked(): void {
    // Nobody asks.
  }
}
