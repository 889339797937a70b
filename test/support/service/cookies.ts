/** A browser's cookies for one service, as far as tests need them: names and values, no rules of when to send them. */
export class CookieJar {
  private readonly cookies = new Map<string, string>();

  /** Takes what an answer sets; an emptied cookie goes. Answers the lines that it set. */
  take(response: Response): readonly string[] {
    const lines = response.headers.getSetCookie();
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return lines;
  }

  /** The header `Cookie`. */
  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The decoded value of a cookie. */
  value(name: string): string | undefined {
    const value = this.cookies.get(name);
    return value === undefined ? undefined : decodeURIComponent(value);
  }
}

/** A fetch that keeps cookies in `jar` and follows no redirect. */
export async function fetchWith(jar: CookieJar, url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (jar.header !== '') headers.set('cookie', jar.header);
  const response = await fetch(url, { ...init, headers, redirect: 'manual' });
  jar.take(response);
  return response;
}

/** The JSON of an answer. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read answers of any shape
export async function jsonOf(response: Response | Promise<Response>): Promise<any> {
  return (await response).json();
}
