/** How somebody logged in, in DataHub's words; its front end sends one of them with each session that it asks for. */
export const LOGIN_SOURCES = [
  'passwordReset',
  'passwordLogin',
  'fallbackLogin',
  'signUpLinkLogin',
  'guestLogin',
  'ssoLogin',
] as const;

/** One of `LOGIN_SOURCES`. */
export type LoginSource = (typeof LOGIN_SOURCES)[number];

/** The header that names the source of a log-in. */
export const LOGIN_SOURCE_HEADER = 'x-datahubloginsource';

/** The source that a header names, in any case; undefined where it names none. */
export function loginSourceNamed(name: unknown): LoginSource | undefined {
  if (typeof name !== 'string') return undefined;
  return LOGIN_SOURCES.find((source) => source.toLowerCase() === name.toLowerCase());
}
