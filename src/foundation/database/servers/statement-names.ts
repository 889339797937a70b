/** Number of times a statement is seen before it has a name. */
const OFTEN = 5;

/** Names in use at most: PostgreSQL keeps what it parsed for each of them in each connection. */
const MOST_NAMES = 200;

/** Texts that are counted at most. */
const MOST_TEXTS = 2_000;

/** Characters of a text at most; longer ones are lists of a length that seldom comes again. */
const LONGEST = 2_000;

const CHANGES_OR_READS = /^(?:SELECT|INSERT|UPDATE|DELETE)\b/;

/** Names for the statements that come often, by which PostgreSQL finds what it parsed before. */
export class StatementNames {
  private readonly names = new Map<string, string | undefined>();
  private counts = new Map<string, number>();

  /** The name of a statement, the same for every connection; undefined if it has none, or not yet. */
  of(text: string): string | undefined {
    if (this.names.size >= MOST_NAMES || this.names.has(text)) return this.names.get(text);
    const count = this.counts.get(text) ?? 0;
    if (count === 0 && !mayHaveName(text)) return undefined;
    if (count + 1 < OFTEN) this.count(text, count + 1);
    else this.names.set(text, `s${String(this.names.size + 1)}`);
    return this.names.get(text);
  }

  /** Gives a statement no name from now on. */
  refuse(text: string): void {
    this.names.set(text, undefined);
  }

  private count(text: string, count: number): void {
    if (this.counts.size >= MOST_TEXTS) this.counts = new Map();
    this.counts.set(text, count);
  }
}

function mayHaveName(text: string): boolean {
  return text.length <= LONGEST && CHANGES_OR_READS.test(text);
}
