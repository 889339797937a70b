const HIDDEN = '***';

// Clients choose some of the texts, so the time of each pattern is proportional to the length of the text: no part that
// may be long can begin at every place of another one.

/** Credentials of the `Authorization` header, wherever they occur. */
const CREDENTIALS = /\b(Bearer|Basic)\s+[^\s"'\\,;]+/gi;

/** JSON web tokens. */
const WEB_TOKEN = /\beyJ(?:(?!-eyJ)[\w-]){4,}\.[\w-]+(?:\.[\w-]*)?/g;

/** User and password in an address. */
const ADDRESS_PASSWORD = /\b([a-z][\w+.-]{0,30}:\/\/[^\s:@/"']*):[^\s@/"']+@/gi;

/** `password: x`, `"accessToken":"x"`, `client_secret=x` and the like, quoted or not. */
const NAMED_SECRET =
  /((?:passw(?:or)?d|secret|token|api[-_]?key|credentials?|authorization|cookie)\\?["']?\s*[:=]\s*)(\\?"(?:[^"\\]|\\[^"])*\\?"|'[^']*'|[^\s"',;&)}\]\\]+)/gi;

/** `text` without passwords, tokens and keys, for the log. */
export function redactSecrets(text: string): string {
  return text
    .replace(CREDENTIALS, `$1 ${HIDDEN}`)
    .replace(WEB_TOKEN, HIDDEN)
    .replace(ADDRESS_PASSWORD, `$1:${HIDDEN}@`)
    .replace(NAMED_SECRET, `$1${HIDDEN}`);
}
