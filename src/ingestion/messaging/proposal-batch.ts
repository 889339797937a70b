import { DomainError } from '../../foundation/common/errors.js';
import { listsBy } from '../../foundation/common/lists-by.js';
import type { ReceivedMessage } from '../../foundation/messaging/index.js';

/** Writes under way at once; they share commits. */
const AT_ONCE = 64;

/** How proposals are written. */
export interface BatchWork {
  /** Writes the proposals of the first messages, which have one key. Returns their number; 0 = the first is refused. */
  write(messages: readonly ReceivedMessage[]): Promise<number>;
  /** Writes it, or disposes of it. */
  writeOrFail(message: ReceivedMessage): Promise<void>;
  /** Whether the messages are still this process's to handle. */
  isOwned(): boolean;
}

/**
 * Handles messages with several writes at once, but one after the other for each key. A refused message may need one of
 * another key before it: it is tried again once everything before it is handled, as are those of its key behind it.
 * Throws what `BatchWork` throws, and `STOPPING` when the messages are no longer owned.
 */
export async function handleBatch(messages: readonly ReceivedMessage[], work: BatchWork): Promise<void> {
  const chains = [...listsBy(messages, keyOf).values()];
  const left = new Set<ReceivedMessage>();
  const worker = async (): Promise<void> => {
    for (let chain = chains.shift(); chain !== undefined; chain = chains.shift()) {
      const at = await writtenOf(chain, work);
      for (const message of chain.slice(at)) left.add(message);
    }
  };
  await allOf(Array.from({ length: AT_ONCE }, worker));
  for (const message of messages) {
    if (!left.has(message)) continue;
    requireOwned(work);
    await work.writeOrFail(message);
  }
}

/** How many messages of a chain are written before the first refusal. */
async function writtenOf(chain: readonly ReceivedMessage[], work: BatchWork): Promise<number> {
  let at = 0;
  while (at < chain.length) {
    requireOwned(work);
    const count = await work.write(chain.slice(at));
    if (count === 0) return at;
    at += count;
  }
  return at;
}

/** Waits for all, so that nothing is under way when the first failure is thrown. */
async function allOf(work: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

function requireOwned(work: BatchWork): void {
  if (!work.isOwned()) throw new DomainError('STOPPING', 'The messages belong to another process now');
}

function keyOf({ key }: ReceivedMessage): string {
  return key ?? '';
}
