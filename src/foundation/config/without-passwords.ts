/** User and password before a host, also where the scheme is missing: `//user:password@`, `user:password@`. */
const USER_PASSWORD = /((?:^|\/\/)[^:@/]*):(?!\/\/).*@/g;

/**
 * The same where the text ends before the host: a # begins a comment in a file `.env`. A port is no password, and an
 * address with a host in brackets has none.
 */
const CUT_OFF = /^([a-z][\w+.-]*:\/\/[^:@/,[]*):(?!\d+(?:[/?]|$))[^@,]+$/i;

/** A password among the parameters of an address, as JDBC takes it. */
const PARAMETER = /([?&;](?:password|pwd)=)[^&;]*/gi;

/** `text` with `mark` in place of the passwords of addresses in it, well-formed or not. */
export function withoutPasswords(text: string, mark: string): string {
  return text.replace(CUT_OFF, `$1:${mark}`).replace(USER_PASSWORD, `$1:${mark}@`).replace(PARAMETER, `$1${mark}`);
}
