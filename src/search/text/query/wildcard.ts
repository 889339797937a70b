import { ANY_CHARACTER, ANY_TEXT, matchesSteps } from '../../../foundation/common/wildcard-match.js';

/**
 * Tests whether a pattern of `*` and `?` matches a whole text; the time is at most proportional to the length of the
 * text times that of the pattern.
 */
export function wildcardTest(pattern: string): (text: string) => boolean {
  const steps = stepsOf(pattern);
  return (text) => matchesSteps(steps, text);
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
