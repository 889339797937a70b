/**
 * What a caller was told of a write. `fine` and `nothing` are promises; `unknown` says that there is none; `unclear` is
 * a refusal that promises nothing; `broken` is no answer, or one that no fault of an engine excuses.
 */
export type Told = 'fine' | 'nothing' | 'unknown' | 'unclear' | 'broken';

/** An answer to a write. */
export interface WriteAnswer {
  readonly status: number;
  readonly text: string;
}

/** What an answer tells its caller. */
export function toldBy({ status, text }: WriteAnswer): Told {
  if (status < 300) return 'fine';
  if (status !== 503) return 'broken';
  if (/nothing was written|transaction conflict/i.test(text)) return 'nothing';
  return /broke during the commit/.test(text) ? 'unknown' : 'unclear';
}
