import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LENGTH = 32;

/** A secret for a link that invites somebody or resets a password: 32 letters from a to z, as DataHub's are. */
export function randomToken(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
