/** How long a response may wait until it is taken, in milliseconds. */
const FRESH_MS = 5_000;

interface EarlyResponse {
  readonly at: number;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    /** Responses to requests that were sent before the application ran, by `keyOf`. */
    earlyResponses?: Map<string, EarlyResponse>;
  }
}

/** Sends a request before the application runs; the same request of the application then takes its response. */
export function sendEarly(path: string, init: RequestInit): void {
  const response = fetch(path, init);
  // Whoever takes the response handles the error.
  response.catch(() => undefined);
  window.earlyResponses ??= new Map();
  window.earlyResponses.set(keyOf(path, init), { at: performance.now(), response });
}

/** The response to a request that was sent early, once; undefined if there is none, or an old one. */
export function takeEarly(path: string, init: RequestInit): Promise<Response> | undefined {
  if (typeof window === 'undefined') return undefined;
  const key = keyOf(path, init);
  const early = window.earlyResponses?.get(key);
  window.earlyResponses?.delete(key);
  return early !== undefined && performance.now() - early.at < FRESH_MS ? early.response : undefined;
}

function keyOf(path: string, { method = 'GET', body }: RequestInit): string {
  return `${method} ${path} ${typeof body === 'string' ? body : ''}`;
}
