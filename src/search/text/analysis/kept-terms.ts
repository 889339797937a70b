const MOST_KEPT = 10_000;

/** Caches the terms of recent texts, because the parts of urns and the words of a catalogue repeat. */
export class KeptTerms<Terms> {
  private readonly kept = new Map<string, Terms>();

  /** Texts of more than `longest` characters rarely repeat; their terms are not cached. */
  constructor(
    private readonly longest: number,
    private readonly make: (text: string) => Terms,
  ) {}

  /** Returns `make(text)`, from the cache if possible. */
  of(text: string): Terms {
    if (text.length > this.longest) return this.make(text);
    const known = this.kept.get(text);
    if (known !== undefined) return known;
    const made = this.make(text);
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(text, made);
    return made;
  }
}
