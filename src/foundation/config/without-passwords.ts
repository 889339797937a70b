/** User and password before a host, also where the scheme is missing: `//user:password@`, `user:password@`. */
const USER_PASSWORD = /((?:^|\/\/)[^:@/]*):(?!\/\/).*@/g;

/** A password among the parameters of an address, as JDBC takes it. */
const PARAMETER = /([?&;](?:password|pwd)=)[^&;]*/gi;

/** `text` with `mark` in place of the passwords of addresses in it, well-formed or not. */
export function withoutPasswords(text: string, mark: string): string {
  return text.replace(USER_PASSWORD, `$1:${mark}@`).replace(PARAMETER, `$1${mark}`);
}
