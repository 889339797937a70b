import { editDistance } from '../common/edit-distance.js';
import { declaredVariables } from './environment.js';

/** Maximum edit distance from the intended name. */
const MOST_SLIPS = 2;
/** Shorter names are too similar to others. */
const SHORTEST = 6;
/** Names of AWS's clients, many of which differ in a few letters. */
const OF_AWS = /^AWS_/;

/** An unknown variable, and the one that was probably meant. */
export interface MisspeltVariable {
  readonly given: string;
  readonly meant: string;
}

/** Variables of `env` whose names are similar to the service's own. */
export function misspeltVariables(env: NodeJS.ProcessEnv): readonly MisspeltVariable[] {
  const names = declaredVariables().map(({ name }) => name);
  const known = new Set(names);
  return Object.keys(env).flatMap((given) => {
    if (known.has(given) || given.length < SHORTEST || OF_AWS.test(given)) return [];
    const meant = names.find((name) => name.length >= SHORTEST && editDistance(given, name, MOST_SLIPS) <= MOST_SLIPS);
    return meant === undefined ? [] : [{ given, meant }];
  });
}
