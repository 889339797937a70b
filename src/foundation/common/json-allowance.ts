import { invalidArgument } from './errors.js';

/**
 * How much JSON one request may bring, over all of its texts: the body and JSON that stands in the body as text.
 * Objects, lists, commas and colons count, which is what parsing costs memory and time for; characters do not.
 */
export class JsonAllowance {
  private taken = 0;

  constructor(
    private readonly most: number,
    /** The variable that sets `most`, for error texts. */
    private readonly setting: string,
  ) {}

  /** What may still come. */
  get left(): number {
    return this.most - this.taken;
  }

  /** Counts the parts of one text. Throws `INVALID_ARGUMENT` when more came than is allowed. */
  take(parts: number): void {
    if (parts > this.left) {
      throw invalidArgument(
        `The request holds more than ${this.most} JSON values and names, the limit of ${this.setting}. Send less at once.`,
      );
    }
    this.taken += parts;
  }
}
