import { meantHint, nearestNames } from '../common/nearest.js';
import { noteWarning } from './request-origin.js';

/** Maximum number of characters of an unknown name in a warning. */
const LONGEST_NAME = 50;

/** Warns the caller of unknown parameters of an operation, which are ignored as in DataHub. */
export function warnOfUnknown(operation: string, given: readonly string[], known: readonly string[]): void {
  for (const name of given) {
    if (known.includes(name)) continue;
    const unknown = `${operation} has no parameter "${name.slice(0, LONGEST_NAME)}".${meantHint(name, known)}`;
    if (!noteWarning(`${unknown} It takes ${nearestNames(name, known) || 'none'}.`)) return;
  }
}
