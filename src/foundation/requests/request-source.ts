/**
 * The entry point of an action. The values are DataHub's, because system metadata and the audit trail store them; code
 * stores and displays them, but makes no decisions by them. `SYSTEM`: the service itself.
 */
export type RequestSource = 'RESTLI' | 'OPENAPI' | 'GRAPHQL' | 'LOGIN' | 'MESSAGING' | 'SYSTEM';

const LOG_IN_PATHS =
  /^\/(?:auth|logIn|logOut|signUp|resetNativeUserCredentials|authenticate|login|sso|callback)(?:\/|$)/;

/** The entry point of a request to `path`; `SYSTEM` without a request. */
export function requestSourceOf(path: string | undefined): RequestSource {
  if (path === undefined) return 'SYSTEM';
  if (path.startsWith('/openapi')) return 'OPENAPI';
  if (path.endsWith('/graphql')) return 'GRAPHQL';
  return LOG_IN_PATHS.test(path) ? 'LOGIN' : 'RESTLI';
}
