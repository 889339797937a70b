import { type RequestOrigin, requestOrigin } from './request-origin.js';

/**
 * Gathers what the work for a request asks for in one turn of the event loop, to send it together. What different
 * requests ask for is sent apart, so that none waits for another.
 */
export class RequestGathering<Item> {
  private readonly waiting = new Map<RequestOrigin, Item[]>();

  constructor(private readonly send: (items: readonly Item[]) => void) {}

  /** Sends an item with the others of its request; at once if there is no request. */
  add(item: Item): void {
    const origin = requestOrigin();
    if (origin === undefined) {
      this.send([item]);
      return;
    }
    const others = this.waiting.get(origin);
    if (others === undefined) this.gather(origin, [item]);
    else others.push(item);
  }

  private gather(origin: RequestOrigin, items: Item[]): void {
    this.waiting.set(origin, items);
    setImmediate(() => {
      origin.batches.whenFree(() => {
        this.waiting.delete(origin);
        this.send(items);
      });
    });
  }
}
