import { Notice, Question, type Workers } from '../../../../foundation/workers/index.js';

/** Makes the other workers close the file; their reads wait. */
const CLOSED = new Question<true>('search index closed');

/** The file may be read again. */
const REPLACED = new Notice<true>('search index replaced');

/** How long reads wait for the end of a replacement whose process may have ended, in milliseconds. */
const LIMIT_MS = 10_000;

/** Runs its argument with the file closed, while reads wait. */
type WithFileClosed = (closed: () => Promise<void>) => Promise<void>;

/** The workers that read the index file that one of them writes. */
export class OtherProcesses {
  constructor(private readonly workers: Workers) {}

  /**
   * Runs `work` while the other workers have the file closed. One that does not respond within a second may still have
   * it open; it notices at its next read that the file was replaced.
   */
  async suspended(work: () => Promise<void>): Promise<void> {
    await this.workers.ask(CLOSED);
    try {
      await work();
    } finally {
      await this.workers.tell(REPLACED, true);
    }
  }

  /** Sets how this worker closes the file when the one that writes asks for that. */
  onClose(withFileClosed: WithFileClosed): void {
    let reopen: () => void = () => undefined;
    this.workers.onTold(REPLACED, () => reopen());
    this.workers.onAsked(CLOSED, () => {
      const replaced = new Promise<void>((resolve) => {
        reopen = resolve;
        setTimeout(resolve, LIMIT_MS).unref();
      });
      return new Promise<true>((resolve, reject) => {
        const closed = (): Promise<void> => {
          resolve(true);
          return replaced;
        };
        withFileClosed(closed).catch(reject);
      });
    });
  }
}
