/** Urn of the user of whom the log-in left a cookie; undefined if there is none. The service decides who it is. */
export function actorOfCookie(cookies: string): string | undefined {
  const [, value = ''] = /(?:^|; )actor=([^;]*)/.exec(cookies) ?? [];
  try {
    return value === '' ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
