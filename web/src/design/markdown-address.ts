/** Schemes of links that may be followed. */
const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'ftp:', 'mailto:']);

/** Where the service keeps files that people put into texts. */
const FILES = '/openapi/v1/files/';

/**
 * The address of a link in a text, or the urn of the entity that it mentions; undefined for one that must not be
 * followed, such as one with a script. `origin` is that of the service.
 */
export function linkAddress(address: string, origin: string): string | undefined {
  if (/^urn:li:[a-zA-Z]+:./.test(address)) return address;
  // Any other address without a scheme depends on the page that shows the text.
  const isWhole = /^([a-z][a-z\d+.-]*:|\/)/i.test(address);
  const parsed = isWhole ? parsedAddress(address, origin) : undefined;
  return parsed !== undefined && SCHEMES.has(parsed.protocol) ? parsed.href : undefined;
}

/**
 * The address of an image that may be requested: a file of the service. Other images would tell their servers who reads
 * the text, and other paths of the service do more than to show something.
 */
export function imageAddress(address: string, origin: string): string | undefined {
  const parsed = parsedAddress(address, origin);
  return parsed?.origin === origin && parsed.pathname.startsWith(FILES) ? parsed.href : undefined;
}

function parsedAddress(address: string, origin: string): URL | undefined {
  return URL.canParse(address, origin) ? new URL(address, origin) : undefined;
}
