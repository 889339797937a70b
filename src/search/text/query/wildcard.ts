/** Steps of a pattern other than single characters. */
const ANY_CHARACTER = 'any character';
const ANY_TEXT = 'any text';

/**
 * Tests whether a pattern of `*` and `?` matches a whole text; the time is at most proportional to the length of the
 * text times that of the pattern.
 */
export function wildcardTest(pattern: string): (text: string) => boolean {
  const steps = stepsOf(pattern);
  return (text) => describes(steps, text);
}

/** The prefix shared by all texts that match the pattern. */
export function wildcardStart(pattern: string): string {
  const steps = stepsOf(pattern);
  const end = steps.findIndex((step) => step.length > 1);
  return steps.slice(0, end === -1 ? steps.length : end).join('');
}

function stepsOf(pattern: string): readonly string[] {
  return [...pattern.matchAll(/\\(.)|(.)/gs)].map(([whole, escaped]) => {
    if (escaped !== undefined) return escaped;
    return whole === '*' ? ANY_TEXT : whole === '?' ? ANY_CHARACTER : whole;
  });
}

function describes(steps: readonly string[], text: string): boolean {
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
    } else if (wanted === ANY_CHARACTER || wanted === text.charAt(at)) {
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
