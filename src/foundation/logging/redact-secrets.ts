const HIDDEN = '***';

/** Credentials of the `Authorization` header, wherever they occur. */
const CREDENTIALS = /\b(Bearer|Basic)\s+[^\s"'\\,;]+/gi;

/** JSON web tokens. */
const WEB_TOKEN = /\beyJ[\w-]{4,}\.[\w-]+(?:\.[\w-]*)?/g;

/** User and password in an address. */
const ADDRESS_PASSWORD = /\b([a-z][\w+.-]*:\/\/[^\s:@/"']*):[^\s@/"']+@/gi;

/** `password: x`, `"accessToken":"x"`, `client_secret=x` and the like, quoted or not. */
const NAMED_SECRET =
  /((?:[\w-]*(?:passw(?:or)?d|secret|token|api[-_]?key|credentials?|authorization|cookie))\\?["']?\s*[:=]\s*)(\\?"(?:[^"\\]|\\[^"])*\\?"|'[^']*'|[^\s"',;&)}\]\\]+)/gi;

/** `text` without passwords, tokens and keys, for the log. */
export function redactSecrets(text: string): string {
  return text
    .replace(CREDENTIALS, `$1 ${HIDDEN}`)
    .replace(WEB_TOKEN, HIDDEN)
    .replace(ADDRESS_PASSWORD, `$1:${HIDDEN}@`)
    .replace(NAMED_SECRET, `$1${HIDDEN}`);
}
