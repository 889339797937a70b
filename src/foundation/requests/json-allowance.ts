import { invalidArgument } from '../common/errors.js';

/**
 * Limits the amount of JSON in one request, across all its texts: the body and JSON texts inside the body. Counts
 * objects, lists, commas and colons, which determine the memory and time of parsing, not characters.
 */
export class JsonAllowance {
  private taken = 0;

  constructor(
    private readonly most: number,
    /** The variable that sets `most`, for error messages. */
    private readonly setting: string,
  ) {}

  /** The remaining allowance. */
  get left(): number {
    return this.most - this.taken;
  }

  /** Counts the parts of one text. Throws `INVALID_ARGUMENT` if the limit is exceeded. */
  take(parts: number): void {
    if (parts > this.left) {
      throw invalidArgument(
        `The request contains more than ${this.most} JSON values and names, the limit of ${this.setting}. Split the request.`,
      );
    }
    this.taken += parts;
  }
}
