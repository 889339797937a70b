const MOST_KEPT = 10_000;

/** Keeps what was made of texts that were met lately: the parts of urns and the words of a catalogue repeat. */
export class KeptTerms<Terms> {
  private readonly kept = new Map<string, Terms>();

  /** Texts of more than `longest` letters are hardly met twice; what is made of them is not kept. */
  constructor(
    private readonly longest: number,
    private readonly make: (text: string) => Terms,
  ) {}

  /** What `make` makes of a text. */
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
