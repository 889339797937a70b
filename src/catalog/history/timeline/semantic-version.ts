import type { SemanticChange } from './change.js';

/** A version number that changes increment. */
export class SemanticVersion {
  private constructor(
    private readonly major: number,
    private readonly minor: number,
    private readonly patch: number,
  ) {}

  /** The version before the first change. */
  static readonly START = new SemanticVersion(0, 0, 0);

  /** Returns the version after a change; the same version for NONE. */
  after(change: SemanticChange): SemanticVersion {
    switch (change) {
      case 'MAJOR':
        return new SemanticVersion(this.major + 1, 0, 0);
      case 'MINOR':
        return new SemanticVersion(this.major, this.minor + 1, 0);
      case 'PATCH':
        return new SemanticVersion(this.major, this.minor, this.patch + 1);
      case 'NONE':
        return this;
    }
  }

  toString(): string {
    return `${this.major}.${this.minor}.${this.patch}-computed`;
  }
}
