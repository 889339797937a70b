/** The step of a pattern that stands for one character. Steps other than this and `ANY_TEXT` are single characters. */
export const ANY_CHARACTER = 'any character';
/** The step of a pattern that stands for any number of characters. */
export const ANY_TEXT = 'any text';

/**
 * Whether the steps of a pattern match the whole of `text`, a string or a list of its characters; the time is at most
 * proportional to the length of the text times that of the pattern.
 */
export function matchesSteps(steps: readonly string[], text: ArrayLike<string>): boolean {
  let step = 0;
  let at = 0;
  let star = -1;
  let starAt = 0;
  while (at < text.length) {
    const wanted = steps[step];
    if (wanted === ANY_TEXT) {
      star = step;
      starAt = at;
      step += 1;
    } else if (wanted === ANY_CHARACTER || wanted === text[at]) {
      step += 1;
      at += 1;
    } else if (star !== -1) {
      step = star + 1;
      starAt += 1;
      at = starAt;
    } else {
      return false;
    }
  }
  return steps.slice(step).every((rest) => rest === ANY_TEXT);
}
