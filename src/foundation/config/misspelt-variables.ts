import { editDistance } from '../common/edit-distance.js';
import { declaredVariables } from './environment.js';

/** Most letters in which a name differs from the one that was meant. */
const MOST_SLIPS = 2;
/** Shorter names are like too many others. */
const SHORTEST = 6;

/** A variable that nobody reads, and the one that was probably meant. */
export interface MisspeltVariable {
  readonly given: string;
  readonly meant: string;
}

/** Variables of `env` whose names are nearly those of the service's own. */
export function misspeltVariables(env: NodeJS.ProcessEnv): readonly MisspeltVariable[] {
  const names = declaredVariables().map(({ name }) => name);
  const known = new Set(names);
  return Object.keys(env).flatMap((given) => {
    if (known.has(given) || given.length < SHORTEST) return [];
    const meant = names.find((name) => name.length >= SHORTEST && editDistance(given, name, MOST_SLIPS) <= MOST_SLIPS);
    return meant === undefined ? [] : [{ given, meant }];
  });
}
