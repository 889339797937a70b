import { meantHint, nearestNames } from './nearest.js';
import { noteWarning } from './request-origin.js';

/** Characters that a warning repeats of the name that is unknown. */
const LONGEST_NAME = 50;

/** Warns the caller of parameters that an operation does not have; like DataHub, it passes over them. */
export function warnOfUnknown(operation: string, given: readonly string[], known: readonly string[]): void {
  for (const name of given) {
    if (known.includes(name)) continue;
    const unknown = `${operation} has no parameter "${name.slice(0, LONGEST_NAME)}".${meantHint(name, known)}`;
    if (!noteWarning(`${unknown} It takes ${nearestNames(name, known) || 'none'}.`)) return;
  }
}
