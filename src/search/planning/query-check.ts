import { invalidArgument } from '../../foundation/common/errors.js';

/** Maximum length of a text in characters; DataHub's limit. */
const LONGEST_TEXT = 500;

/**
 * Patterns that no search for metadata contains, but attacks on known vulnerabilities of other systems do; DataHub
 * refuses the same kinds.
 */
const SUSPICIOUS: readonly RegExp[] = [
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/,
  /\bjavax?\.(?:lang|util|io|net|rmi|naming|beans|nio|script|management)\./i,
  /\borg\.springframework\./i,
  /\b(?:ldaps?|rmi|dns|iiop|corba|jndi):/i,
  /rO0AB|\baced0005/i,
  /\u00ac\u00ed/,
  /\b(?:burpcollaborator\.net|oastify\.com|interact\.sh|dnslog\.cn|oast\.(?:fun|live|me|online|pro|site))\b/i,
];

/** Throws `INVALID_ARGUMENT` for a text that is too long or looks like an attack. */
export function checkQueryText(text: string): void {
  if (text.length > LONGEST_TEXT)
    throw invalidArgument(`The query is ${text.length} characters long; shorten it to at most ${LONGEST_TEXT}`);
  if (SUSPICIOUS.some((pattern) => pattern.test(text)))
    throw invalidArgument(
      'The query contains potentially malicious content: leave out control characters, Java class names and addresses for look-ups',
    );
}
