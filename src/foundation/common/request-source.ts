/**
 * What something was asked through. The values are DataHub's, since system metadata and the audit trail hold them; code
 * stores and shows them and decides nothing by their APIs. `SYSTEM`: the service itself.
 */
export type RequestSource = 'RESTLI' | 'OPENAPI' | 'GRAPHQL' | 'LOGIN' | 'SYSTEM';

const LOG_IN_PATHS =
  /^\/(?:auth|logIn|logOut|signUp|resetNativeUserCredentials|authenticate|login|sso|callback)(?:\/|$)/;

/** What a request to `path` came through; `SYSTEM` without a request. */
export function requestSourceOf(path: string | undefined): RequestSource {
  if (path === undefined) return 'SYSTEM';
  if (path.startsWith('/openapi')) return 'OPENAPI';
  if (path.endsWith('/graphql')) return 'GRAPHQL';
  return LOG_IN_PATHS.test(path) ? 'LOGIN' : 'RESTLI';
}
