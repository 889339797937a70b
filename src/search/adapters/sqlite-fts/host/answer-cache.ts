/** Memory limit of all answers, in bytes, as estimated below. */
const MOST_BYTES = 6_000_000;

/** Longest answer that is kept, in characters of its JSON text. */
const LONGEST_ANSWER = 100_000;

/** Estimated memory of an answer for each character of its JSON text, and of its key, besides that of its texts. */
const BYTES_PER_CHARACTER = 3;
const ENTRY_BYTES = 400;

interface Entry {
  readonly answer: unknown;
  readonly bytes: number;
}

/**
 * Answers of the index that are valid until its next change. Holds none while a change is in progress, because then
 * nobody knows which state a search sees.
 */
export class AnswerCache {
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;
  /** Number of changes that have begun or ended. */
  private version = 0;
  private changing = 0;

  /** Runs a change of the index; removes all answers. */
  async changed<Result>(change: () => Promise<Result>): Promise<Result> {
    this.begin();
    try {
      return await change();
    } finally {
      this.changing -= 1;
      this.version += 1;
    }
  }

  /** The answer for `key`: a kept one, or the one that `ask` returns as JSON. The answer is shared: never change it. */
  async answer<Answer>(key: string, ask: () => Promise<string>): Promise<Answer> {
    const kept = this.entries.get(key);
    if (kept !== undefined) {
      this.entries.delete(key);
      this.entries.set(key, kept);
      return kept.answer as Answer;
    }
    const { version } = this;
    const text = await ask();
    const answer = JSON.parse(text) as Answer;
    if (this.changing === 0 && this.version === version) this.keep(key, answer, text.length);
    return answer;
  }

  /** Removes all answers, because the index has changed. */
  clear(): void {
    this.version += 1;
    this.entries.clear();
    this.bytes = 0;
  }

  private begin(): void {
    this.changing += 1;
    this.clear();
  }

  private keep(key: string, answer: unknown, length: number): void {
    if (length > LONGEST_ANSWER || this.entries.has(key)) return;
    const bytes = (length + key.length) * BYTES_PER_CHARACTER + ENTRY_BYTES;
    this.entries.set(key, { answer, bytes });
    this.bytes += bytes;
    for (const [oldest, entry] of this.entries) {
      if (this.bytes <= MOST_BYTES) return;
      this.entries.delete(oldest);
      this.bytes -= entry.bytes;
    }
  }
}
